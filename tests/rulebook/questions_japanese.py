"""What players ask the rulebook in Japanese, and the articles that answer it."""

from __future__ import annotations

from typing import Final

from tests.rulebook.questions import asked

IN_JAPANESE: Final = (
    *asked(
        "bug-council",
        """
        誰も同じ色を持っていないとき: following winning-a-trick
        どの札を出してもいいの: following
        一番強い札はどれ: strength winning-a-trick
        切り札はある: winning-a-trick strength
        札は何枚もらう: deal
        議会を訪問するのは誰: visitor
        必ず訪問するの: visitor
        議場では何が起きる: chambers
        忠誠はいつ選ぶ: declare allegiance
        時代の終わりに何点入る: allegiance points-from-tricks
        無所属でトリックを取ってしまった: no-allegiance
        三人とも無所属: shared-bonus
        二人で遊ぶには: emissary
        使者の札は誰が出す: playing-for-it
        ターミネーターはどう札を選ぶ: machine-card
        """,
    ),
    *asked(
        "bugami",
        """
        ビッドはいつ公開する: bidding
        バグは切り札になる: winning-a-trick bidding
        ハートをフォローしないといけない: following
        エースは強い、弱い: winning-a-trick
        1トリックが10点になるのは: bugs
        トリックを取れなかった: no-trick
        全部のトリックを取ったら: all-tricks
        ミゼールに失敗した: misere
        二人が同じスートをビッドした: wedding
        ジョーカーは何に使う: jokers
        フォローできないときのジョーカー: joker-thrown
        ゲームはいつ終わる: target
        手札は何枚: hands
        前のトリックを見てもいい: open
        最初にリードするのは誰: seats
        """,
    ),
    *asked(
        "bugs-on-rugs",
        """
        虫を何匹選び取る: floor a-round
        最初に選ぶのは誰: beginning a-round
        残った虫はどうなる: the-wall
        ほかの人の手札を見てもいい: open hand
        アリが同数のとき: ant
        カブトムシが奇数: beetle
        テントウムシ5匹: ladybug
        クモのいないハエ: spider
        同じラグが2枚: firefly
        チョウが2匹で種類が同じ: butterfly
        カが3匹: pairs
        幼虫はいつかえる: hatching
        山札がなくなった: empty
        終了カードは虫に数える: the-end-card
        効果が発動する順番: the-wall
        """,
    ),
    *asked(
        "display-case",
        """
        札の向きを変えてもいい: inside
        札が標本箱からはみ出してもいい: inside
        クモの上に置ける: the-spider inside
        何の上に何を置ける: like-on-like
        コインはどうすれば戻る: coin
        コインを必ず使うの: coin score-coin
        山の下の札を見てもいい: stacks
        札を置けないとき: passing
        パスしたら脱落: passing
        クワガタの半分: stag-and-moth score-stag-moth
        ガの得点: score-stag-moth
        葉は隣り合っていないとだめ: leaf-pairs
        列の長さ: runs
        フンコロガシは減点: dung
        同点のとき: winning-the-game
        """,
    ),
)
