// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_content.h"

#include "model/packs/pack_corrections.h"
#include "model/packs/pack_decks.h"
#include "model/packs/pack_layout.h"
#include "rules/scenario/scenario_file.h"

#include <QDir>
#include <QSet>
#include <QTemporaryDir>

namespace model {

using namespace Qt::StringLiterals;

namespace {

class Reading
{
public:
    Reading(const PackManifest& manifest, const PackTexts& texts)
        : m_manifest(manifest)
        , m_texts(texts)
    {}

    PackContent read()
    {
        readLibrary();
        readOwnCorrections();
        addPictures();
        readDecks();
        checkIds();
        checkScenarios();
        count();
        return std::move(m_content);
    }

private:
    /// The library reads folders, so the texts become one for a moment.
    void readLibrary()
    {
        QTemporaryDir folder;
        bool written = folder.isValid();
        for (auto each = m_texts.begin(); written && each != m_texts.end(); ++each) {
            const PackFile kind = packFileOf(each.key(), m_manifest.game);
            if (kind != PackFile::Cards && kind != PackFile::Rules)
                continue;
            QFile file(folder.filePath(each.key()));
            written = QDir().mkpath(QFileInfo(file).absolutePath()) && file.open(QIODevice::WriteOnly) &&
                      file.write(each.value()) == each.value().size();
        }
        if (!written) {
            m_content.problems.push_back({PackFault::CannotRead, {}, folder.errorString()});
            return;
        }
        m_content.library = readContent(folder.path(), m_manifest.game);
        m_content.library.layer = Layer::Pack;
        m_content.library.pack = m_manifest.id;
        for (CardLayer& card : m_content.library.cards) {
            card.layer = Layer::Pack;
            card.pack = m_manifest.id;
            (card.kind == CardKind::Castle ? m_content.counts.castles : m_content.counts.cards) += 1;
        }
        report(m_content.library.problems);
        m_content.library.problems.clear();
    }

    void readOwnCorrections()
    {
        const QString path = u"cards/%1/corrections.json"_s.arg(m_manifest.game);
        if (!m_texts.contains(path))
            return;
        std::vector<rules::Error> problems;
        m_content.counts.corrections = readCorrections(m_texts.value(path), "corrections.json",
                                                       m_manifest.game, m_content.library.cards, problems);
        report(problems);
    }

    void addPictures()
    {
        QHash<QString, std::size_t> places;
        std::vector<CardLayer>& cards = m_content.library.cards;
        for (std::size_t i = 0; i < cards.size(); ++i)
            places.insert(cards[i].card, i);
        QSet<QString> seen;
        for (auto file = m_manifest.files.begin(); file != m_manifest.files.end(); ++file) {
            if (packFileOf(file.key(), m_manifest.game) != PackFile::Picture)
                continue;
            ++m_content.counts.pictures;
            const QString card = cardOfPicture(file.key());
            if (seen.contains(card))
                m_content.problems.push_back({PackFault::BadContent, file.key(),
                                              PackWords::tr("there are two pictures of this card")});
            seen.insert(card);
            auto place = places.constFind(card);
            if (place == places.constEnd()) {
                CardLayer layer;
                layer.game = m_manifest.game;
                layer.card = card;
                layer.layer = Layer::Pack;
                place = places.insert(card, cards.size());
                cards.push_back(std::move(layer));
            }
            cards[*place].pack = m_manifest.id;
            cards[*place].picture = file.value();
        }
    }

    void readDecks()
    {
        for (auto each = m_texts.begin(); each != m_texts.end(); ++each) {
            if (packFileOf(each.key(), m_manifest.game) != PackFile::Deck)
                continue;
            auto deck = readPackDeck(each.value(), m_manifest.game);
            if (deck)
                m_content.decks.push_back(std::move(deck).value());
            else
                report(each.key(), deck.error());
        }
        m_content.counts.decks = static_cast<int>(m_content.decks.size());
    }

    /// Two of one id would silently be one.
    void checkIds()
    {
        LibraryContent& library = m_content.library;
        for (CardLayer& card : library.cards)
            card.pack = m_manifest.id;
        unique(library.cards, [](const CardLayer& card) { return card.card; });
        unique(library.clauses, [](const Clause& clause) { return clause.id; });
        unique(library.clarifications, [](const Clarification& each) { return each.id; });
        unique(library.terms, [](const Term& term) { return term.id; });
        unique(library.boxes, [](const GameBox& box) { return box.id; });
        unique(m_content.decks, [](const Deck& deck) { return deck.id; });
    }

    template <class List, class Id>
    void unique(const List& list, Id id)
    {
        QSet<QString> seen;
        for (const auto& item : list) {
            if (seen.contains(id(item)))
                m_content.problems.push_back(
                    {PackFault::BadContent, {}, PackWords::tr("the id %1 is there twice").arg(id(item))});
            seen.insert(id(item));
        }
    }

    void checkScenarios()
    {
        for (auto each = m_texts.begin(); each != m_texts.end(); ++each) {
            if (packFileOf(each.key(), m_manifest.game) != PackFile::Scenario)
                continue;
            ++m_content.counts.scenarios;
            const auto scenarios = rules::scenario::readScenarios(each.value().toStdString());
            if (!scenarios) {
                report(each.key(), scenarios.error());
                continue;
            }
            for (const rules::scenario::Scenario& scenario : *scenarios) {
                if (QString::fromStdString(scenario.headValue("game")) != m_manifest.game)
                    m_content.problems.push_back({PackFault::BadContent, each.key(),
                                                  PackWords::tr("the scenario “%1” is of another game")
                                                      .arg(QString::fromStdString(scenario.title))});
            }
        }
    }

    void count()
    {
        PackCounts& counts = m_content.counts;
        counts.clauses = static_cast<int>(m_content.library.clauses.size());
        counts.clarifications = static_cast<int>(m_content.library.clarifications.size());
        const LibraryContent& library = m_content.library;
        if (library.cards.empty() && library.clauses.empty() && library.clarifications.empty() &&
            library.terms.empty() && library.boxes.empty() && counts.scenarios == 0 && counts.decks == 0 &&
            m_content.problems.empty())
            m_content.problems.push_back({PackFault::Empty, {}, {}});
    }

    void report(const QString& path, const rules::Error& error)
    {
        m_content.problems.push_back(
            {PackFault::BadContent,
             error.place.empty() ? path : path + u", "_s + QString::fromStdString(error.place),
             QString::fromStdString(error.reason)});
    }

    void report(const std::vector<rules::Error>& errors)
    {
        for (const rules::Error& error : errors) {
            const QString reason = QString::fromStdString(error.reason);
            const bool note = reason.endsWith("the other is shown"_L1);
            (note ? m_content.notes : m_content.problems)
                .push_back({PackFault::BadContent, placeOf(QString::fromStdString(error.place)), reason});
        }
    }

    /// "characters.json, characters[3]" with the whole path of the file.
    [[nodiscard]] QString placeOf(const QString& place) const
    {
        for (auto each = m_texts.begin(); each != m_texts.end(); ++each) {
            const QString name = each.key().section(u'/', 2);
            if (!name.isEmpty() && place.startsWith(name))
                return each.key() + place.mid(name.size());
        }
        return place;
    }

    const PackManifest& m_manifest;
    const PackTexts& m_texts;
    PackContent m_content;
};

} // namespace

PackContent readPackContent(const PackManifest& manifest, const PackTexts& texts)
{
    return Reading(manifest, texts).read();
}

} // namespace model
