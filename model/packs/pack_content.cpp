// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_content.h"

#include "model/files/file_writer.h"
#include "model/files/work_folder.h"
#include "model/games/game_cards.h"
#include "model/library/content_limits.h"
#include "model/packs/pack_corrections.h"
#include "model/packs/pack_decks.h"
#include "model/packs/pack_layout.h"
#include "model/packs/pack_reasons.h"
#include "model/text/stable_id.h"
#include "rules/scenario/scenario_file.h"

#include <QDir>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

class Reading
{
public:
    Reading(const PackManifest& manifest, const PackTexts& texts, const std::function<bool()>& cancelled)
        : m_manifest(manifest)
        , m_texts(texts)
        , m_cancelled(cancelled)
    {
        for (auto each = texts.begin(); each != texts.end(); ++each)
            m_names.emplace_back(each.key().section(u'/', 2), each.key());
    }

    PackContent read()
    {
        for (const auto step :
             {&Reading::readLibrary, &Reading::readOwnCorrections, &Reading::addPictures, &Reading::readDecks,
              &Reading::checkIds, &Reading::checkScenarios, &Reading::checkAmount, &Reading::count}) {
            if (m_cancelled && m_cancelled())
                break;
            (this->*step)();
        }
        return std::move(m_content);
    }

private:
    /// The library reads folders, so the texts become one for a moment.
    void readLibrary()
    {
        const WorkFolder folder;
        bool written = folder.isValid();
        QString reason = folder.errorString();
        for (auto each = m_texts.begin(); written && each != m_texts.end(); ++each) {
            const PackFile kind = packFileOf(each.key(), m_manifest.game);
            if (kind != PackFile::Cards && kind != PackFile::Rules)
                continue;
            const QString file = folder.filePath(each.key());
            written = QDir().mkpath(QFileInfo(file).absolutePath());
            if (const auto put = writeFile(file, each.value(), FileAccess::Private, FileSync::Later); !put) {
                written = false;
                reason = put.error().reason;
            }
        }
        if (!written) {
            m_content.problems.push_back({PackFault::CannotRead, {}, reason});
            return;
        }
        m_content.library = readContent(folder.path(), m_manifest.game);
        m_content.library.layer = Layer::Pack;
        m_content.library.pack = m_manifest.id;
        for (CardLayer& card : m_content.library.cards) {
            card.layer = Layer::Pack;
            card.pack = m_manifest.id;
            const bool isFirst = card.kind == gameCardsOr(m_manifest.game).kinds().front().kind;
            (isFirst ? m_content.counts.cards : m_content.counts.otherCards) += 1;
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
                refuse(file.key(), PackReason::TwoPictures);
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
            if (m_cancelled && m_cancelled())
                return;
            auto deck = readPackDeck(each.value(), m_manifest.game);
            if (deck)
                m_content.decks.push_back(std::move(deck).value());
            else
                report(each.key(), deck.error());
        }
        m_content.counts.decks = static_cast<int>(m_content.decks.size());
    }

    /// Two of one id would silently be one, and nothing but an id may be one.
    void checkIds()
    {
        LibraryContent& library = m_content.library;
        for (CardLayer& card : library.cards)
            card.pack = m_manifest.id;
        for (const CardLayer& card : library.cards) {
            ids(isCardId, {card.card});
            ids(isPlainId, card.box ? QStringList{*card.box} : QStringList());
        }
        for (const Clause& clause : library.clauses) {
            ids(isDottedId, {clause.id}, clause.related);
            ids(isCardId, clause.cards);
            ids(isPlainId, clause.terms);
        }
        for (const Clarification& each : library.clarifications) {
            ids(isDottedId, {each.id}, each.clauses);
            ids(isCardId, each.cards);
        }
        for (const Term& term : library.terms) {
            ids(isPlainId, {term.id});
            ids(isDottedId, term.clause.isEmpty() ? QStringList() : QStringList{term.clause});
        }
        for (const GameBox& box : library.boxes)
            ids(isPlainId, {box.id});
        unique(library.cards, [](const CardLayer& card) { return card.card; });
        unique(library.clauses, [](const Clause& clause) { return clause.id; });
        unique(library.clarifications, [](const Clarification& each) { return each.id; });
        unique(library.terms, [](const Term& term) { return term.id; });
        unique(library.boxes, [](const GameBox& box) { return box.id; });
        unique(m_content.decks, [](const Deck& deck) { return deck.id; });
    }

    void ids(bool (*fits)(QStringView), const QStringList& list, const QStringList& more = {})
    {
        for (const QString& id : list + more) {
            if (!fits(id))
                m_content.problems.push_back(
                    {PackFault::BadContent, {}, {}, {PackReason::NotAnId, id.toStdString()}});
        }
    }

    template <class List, class Id>
    void unique(const List& list, Id id)
    {
        QSet<QString> seen;
        for (const auto& item : list) {
            if (seen.contains(id(item)))
                refuse({}, {PackReason::IdTwice, id(item).toStdString()});
            seen.insert(id(item));
        }
    }

    void checkScenarios()
    {
        for (auto each = m_texts.begin(); each != m_texts.end(); ++each) {
            if (packFileOf(each.key(), m_manifest.game) != PackFile::Scenario)
                continue;
            if (m_cancelled && m_cancelled())
                return;
            ++m_content.counts.scenarios;
            const auto scenarios = rules::scenario::readScenarios(each.value().toStdString());
            if (!scenarios) {
                report(each.key(), scenarios.error());
                continue;
            }
            for (const rules::scenario::Scenario& scenario : *scenarios) {
                if (QString::fromStdString(scenario.headValue("game")) != m_manifest.game)
                    refuse(each.key(), {PackReason::ScenarioOfOtherGame, scenario.title});
            }
        }
    }

    /// Each entry is written while nobody else can write to the library.
    void checkAmount()
    {
        const LibraryContent& library = m_content.library;
        const std::size_t entries = library.cards.size() + library.boxes.size() + library.clauses.size() +
                                    library.clarifications.size() + library.terms.size() +
                                    m_content.decks.size();
        if (entries > kMostContentEntries)
            refuse({}, {ContentReason::TooManyEntries, kMostContentEntries});
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

    void report(const QString& path, const rules::Error& error) { refuse(path, error.reason, error.place); }

    void refuse(const QString& path, rules::Reason reason, rules::Location place = {})
    {
        if (m_content.problems.size() < kMostPackProblems)
            m_content.problems.push_back(
                {PackFault::BadContent, path, {}, std::move(reason), std::move(place)});
    }

    void report(const std::vector<rules::Error>& errors)
    {
        for (const rules::Error& error : errors) {
            const bool note = error.reason.is(ContentReason::OneNameMissing) ||
                              error.reason.is(ContentReason::OneTextMissing);
            rules::Location place = error.place;
            const QString path = pathOf(QString::fromStdString(place.file));
            place.file.clear();
            if (note)
                m_content.notes.push_back({PackFault::BadContent, path, {}, error.reason, std::move(place)});
            else
                refuse(path, error.reason, std::move(place));
        }
    }

    /// The whole path of a file that the library names below the game's folder.
    [[nodiscard]] QString pathOf(const QString& file) const
    {
        for (const auto& [name, path] : m_names)
            if (name == file && !name.isEmpty())
                return path;
        return file;
    }

    const PackManifest& m_manifest;
    const PackTexts& m_texts;
    const std::function<bool()>& m_cancelled;
    std::vector<std::pair<QString, QString>> m_names; ///< of the texts: below the game's folder, and whole
    PackContent m_content;
};

} // namespace

PackContent readPackContent(const PackManifest& manifest, const PackTexts& texts,
                            const std::function<bool()>& cancelled)
{
    return Reading(manifest, texts, cancelled).read();
}

} // namespace model
