"""What players ask the rulebook in German, and the articles that answer it."""

from __future__ import annotations

from typing import Final

from tests.rulebook.questions import asked

IN_GERMAN: Final = (
    *asked(
        "bug-council",
        """
        was wenn keiner die farbe hat: following winning-a-trick
        darf ich jede karte spielen: following
        welche karte ist die stärkste: strength winning-a-trick
        gibt es trumpf: winning-a-trick strength
        wie viele karten bekomme ich: deal
        wer besucht den rat: visitor
        muss ich den rat besuchen: visitor
        was passiert in der kammer: chambers
        wann wähle ich die gefolgschaft: declare allegiance
        was zählt am ende des zeitalters: allegiance points-from-tricks
        keine gefolgschaft und doch ein stich: no-allegiance
        zu dritt keine gefolgschaft: shared-bonus
        wie spielt man zu zweit: emissary
        wer spielt die karten der gesandten: playing-for-it
        wie entscheidet der termitenator: machine-card
        """,
    ),
    *asked(
        "bugami",
        """
        wann werden ansagen gezeigt: bidding
        kann meine wanze trumpf sein: winning-a-trick bidding
        muss ich herz bedienen: following
        ist das ass hoch oder niedrig: winning-a-trick
        wann zählt ein stich zehn: bugs
        ich habe keinen stich: no-trick
        was wenn ich alle stiche mache: all-tricks
        misère nicht geschafft: misere
        zwei haben dieselbe farbe angesagt: wedding
        wozu sind joker da: jokers
        joker wenn ich nicht bedienen kann: joker-thrown
        wann ist die partie zu ende: target
        wie viele karten hat jeder: hands
        darf ich alte stiche ansehen: open
        wer spielt zuerst aus: seats
        """,
    ),
    *asked(
        "bugs-on-rugs",
        """
        wie viele tiere nimmt man: floor a-round
        wer wählt zuerst: beginning a-round
        was passiert mit dem übrigen tier: the-wall
        darf ich fremde handkarten sehen: open hand
        ameisen bei gleichstand: ant
        ungerade anzahl käfer: beetle
        fünf marienkäfer: ladybug
        fliege ohne spinne: spider
        zweimal derselbe teppich: firefly
        zwei gleiche schmetterlinge: butterfly
        drei mücken: pairs
        wann schlüpfen larven: hatching
        der stapel ist leer: empty
        ist die schlusskarte ein tier: the-end-card
        reihenfolge der fähigkeiten: the-wall
        """,
    ),
    *asked(
        "display-case",
        """
        darf ich die karte drehen: inside
        dürfen karten herausragen: inside
        darf ich eine spinne überdecken: the-spider inside
        was darf auf was liegen: like-on-like
        wie bekomme ich münzen zurück: coin
        muss ich meine münze ausgeben: coin score-coin
        darf ich in den stapel schauen: stacks
        was wenn ich keine karte legen kann: passing
        bin ich raus wenn ich passe: passing
        halber hirschkäfer: stag-and-moth score-stag-moth
        punkte für nachtfalter: score-stag-moth
        müssen sich blätter berühren: leaf-pairs
        wie lang ist eine reihe: runs
        ist ein mistkäfer schlecht: dung
        was bei unentschieden: winning-the-game
        """,
    ),
)
