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
</TS>
