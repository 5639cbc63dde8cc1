// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/match_meanings.h"

#include "model/search/folding.h"
#include "model/search/stems.h"

#include <QHash>
#include <QStringList>

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// The first word names the meaning; forms that have no common stem are there one by one.
const char* const kEnglish[] = {
    "other others remaining rest",
    "choose chooses chosen choice pick picks select decide decides decision",
    "secret secretly hidden hide hides conceal concealed",
    "reveal show shows shown disclose open openly public visible",
    "look looks see peek view inspect",
    "receive gain gains earn obtain collect",
    "take takes taken steal rob",
    "place put puts lay laid set",
    "remove omit leave leaves left discard",
    "change alter different differently modify",
    "simultaneously simultaneous together",
    "win wins won victory conquer claim winner",
    "lose loses lost defeat loser",
    "begin begins start starts beginning first initial initially",
    "end ends finish over final finally",
    "resolve execute carry carried trigger triggers activate apply applies perform",
    "opponent rival adversary enemy enemies foe",
    "hire hires recruit enlist mercenary mercenaries",
    "noble nobles lord lords nobleman noblemen aristocrat",
    "question questions doubt unclear answer clarify clarification",
    "empty exhausted depleted out",
    "enough sufficient sufficiently",
    "pay pays paid spend cost costs",
    "order sequence successively",
    "immediately instantly straight",
    "agree arrange decide",
    "double doubled twofold",
    "shuffle mix",
    "number amount many quantity",
    "goal aim objective",
    "situation case circumstance",
    "separate separately apart",
    "impossible possible possibly",
    "again anew repeat",
    "difficulty difficult level hard easy",
    "without zero none",
};
const char* const kGerman[] = {
    "andere anderen anderer übrige übrigen restlich verbleibend",
    "wählen wähle wählt auswählen ausgewählt aussuchen ausgesucht entscheiden entscheidet entscheidung "
    "bestimmen",
    "geheim geheime geheimnis verbergen verborgen verstecken versteckt heimlich",
    "zeigen zeigt offenlegen offengelegt offen offene offener öffnen geöffnet sichtbar verraten",
    "ansehen angesehen anschauen geschaut schauen einsehen nachsehen blicken",
    "erhalten erhält bekommen bekommst bekommt kriegen",
    "nehmen nimmt nimmst abnehmen nehme wegnehmen stehlen stiehlt rauben",
    "legen lege legt gelegt platzieren platziere platziert hinlegen ablegen stellen setzen",
    "entfernen entferne entfernt weglassen lass aussortieren herausnehmen",
    "ändern ändert geändert geänderte verändern anders änderung",
    "gleichzeitig zugleich simultan zusammen gemeinsam",
    "gewinnen gewinnt gewinnst gewonnen siegen sieg sieger gewinner erobern besiegen",
    "verlieren verliert verlierst verloren niederlage",
    "beginnen beginnt beginnst beginn anfangen anfang starten start zuerst",
    "enden endet ende beenden schluss",
    "ausführen ausgeführt erledigen erledigt abhandeln auslösen ausgelöst wirken wirkt aktivieren anwenden "
    "angewandt",
    "gegner gegnern gegenspieler kontrahent konkurrent feind",
    "anheuern heuert anwerben rekrutieren söldner söldnerarmee truppen",
    "adlige adelige edelmann edelmänner edelleute fürst fürsten",
    "krieger haudegen kämpfer soldat",
    "frage fragen zweifel unklar antwort klären klarstellung klarstellungen",
    "leer leeren aufgebraucht aufbrauchen erschöpft",
    "genügend genug ausreichend reichen reicht",
    "zahlen zahlt bezahlen bezahlt ausbezahlen entrichten kosten kostet",
    "reihenfolge folge nacheinander",
    "sofort augenblicklich unmittelbar stelle",
    "vereinbaren absprechen sprecht einigen ausmachen",
    "doppelt doppelte verdoppeln zweifach",
    "mischen mische gemischt durchmischen",
    "anzahl zahl menge höhe",
    "ziel zweck aufgabe",
    "situation situationen lage lagen",
    "separat getrennt einzeln",
    "möglich möglichst unmöglich",
    "wieder nochmals erneut wiederholen",
    "schwierigkeit schwierigkeitsgrad stufe stufen schwer leicht",
    "überspringen auslassen auslässt lässt entfällt",
    "bieten bietet gebot gebote gebots geboten bieter höchstbietend",
};

template <size_t N>
QHash<QString, QString> meanings(const char* const (&rows)[N])
{
    QHash<QString, QString> result;
    for (const char* row : rows) {
        const QStringList words = fold(QString::fromUtf8(row)).split(u' ');
        for (const QString& word : words)
            result.insert(stem(word), u"~"_s + words.front());
    }
    return result;
}

} // namespace

QString meaningOf(const QString& folded, Language language)
{
    static const QHash<QString, QString> english = meanings(kEnglish);
    static const QHash<QString, QString> german = meanings(kGerman);
    return (language == Language::German ? german : english).value(stem(folded));
}

} // namespace model
