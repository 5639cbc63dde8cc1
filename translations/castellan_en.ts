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
    <name>views::CardsPlace</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 of %n card</numerusform>
            <numerusform>%1 of %n cards</numerusform>
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
</context>
<context>
    <name>views::SetupPage</name>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <translation>
            <numerusform>%1 (%n card)</numerusform>
            <numerusform>%1 (%n cards)</numerusform>
        </translation>
    </message>
</context>
</TS>
