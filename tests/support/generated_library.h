// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_import.h"
#include "model/search/index_writer.h"
#include "model/search/search_kinds.h"
#include "model/storage/transaction.h"
#include "tests/support/crimson.h"

#include <QRandomGenerator>

#include <cmath>

namespace tests {

/// Cards and pages that nobody wrote, in the numbers of the largest collections, for measuring. The same seed
/// gives the same.
class GeneratedLibrary
{
public:
    explicit GeneratedLibrary(quint32 seed)
        : m_random(seed)
    {}

    model::LibraryContent cards(int count)
    {
        model::LibraryContent content;
        content.game = QStringLiteral("generated");
        content.layer = model::Layer::Pack;
        content.pack = QStringLiteral("generated");
        content.hash = QString::number(count);
        const std::vector<model::CardLayer> known = model::builtInContent(tests::kCrimson).cards;
        for (int i = 0; i < count; ++i) {
            model::CardLayer card = known[static_cast<std::size_t>(i) % known.size()];
            card.card = QStringLiteral("card-%1").arg(i);
            card.nameEn = name() + u' ' + pick(nounsEn());
            card.nameDe = name() + pick(nounsDe()).toLower();
            card.textEn = sentence(wordsEn(), 25);
            card.textDe = sentence(wordsDe(), 25);
            if (card.strength)
                card.strength = m_random.bounded(8);
            content.cards.push_back(std::move(card));
        }
        return content;
    }

    model::StorageResult<model::Done> addPages(model::Database& database, int count)
    {
        auto transaction = model::Transaction::begin(database);
        if (!transaction)
            return transaction.error();
        model::IndexWriter index(database);
        for (int i = 0; i < count; ++i) {
            model::SearchItem page;
            page.kind = model::kPageKind.toString();
            page.game = QStringLiteral("generated");
            page.id = QStringLiteral("book#%1").arg(i);
            const bool german = i % 2 == 1;
            (german ? page.title.de : page.title.en) = QStringLiteral("%1").arg(i);
            (german ? page.body.de : page.body.en) = sentence(german ? wordsDe() : wordsEn(), 300);
            if (auto put = index.put(page); !put)
                return put;
        }
        return transaction->commit();
    }

    /// What people type, one query a line.
    static QStringList queries()
    {
        return QStringLiteral(
                   "destroy a card in this lane\nthe strongest card\nWächter\nkriegerin\ncan the knight "
                   "destroy itself\n"
                   "zerstöre eine karte\nverdeckte karten stärke\ndeine seite\ndragon\nDrache\nstrength>=3 "
                   "flip\n"
                   "stärke>=3 drehe\ntype:score coins\ntyp:wertung "
                   "münzen\nname:war\nname:wächter\nkar\nder\nein\n"
                   "\"face down\"\nmünzen -karte\nhunter or dragon\numdrehn\ndestory\ngegner nimmt münzen\n"
                   "opponent takes coins\nmorka\nkelrasti\nbergrihal\nif you lead this lane gain coins\n"
                   "wenn du führst erhalte münzen\nwhat happens when the castle falls\nwas passiert wenn die "
                   "burg fällt\n"
                   "in:rules lane\nin:karten burg\nlang:de karte\nsolber\ntanros\nfen dragon\nulver hexe")
            .split(u'\n');
    }

private:
    [[nodiscard]] QString pick(const QStringList& words)
    {
        return words[m_random.bounded(static_cast<int>(words.size()))];
    }

    /// Few words make up most of a text, as in languages.
    [[nodiscard]] QString pickCommon(const QStringList& words)
    {
        const double share = std::pow(m_random.generateDouble(), 2.2);
        return words[std::min(words.size() - 1,
                              static_cast<qsizetype>(share * static_cast<double>(words.size())))];
    }

    [[nodiscard]] QString name()
    {
        static const QStringList syllables =
            QStringLiteral(
                "ka ro mi tan der sol ber fen gri hal ing jor kel lun mor nor os pel ra sti tor ul ver wyn")
                .split(u' ');
        QString result;
        for (int i = 2 + m_random.bounded(2); i > 0; --i)
            result += pick(syllables);
        result[0] = result[0].toUpper();
        return result;
    }

    [[nodiscard]] QString sentence(const QStringList& words, int length)
    {
        QStringList result;
        for (int i = 0; i < length; ++i)
            result << (m_random.bounded(40) == 0 ? name() : pickCommon(words));
        return result.join(u' ') + u'.';
    }

    static const QStringList& nounsEn()
    {
        static const QStringList words = QStringLiteral("Dragon Knight Hunter Guard Witch Thief Smith King "
                                                        "Queen Archer Priest Giant Wolf Bear Ghost Rider")
                                             .split(u' ');
        return words;
    }
    static const QStringList& nounsDe()
    {
        static const QStringList words = QStringLiteral("Drache Ritter Jägerin Wächter Hexe Diebin Schmied "
                                                        "König Königin Schütze Priester Riese Wolf Bär Geist "
                                                        "Reiter Kriegerin")
                                             .split(u' ');
        return words;
    }
    static const QStringList& wordsEn()
    {
        static const QStringList words =
            QStringLiteral("the a card of lane this in on your side to and opponent coins each strength if "
                           "you other flip all one "
                           "with destroy from any gain castle is face-down strongest its take move swap "
                           "place score deployment "
                           "offer player may face-up discard pile supply then those lead pay income two "
                           "three deck turn until "
                           "effect chosen their phase before after never equal double weakest instead "
                           "passive recruitment bid "
                           "match destroyed returns hand counts tie winner nearest outward revealed hidden "
                           "draws shuffle")
                .split(u' ');
        return words;
    }
    static const QStringList& wordsDe()
    {
        static const QStringList words =
            QStringLiteral("die der eine Karte in dieser Lane auf deiner Seite und Gegner Münzen jede Stärke "
                           "wenn du andere drehe "
                           "alle mit zerstöre von beliebige erhalte Burg ist verdeckte stärkste nimm bewege "
                           "tausche lege "
                           "Wertung Einsatz Angebot Spieler darf offene Ablagestapel Vorrat dann führst "
                           "zahle Einkommen zwei drei "
                           "Deck Zug bis Effekt gewählte Phase vor nach niemals gleich doppelt schwächste "
                           "stattdessen passiv "
                           "Rekrutierung Gebot ausbezahlen umdrehen zerstört kehrt zurück Hand zählt "
                           "Gleichstand Gewinner nächste "
                           "außen aufgedeckt verborgen zieht mische den dem des")
                .split(u' ');
        return words;
    }

    QRandomGenerator m_random;
};

} // namespace tests
