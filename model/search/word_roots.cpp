// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/word_roots.h"

#include "model/search/folding.h"
#include "model/search/stems.h"

#include <QHash>
#include <QSet>

#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct Ending
{
    QStringView text;
    qsizetype shortest; ///< what has to be left
};

/// The longest first; one at a time is taken.
constexpr std::array<Ending, 22> kEndings{
    {{u"ungen", 4}, {u"innen", 4}, {u"test", 4}, {u"ung", 4}, {u"ten", 4}, {u"ter", 4},
     {u"tes", 4},   {u"ing", 3},   {u"ern", 4},  {u"ed", 3},  {u"es", 3},  {u"en", 3},
     {u"er", 4},    {u"em", 4},    {u"te", 4},   {u"st", 4},  {u"ly", 4},  {u"e", 3},
     {u"s", 3},     {u"n", 4},     {u"t", 4},    {u"d", 5}}};

QString withoutEnding(const QString& word)
{
    for (const Ending& ending : kEndings) {
        if (word.size() - ending.text.size() < ending.shortest || !word.endsWith(ending.text))
            continue;
        if (ending.text == u"s" && word.endsWith(u"ss"))
            continue;
        return word.chopped(ending.text.size());
    }
    return word;
}

/// Forms that endings do not explain, each line one word.
const QHash<QString, QString>& irregular()
{
    static const QHash<QString, QString> forms = [] {
        QHash<QString, QString> result;
        for (const QStringView line :
             {u"tie ties tied tying",
              u"bid bids bidding bidder bidders",
              u"win wins winning won winner winners",
              u"lose loses losing lost",
              u"pay pays paid paying payment",
              u"choose chooses chose chosen choosing",
              u"take takes took taken taking",
              u"buy buys bought buying",
              u"come comes came coming",
              u"give gives gave given giving",
              u"leave leaves leaving",
              u"die dies died dying dead",
              u"draw draws drew drawn drawing",
              u"flip flips flipped flipping",
              u"swap swaps swapped swapping",
              u"get gets got getting",
              u"begin begins began begun beginning",
              u"hit hits hitting",
              u"run runs ran running",
              u"steal steals stole stolen",
              u"tell tells told",
              u"see sees saw seen",
              u"equal equally",
              u"strength strong strengths",
              u"bieten biete bietet bot geboten gebot gebote bieter bietende",
              u"zahlen zahle zahlt gezahlt bezahlen bezahle bezahlt zahlung",
              u"ausbezahlen ausbezahlt auszahlen ausgezahlt",
              u"nehmen nimmt nimm nahm genommen",
              u"wählen wähle wählt gewählt auswählen ausgewählt wahl",
              u"geben gibt gib gab gegeben weitergeben",
              u"gewinnen gewinnt gewonnen gewonnene gewonnenen gewinn",
              u"verlieren verliert verloren",
              u"sterben stirbt gestorben tot tote toten",
              u"liegen liegt gelegen",
              u"legen legt lege gelegt hinlegen ablegen anlegen",
              u"werfen wirft geworfen abwerfen abgeworfen wegwerfen weggeworfen",
              u"kommen kommt gekommen",
              u"umdrehen umgedreht umgedrehte umgedrehten dreht drehen gedreht drehe",
              u"aufdecken aufgedeckt aufgedeckte aufgedeckten aufdeckt",
              u"bekommen bekommt bekomme bekam kriegen kriege kriegt",
              u"verschieben verschiebt verschoben",
              u"bewegen bewegt bewege bewegte bewegten bewegung",
              u"tauschen tauscht getauscht austauschen ausgetauscht tausch",
              u"ausspielen ausgespielt ausspielt ausspiele",
              u"spielen spielt gespielt spiele",
              u"werten wertet gewertet wertung wertungen werte",
              u"zerstören zerstört zerstörte zerstörten zerstörung zerstöre",
              u"anfangen anfange fange fängt anfängt angefangen anfang",
              u"beginnen beginnt beginne begonnen beginn",
              u"angreifen greift greifen greife angegriffen angriff angriffe",
              u"laufen läuft laufe gelaufen",
              u"ziehen zieht ziehe gezogen nachziehen",
              u"gelten gilt galt",
              u"heißen heißt",
              u"bedeuten bedeutet bedeutung",
              u"auslösen ausgelöst auslöst löst",
              u"erobern erobert erobere eroberte eroberten",
              u"entscheiden entscheidet entschieden entscheidung",
              u"sehen sieht sehe ansehen angesehen",
              u"stehlen stiehlt gestohlen gestohlene bestehlen",
              u"zusammenlegen zusammengelegt",
              u"auffüllen aufgefüllt füllen gefüllt",
              u"rekrutieren rekrutiert rekrutierte rekrutierung",
              u"verdoppeln verdoppelt",
              u"1 one eins eine einmal once",
              u"2 two zwei",
              u"3 three drei",
              u"4 four vier",
              u"5 five fünf",
              u"6 six sechs"}) {
            const QStringList words = fold(line).split(u' ');
            for (const QString& word : words)
                result.insert(word, words.front());
        }
        return result;
    }();
    return forms;
}

} // namespace

QString wordRoot(const QString& folded)
{
    const auto form = irregular().constFind(folded);
    QString root = form != irregular().constEnd() ? *form : folded;
    // "Effekts" loses two endings, "Effekte" one.
    for (int i = 0; i < 2; ++i)
        root = withoutEnding(root);
    return root;
}

float wordMeaning(const QString& folded)
{
    static const QSet<QString> weak = [] {
        QSet<QString> result;
        for (const QString& word :
             fold(u"before after vor nach bevor nachdem not keinen nicht only nur one "
                  u"still noch just all alle many much viele viel wieviel out off up more mehr other andere "
                  u"anderen anderer happen happens passiert geschieht game spiel get gets bekomme bekommt "
                  u"kriege where wo wohin again turn zug when wann who wer each jede jeder"_s)
                 .split(u' '))
            result.insert(word);
        return result;
    }();
    static const QSet<QString> empty = [] {
        QSet<QString> result;
        for (
            const QString& word :
            fold(
                u"whose whom wessen wem wen mine yours meins deins warum wieso weshalb welche welcher "
                u"welches welchen welchem "
                u"möglich erlaubt allowed possible want will darfst dürfen dürft kannst können könnt sollen "
                u"wollen würde wäre sind seid bin ihr ihre ihren ihrem ihrer ihres euer eure unser unsere "
                u"mal eigentlich bitte please jemand man denn there here hier da dort while during s t "
                u"am im an as per make makes made let lets actually exactly ever say says wie how what was"_s)
                .split(u' '))
            result.insert(word);
        return result;
    }();
    // "Then" is a word of the rules as well as of every second question; "no" turns a question round.
    static const QSet<QString> telling{u"then"_s, u"dann"_s,  u"no"_s,   u"none"_s,
                                       u"kein"_s, u"keine"_s, u"ohne"_s, u"without"_s};
    if (telling.contains(folded))
        return 0.7f;
    if (weak.contains(folded))
        return 0.45f;
    return empty.contains(folded) || isFiller(folded) ? 0.f : 1.f;
}

} // namespace model
