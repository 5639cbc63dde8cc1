<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <translation>
            <numerusform>%1: %n decision</numerusform>
            <numerusform>%1: %n decisions</numerusform>
        </translation>
    </message>
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
        <source>“%1” was imported: %n page(s).</source>
        <translation>
            <numerusform>“%1” was imported: %n page.</numerusform>
            <numerusform>“%1” was imported: %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were found in it.</source>
        <translation>
            <numerusform>%n rule was found in it.</numerusform>
            <numerusform>%n rules were found in it.</numerusform>
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
    <message numerus="yes">
        <source>This match has %n seat(s): name one bot for each of them, or one for all.</source>
        <translation>
            <numerusform>This match has %n seat: name one bot for it.</numerusform>
            <numerusform>This match has %n seats: name one bot for each of them, or one for all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es), won %2 (%3, between %4 and %5)</source>
        <translation>
            <numerusform>%1: %n match, won %2 (%3, between %4 and %5)</numerusform>
            <numerusform>%1: %n matches, won %2 (%3, between %4 and %5)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) deleted.</source>
        <translation>
            <numerusform>%n record deleted.</numerusform>
            <numerusform>%n records deleted.</numerusform>
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
        <source>%n card(s), but the deck needs exactly %1.</source>
        <translation>
            <numerusform>%n card, but the deck needs exactly %1.</numerusform>
            <numerusform>%n cards, but the deck needs exactly %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but the deck needs at least %1.</source>
        <translation>
            <numerusform>%n card, but the deck needs at least %1.</numerusform>
            <numerusform>%n cards, but the deck needs at least %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but the deck may have at most %1.</source>
        <translation>
            <numerusform>%n card, but the deck may have at most %1.</numerusform>
            <numerusform>%n cards, but the deck may have at most %1.</numerusform>
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
        <source>%n card(s) with our own values, which you have not checked yet: %1.</source>
        <translation>
            <numerusform>%n card with our own values, which you have not checked yet: %1.</numerusform>
            <numerusform>%n cards with our own values, which you have not checked yet: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not in your library; a pack may be missing: %1.</source>
        <translation>
            <numerusform>%n card not in your library; a pack may be missing: %1.</numerusform>
            <numerusform>%n cards not in your library; a pack may be missing: %1.</numerusform>
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
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <translation>
            <numerusform>%1, %n player</numerusform>
            <numerusform>%1, %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %1; only %n different card(s), copies fill the rest</source>
        <translation>
            <numerusform>Add %1; only %n different card, copies fill the rest</numerusform>
            <numerusform>Add %1; only %n different cards, copies fill the rest</numerusform>
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
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unchanged</numerusform>
            <numerusform>%n unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n conflict</numerusform>
            <numerusform>%n conflicts</numerusform>
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
        <source>“%1” was added to “%2”, which now has %n card(s).</source>
        <translation>
            <numerusform>“%1” was added to “%2”, which now has %n card.</numerusform>
            <numerusform>“%1” was added to “%2”, which now has %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was selected; %n card(s) are ready to print.</source>
        <translation>
            <numerusform>%1 was selected; %n card is ready to print.</numerusform>
            <numerusform>%1 was selected; %n cards are ready to print.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One copy each of %n character(s) was added to your collection.</source>
        <translation>
            <numerusform>One copy of %n character was added to your collection.</numerusform>
            <numerusform>One copy each of %n characters was added to your collection.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::BranchComparison</name>
    <message numerus="yes">
        <source>This step is %n step(s) later.</source>
        <translation>
            <numerusform>This step is %n step later.</numerusform>
            <numerusform>This step is %n steps later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This step is %n step(s) earlier.</source>
        <translation>
            <numerusform>This step is %n step earlier.</numerusform>
            <numerusform>This step is %n steps earlier.</numerusform>
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
        <source>%1 of %n step(s) were restored</source>
        <translation>
            <numerusform>%1 of %n step was restored</numerusform>
            <numerusform>%1 of %n steps were restored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the %n step(s) before it were restored</source>
        <translation>
            <numerusform>%1; the %n step before it was restored</numerusform>
            <numerusform>%1; the %n steps before it were restored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::ReviewSummary</name>
    <message numerus="yes">
        <source>Luck: %1 points. Decisions: %2 points lost in %n decision(s).</source>
        <translation>
            <numerusform>Luck: %1 points. Decisions: %2 points lost in %n decision.</numerusform>
            <numerusform>Luck: %1 points. Decisions: %2 points lost in %n decisions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::ReviewWords</name>
    <message numerus="yes">
        <source>%1 of %2 continuations show this, the first one after %n decision(s).</source>
        <translation>
            <numerusform>%1 of %2 continuations show this, the first one after %n decision.</numerusform>
            <numerusform>%1 of %2 continuations show this, the first one after %n decisions.</numerusform>
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
    <message numerus="yes">
        <source>%1: %2 with %n card(s)</source>
        <translation>
            <numerusform>%1: %2 with %n card</numerusform>
            <numerusform>%1: %2 with %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::BoxCheckPage</name>
    <message numerus="yes">
        <source>%1 of %2 kinds checked · %n card(s)</source>
        <translation>
            <numerusform>%1 of %2 kinds checked · %n card</numerusform>
            <numerusform>%1 of %2 kinds checked · %n cards</numerusform>
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
        <source>%n card(s) are the same in both; the differences:</source>
        <translation>
            <numerusform>%n card is the same in both; the differences:</numerusform>
            <numerusform>%n cards are the same in both; the differences:</numerusform>
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
    <message numerus="yes">
        <source>%n sample deck(s) added.</source>
        <translation>
            <numerusform>%n sample deck added.</numerusform>
            <numerusform>%n sample decks added.</numerusform>
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
        <source>%n problem(s) to fix</source>
        <translation>
            <numerusform>%n problem to fix</numerusform>
            <numerusform>%n problems to fix</numerusform>
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
        <source>The %n move(s) of the scenario produce the expected result.</source>
        <translation>
            <numerusform>The %n move of the scenario produces the expected result.</numerusform>
            <numerusform>The %n moves of the scenario produce the expected result.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::MatchRulesBox</name>
    <message numerus="yes">
        <source>Rules of this match: %n changed</source>
        <translation>
            <numerusform>Rules of this match: %n changed</numerusform>
            <numerusform>Rules of this match: %n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::NewsStrip</name>
    <message numerus="yes">
        <source>%n earlier event(s) are in the log.</source>
        <translation>
            <numerusform>%n earlier event is in the log.</numerusform>
            <numerusform>%n earlier events are in the log.</numerusform>
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
    <name>views::OwnedGames</name>
    <message numerus="yes">
        <source>%1, %n character(s)</source>
        <translation>
            <numerusform>%1, %n character</numerusform>
            <numerusform>%1, %n characters</numerusform>
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
        <source>A match deck of %n card(s). The opponent’s deck is not legal: %1</source>
        <translation>
            <numerusform>A match deck of %n card. The opponent’s deck is not legal: %1</numerusform>
            <numerusform>A match deck of %n cards. The opponent’s deck is not legal: %1</numerusform>
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
        <source>“%1” was imported. %n rule(s) were found in it.</source>
        <translation>
            <numerusform>“%1” was imported. %n rule was found in it.</numerusform>
            <numerusform>“%1” was imported. %n rules were found in it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PlanPage</name>
    <message numerus="yes">
        <source>%n problem(s) prevent this. Nothing was changed.</source>
        <translation>
            <numerusform>%n problem prevents this. Nothing was changed.</numerusform>
            <numerusform>%n problems prevent this. Nothing was changed.</numerusform>
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
        <source>%n character(s) are listed because they have no box yet. To set it, use “Open card” in the menu.</source>
        <translation>
            <numerusform>%n character is listed because it has no box yet. To set it, use “Open card” in the menu.</numerusform>
            <numerusform>%n characters are listed because they have no box yet. To set it, use “Open card” in the menu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::RecentLine</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::SetupPage</name>
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
        <source>%n page(s) were sent to the printer.</source>
        <translation>
            <numerusform>%n page was sent to the printer.</numerusform>
            <numerusform>%n pages were sent to the printer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were saved in %1. Print them without scaling.</source>
        <translation>
            <numerusform>%n page was saved in %1. Print it without scaling.</numerusform>
            <numerusform>%n pages were saved in %1. Print them without scaling.</numerusform>
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
    <name>views::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n match(es) exported to “%1”.</source>
        <translation>
            <numerusform>%n match exported to “%1”.</numerusform>
            <numerusform>%n matches exported to “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %n record(s) for good</source>
        <translation>
            <numerusform>&amp;Delete %n record for good</numerusform>
            <numerusform>&amp;Delete %n records for good</numerusform>
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
        <source>%n card(s); average: %1</source>
        <translation>
            <numerusform>%n card; average: %1</numerusform>
            <numerusform>%n cards; average: %1</numerusform>
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
</TS>
