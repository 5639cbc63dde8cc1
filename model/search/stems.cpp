// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/stems.h"

#include "model/search/folding.h"

#include <QSet>

#include <array>
#include <vector>

namespace model {

using namespace Qt::StringLiterals;

QString stem(const QString& folded)
{
    // The longest first; one ending is taken.
    static constexpr std::array<QStringView, 20> endings{
        u"ungen", u"ung", u"test", u"ten", u"ter", u"tes", u"ing", u"ern", u"ed", u"es",
        u"en",    u"er",  u"em",   u"te",  u"st",  u"e",   u"n",   u"s",   u"t",  u"r"};
    constexpr qsizetype shortest = 4;
    for (const QStringView ending : endings) {
        if (folded.size() - ending.size() >= shortest && folded.endsWith(ending))
            return folded.chopped(ending.size());
    }
    return folded;
}

QStringList otherForms(const QString& folded)
{
    static const std::vector<QStringList> verbs = [] {
        std::vector<QStringList> result;
        for (const QStringView verb : {u"pay pays paid",
                                       u"win wins winning won",
                                       u"lose loses losing lost",
                                       u"choose chose chosen",
                                       u"take took taken",
                                       u"buy bought",
                                       u"lie lies lay lain lying",
                                       u"come came",
                                       u"give gave given",
                                       u"leave left",
                                       u"keep kept",
                                       u"die dies died dying",
                                       u"break broke broken",
                                       u"hide hidden",
                                       u"zahlen zahlt gezahlt bezahlen bezahlt",
                                       u"nehmen nimmt nahm genommen",
                                       u"wählen wählt gewählt auswählen ausgewählt",
                                       u"geben gibt gegeben",
                                       u"gewinnen gewinnt gewonnen",
                                       u"verlieren verliert verloren",
                                       u"sterben stirbt gestorben",
                                       u"liegen liegt gelegen",
                                       u"legen legt gelegt",
                                       u"werfen wirft geworfen abwerfen abgeworfen",
                                       u"kommen kommt gekommen",
                                       u"drehen dreht gedreht umdrehen umgedreht",
                                       u"decken aufdecken aufgedeckt zudecken zugedeckt",
                                       u"lassen lässt gelassen",
                                       u"stehen steht gestanden",
                                       u"bekommen bekommt bekam",
                                       u"verschieben verschiebt verschoben",
                                       u"bieten bietet geboten",
                                       u"vs versus against stop stops gegen hält",
                                       u"1 one eins",
                                       u"2 two zwei",
                                       u"3 three drei",
                                       u"4 four vier",
                                       u"5 five fünf"})
            result.push_back(fold(verb).split(u' '));
        return result;
    }();
    QStringList result;
    for (const QStringList& verb : verbs) {
        if (verb.contains(folded))
            result << verb;
    }
    result.removeAll(folded);
    return result;
}

bool isFiller(const QString& folded)
{
    static const QSet<QString> words = [] {
        const QString all = u"a an and are as at be been but by can could did do does doing done for from "
                            u"get gets go goes had has have he her "
                            u"his how i if in into is it its just may me might must my no not of off on one "
                            u"only or our out she should so some "
                            u"that the their them then there these they this those to too up us was we what "
                            u"when where which who why will with "
                            u"would you your still also about after before during any because much many "
                            u"aber alle als also am an auch auf aus bei beim bin bis da dann darf das dass "
                            u"dein deine dem den denn der des die "
                            u"dir doch du durch ein eine einem einen einer eines er es etwas euch für geht "
                            u"genau gibt gilt hab habe haben hat "
                            u"hier ich ihm ihn ihr ihre im in ins ist ja kann kein keine man mein meine mich "
                            u"mir mit muss müssen nach nicht noch "
                            u"nun nur ob oder ohne schon sein seine sich sie sind so soll um und uns vom von "
                            u"vor war was wen wenn wer werden wie "
                            u"wieviel wird wo zu zum zur über passiert bekomme bekommt wegen viel viele"_s;
        QSet<QString> result;
        for (const QString& word : fold(all).split(u' '))
            result.insert(word);
        return result;
    }();
    return words.contains(folded);
}

} // namespace model
