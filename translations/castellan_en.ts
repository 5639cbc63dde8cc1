<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>All %n step(s) lead to the saved states.</source>
        <translation>
            <numerusform>The %n step leads to the saved state.</numerusform>
            <numerusform>All %n steps lead to the saved states.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) without a scenario</source>
        <translation>
            <numerusform>%n clause without a scenario</numerusform>
            <numerusform>%n clauses without a scenario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), %2</source>
        <translation>
            <numerusform>%1: %n card, %2</numerusform>
            <numerusform>%1: %n cards, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not for %n player(s).</source>
        <translation>
            <numerusform>%1 is not for %n player.</numerusform>
            <numerusform>%1 is not for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is imported: %n page(s).</source>
        <translation>
            <numerusform>“%1” is imported: %n page.</numerusform>
            <numerusform>“%1” is imported: %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) have a place in it.</source>
        <translation>
            <numerusform>%n rule has a place in it.</numerusform>
            <numerusform>%n rules have a place in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but it has to be exactly %1.</source>
        <translation>
            <numerusform>%n card, but it has to be exactly %1.</numerusform>
            <numerusform>%n cards, but it has to be exactly %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but it has to be at least %1.</source>
        <translation>
            <numerusform>%n card, but it has to be at least %1.</numerusform>
            <numerusform>%n cards, but it has to be at least %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but it may be at most %1.</source>
        <translation>
            <numerusform>%n card, but it may be at most %1.</numerusform>
            <numerusform>%n cards, but it may be at most %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s) with rules, but there is room for %1.</source>
        <translation>
            <numerusform>%n castle with rules, but there is room for %1.</numerusform>
            <numerusform>%n castles with rules, but there is room for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra coin(s), but the supply has %1 at most.</source>
        <translation>
            <numerusform>%n extra coin, but the supply has %1 at most.</numerusform>
            <numerusform>%n extra coins, but the supply has %1 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This variant is for %n player(s).</source>
        <translation>
            <numerusform>This variant is for %n player.</numerusform>
            <numerusform>This variant is for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with values of ours that you have not checked yet: %1.</source>
        <translation>
            <numerusform>%n card with values of ours that you have not checked yet: %1.</numerusform>
            <numerusform>%n cards with values of ours that you have not checked yet: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not in your library; its pack may be missing: %1.</source>
        <translation>
            <numerusform>%n card is not in your library; its pack may be missing: %1.</numerusform>
            <numerusform>%n cards are not in your library; their pack may be missing: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in both decks: %1.</source>
        <translation>
            <numerusform>%n card in both decks: %1.</numerusform>
            <numerusform>%n cards in both decks: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the first %n castle(s)</source>
        <translation>
            <numerusform>Keep the first %n castle</numerusform>
            <numerusform>Keep the first %n castles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s)</source>
        <translation>
            <numerusform>Play with %n player</numerusform>
            <numerusform>Play with %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not legal yet: %n reason(s)</source>
        <translation>
            <numerusform>not legal yet: %n reason</numerusform>
            <numerusform>not legal yet: %n reasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n line(s) read</source>
        <translation>
            <numerusform>%n line read</numerusform>
            <numerusform>%n lines read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n guessed</numerusform>
            <numerusform>%n guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanWords</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as before</source>
        <translation>
            <numerusform>%n as before</numerusform>
            <numerusform>%n as before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone</source>
        <translation>
            <numerusform>%n gone</numerusform>
            <numerusform>%n gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clash(es)</source>
        <translation>
            <numerusform>%n clash</numerusform>
            <numerusform>%n clashes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s)</source>
        <translation>
            <numerusform>%n castle</numerusform>
            <numerusform>%n castles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s)</source>
        <translation>
            <numerusform>%n correction</numerusform>
            <numerusform>%n corrections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clarification(s)</source>
        <translation>
            <numerusform>%n clarification</numerusform>
            <numerusform>%n clarifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Desk</name>
    <message numerus="yes">
        <source>%n picture(s) saved in %1.</source>
        <translation>
            <numerusform>%n picture saved in %1.</numerusform>
            <numerusform>%n pictures saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is in “%2”, which has %n card(s) now.</source>
        <translation>
            <numerusform>“%1” is in “%2”, which has %n card now.</numerusform>
            <numerusform>“%1” is in “%2”, which has %n cards now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is chosen; %n card(s) are ready to print.</source>
        <translation>
            <numerusform>%1 is chosen; %n card is ready to print.</numerusform>
            <numerusform>%1 is chosen; %n cards are ready to print.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One copy each of %n character(s) is noted as yours.</source>
        <translation>
            <numerusform>One copy of %n character is noted as yours.</numerusform>
            <numerusform>One copy each of %n characters is noted as yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::BranchComparison</name>
    <message numerus="yes">
        <source>This step is %n step(s) further on.</source>
        <translation>
            <numerusform>This step is %n step further on.</numerusform>
            <numerusform>This step is %n steps further on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This step is %n step(s) further back.</source>
        <translation>
            <numerusform>This step is %n step further back.</numerusform>
            <numerusform>This step is %n steps further back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::CollectionModel</name>
    <message numerus="yes">
        <source>%1, %n in the deck</source>
        <translation>
            <numerusform>%1, %n in the deck</numerusform>
            <numerusform>%1, %n in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::DeckContentsModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::DeckLibraryModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::MatchSession</name>
    <message numerus="yes">
        <source>%1 of %n step(s) could be kept</source>
        <translation>
            <numerusform>%1 of %n step could be kept</numerusform>
            <numerusform>%1 of %n steps could be kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n step(s) before it could be kept</source>
        <translation>
            <numerusform>%1; %n step before it was kept</numerusform>
            <numerusform>%1; the %n steps before it were kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::BoardView</name>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n card.</numerusform>
            <numerusform>%n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::BuilderPage</name>
    <message numerus="yes">
        <source>Match deck with “%1”: %n card(s)</source>
        <translation>
            <numerusform>Match deck with “%1”: %n card</numerusform>
            <numerusform>Match deck with “%1”: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deck alone: %n card(s)</source>
        <translation>
            <numerusform>This deck alone: %n card</numerusform>
            <numerusform>This deck alone: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::CardBrowser</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln card(s)</source>
        <translation>
            <numerusform>%1 of %Ln card</numerusform>
            <numerusform>%1 of %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::ComparePage</name>
    <message numerus="yes">
        <source>%n card(s) in both alike; the rest:</source>
        <translation>
            <numerusform>%n card in both alike; the rest:</numerusform>
            <numerusform>%n cards in both alike; the rest:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::DeckBuilder</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::DeckPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::DeckShelfDelegate</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %n reason(s)</source>
        <comment>why a deck is not legal yet</comment>
        <translation>
            <numerusform>✗ %n reason</numerusform>
            <numerusform>✗ %n reasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::DecksPlace</name>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::EditorPlace</name>
    <message numerus="yes">
        <source>%n own card(s)</source>
        <translation>
            <numerusform>%n own card</numerusform>
            <numerusform>%n own cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to put right</source>
        <translation>
            <numerusform>%n thing to put right</numerusform>
            <numerusform>%n things to put right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::FindBar</name>
    <message numerus="yes">
        <source>%n in German only.</source>
        <translation>
            <numerusform>%n in German only.</numerusform>
            <numerusform>%n in German only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in English only.</source>
        <translation>
            <numerusform>%n in English only.</numerusform>
            <numerusform>%n in English only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in another book.</source>
        <translation>
            <numerusform>%n in another book.</numerusform>
            <numerusform>%n in another book.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::LabPage</name>
    <message numerus="yes">
        <source>Its %n move(s) do what it expects.</source>
        <translation>
            <numerusform>Its %n move does what it expects.</numerusform>
            <numerusform>Its %n moves do what it expects.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::MatchRulesBox</name>
    <message numerus="yes">
        <source>Rules of this match: %n not as usual</source>
        <translation>
            <numerusform>Rules of this match: %n not as usual</numerusform>
            <numerusform>Rules of this match: %n not as usual</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::OffersPage</name>
    <message numerus="yes">
        <source>Take a card from the offer; the next one takes its place. %n card(s) left in the deck.</source>
        <translation>
            <numerusform>Take a card from the offer; the next one takes its place. %n card left in the deck.</numerusform>
            <numerusform>Take a card from the offer; the next one takes its place. %n cards left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An opening hand. Play a card; the next one is drawn. %n card(s) left in the deck.</source>
        <translation>
            <numerusform>An opening hand. Play a card; the next one is drawn. %n card left in the deck.</numerusform>
            <numerusform>An opening hand. Play a card; the next one is drawn. %n cards left in the deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PacksPlace</name>
    <message numerus="yes">
        <source>%n pack(s) installed</source>
        <translation>
            <numerusform>%n pack installed</numerusform>
            <numerusform>%n packs installed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PairPage</name>
    <message numerus="yes">
        <source>A match deck of %n card(s). Your deck is not legal yet.</source>
        <translation>
            <numerusform>A match deck of %n card. Your deck is not legal yet.</numerusform>
            <numerusform>A match deck of %n cards. Your deck is not legal yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match deck of %n card(s). The opponent&apos;s deck is not legal: %1</source>
        <translation>
            <numerusform>A match deck of %n card. The opponent&apos;s deck is not legal: %1</numerusform>
            <numerusform>A match deck of %n cards. The opponent&apos;s deck is not legal: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A legal match deck of %n card(s).</source>
        <translation>
            <numerusform>A legal match deck of %n card.</numerusform>
            <numerusform>A legal match deck of %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PdfPane</name>
    <message numerus="yes">
        <source>“%1” is imported. %n rule(s) have a place in it.</source>
        <translation>
            <numerusform>“%1” is imported. %n rule has a place in it.</numerusform>
            <numerusform>“%1” is imported. %n rules have a place in it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PlanPage</name>
    <message numerus="yes">
        <source>%n thing(s) are in the way. Nothing was changed.</source>
        <translation>
            <numerusform>%n thing is in the way. Nothing was changed.</numerusform>
            <numerusform>%n things are in the way. Nothing was changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PrintPlace</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PrintedValuesPage</name>
    <message numerus="yes">
        <source>%n character(s) are listed because no box is given for them yet; “Open card” in the menu leads to where you give it.</source>
        <translation>
            <numerusform>%n character is listed because no box is given for it yet; “Open card” in the menu leads to where you give it.</numerusform>
            <numerusform>%n characters are listed because no box is given for them yet; “Open card” in the menu leads to where you give it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::SetupPage</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s)), choose another file…</source>
        <translation>
            <numerusform>%1 (%n card), choose another file…</numerusform>
            <numerusform>%1 (%n cards), choose another file…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::SheetOutput</name>
    <message numerus="yes">
        <source>%n page(s) are with the printer.</source>
        <translation>
            <numerusform>%n page is with the printer.</numerusform>
            <numerusform>%n pages are with the printer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) are saved in %1. Print them without any scaling.</source>
        <translation>
            <numerusform>%n page is saved in %1. Print it without any scaling.</numerusform>
            <numerusform>%n pages are saved in %1. Print them without any scaling.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::StatisticsPage</name>
    <message numerus="yes">
        <source>%n card(s), average strength %1</source>
        <translation>
            <numerusform>%n card, average strength %1</numerusform>
            <numerusform>%n cards, average strength %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: at least one of %n card(s) is among the first %2 of %3.</source>
        <translation>
            <numerusform>%1: at least one of %n card is among the first %2 of %3.</numerusform>
            <numerusform>%1: at least one of %n cards is among the first %2 of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s); on average: %1</source>
        <translation>
            <numerusform>%n card; on average: %1</numerusform>
            <numerusform>%n cards; on average: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::ValidityStrip</name>
    <message numerus="yes">
        <source>%1: not legal yet, for %n reason(s)</source>
        <translation>
            <numerusform>%1: not legal yet, for %n reason</numerusform>
            <numerusform>%1: not legal yet, for %n reasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>reasons and notes</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::WelcomePlace</name>
    <message numerus="yes">
        <source>%1, %n character(s)</source>
        <translation>
            <numerusform>%1, %n character</numerusform>
            <numerusform>%1, %n characters</numerusform>
        </translation>
    </message>
</context>
</TS>
