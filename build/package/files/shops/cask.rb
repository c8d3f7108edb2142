cask "@NAME@" do
  version "@VERSION@"
  sha256 "@MACOS_SUM@"

  url "@RELEASES@/download/v#{version}/@MACOS@"
  name "@TITLE@"
  desc "@SUMMARY@"
  homepage "@HOME_PAGE@"

  depends_on macos: ">= :big_sur"

  app "@NAME@-#{version}/@TITLE@.app"

  zap trash: [
    "~/Library/Application Support/@NAME@",
    "~/Library/Logs/@NAME@",
  ]
end
