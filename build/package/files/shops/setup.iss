; The installer for Windows: for one person, without a password. Compiled with Inno Setup 6:
;   ISCC /DSource=FOLDER /DOutput=FOLDER setup.iss
; FOLDER is the unpacked archive. Saved games lie elsewhere and stay when it is uninstalled.
#define Title "@TITLE@"
#define Name "@NAME@"
#define Version "@VERSION@"

[Setup]
AppId={{7E7D7E1B-6D0A-4B3B-9F57-2A6C4C9E5B11}
AppName={#Title}
AppVersion={#Version}
AppVerName={#Title} {#Version}
AppPublisher=@MAKERS@
AppPublisherURL=@HOME_PAGE@
AppUpdatesURL=@RELEASES@
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#Title}
DefaultGroupName={#Title}
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile={#Source}\LICENSE
UninstallDisplayIcon={app}\{#Name}.exe
#ifexist SourcePath + "setup.ico"
SetupIconFile=setup.ico
#endif
OutputDir={#Output}
OutputBaseFilename={#Name}-{#Version}-windows-x86_64-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
TimeStampsInUTC=yes

[Tasks]
Name: desktopicon; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[InstallDelete]
; What an older version had and this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\{#Title}"; Filename: "{app}\{#Name}.exe"
Name: "{autodesktop}\{#Title}"; Filename: "{app}\{#Name}.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\{#Name}.exe"; Description: "{cm:LaunchProgram,{#Title}}"; Flags: nowait postinstall skipifsilent
