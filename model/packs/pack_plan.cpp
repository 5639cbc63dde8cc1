// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_plan.h"

#include "model/games/game_cards.h"
#include "model/library/card_tables.h"
#include "model/library/correction.h"
#include "model/library/library_store.h"
#include "model/packs/pack_decks.h"
#include "model/packs/pack_layout.h"
#include "model/storage/statement.h"
#include "rules/core/core_reasons.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QMap>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr CardField kFields[] = {CardField::NameEn,  CardField::NameDe, CardField::Strength,
                                 CardField::Effects, CardField::TextEn, CardField::TextDe,
                                 CardField::Box,     CardField::Picture};

/// Tells when a file is another one: its size, time and beginning. What is installed is checked again anyway.
QByteArray fingerprintOf(const QString& path)
{
    const QFileInfo info(path);
    return QByteArray::number(info.size()) + ' ' +
           QByteArray::number(info.lastModified().toMSecsSinceEpoch());
}

QString shownIn(const CardRecord& record, CardField field)
{
    const auto texts = [&record](Language language) {
        QStringList lines;
        for (const CardEffect& effect : record.card.effects)
            lines << effect.text.in(language);
        return lines.join(u'\n');
    };
    switch (field) {
    case CardField::NameEn: return record.card.name.en;
    case CardField::NameDe: return record.card.name.de;
    case CardField::Strength: return QString::number(record.card.strength);
    case CardField::Effects: return record.effects;
    case CardField::TextEn: return texts(Language::English);
    case CardField::TextDe: return texts(Language::German);
    case CardField::Box: return record.box;
    case CardField::Picture: break;
    }
    return record.picture;
}

class Planner
{
public:
    Planner(Database& database, PackPlan& plan)
        : m_database(database)
        , m_plan(plan)
        , m_content(plan.reading.content.library)
        , m_pack(plan.reading.manifest.id)
    {}

    StorageResult<Done> run()
    {
        PackTables tables(m_database);
        const auto installed = tables.list();
        if (!installed)
            return installed.error();
        compareVersions(*installed);
        if (auto checked = checkNeeds(*installed, tables); !checked)
            return checked;
        for (const auto step : {&Planner::readFormer, &Planner::cards, &Planner::goneCards, &Planner::box,
                                &Planner::rules, &Planner::goneRules, &Planner::scenarios, &Planner::decks}) {
            if (auto done = (this->*step)(); !done)
                return done;
        }
        return Done{};
    }

private:
    void compareVersions(const std::vector<InstalledPack>& installed)
    {
        m_position = 1;
        for (const InstalledPack& pack : installed) {
            m_positions.insert(pack.id, pack.position);
            m_position = std::max(m_position, pack.position + 1);
        }
        for (const InstalledPack& pack : installed) {
            if (pack.id != m_pack)
                continue;
            m_position = pack.position;
            m_plan.former = pack.version;
            const PackVersion& version = m_plan.reading.manifest.version;
            m_plan.step = version > pack.version    ? PlanStep::Update
                          : version == pack.version ? PlanStep::Again
                                                    : PlanStep::Older;
        }
    }

    StorageResult<Done> checkNeeds(const std::vector<InstalledPack>& installed, PackTables& tables)
    {
        const PackManifest& manifest = m_plan.reading.manifest;
        for (PackProblem& problem : unmetNeeds(manifest, installed))
            m_plan.problems.push_back(std::move(problem));
        for (const InstalledPack& pack : installed) {
            if (pack.id == m_pack)
                continue;
            const auto other = tables.manifest(pack.id);
            if (!other)
                return other.error();
            for (const PackNeed& need : other->needs) {
                if (need.pack == m_pack && !need.versions.holds(manifest.version))
                    m_plan.problems.push_back({PackFault::BreaksPack, {}, pack.id});
            }
        }
        return Done{};
    }

    StorageResult<Done> cards()
    {
        CardTables tables(m_database);
        for (const CardLayer& mine : m_content.cards) {
            auto layers = tables.layersOf(mine.game, mine.card);
            if (!layers)
                return layers.error();
            PlanLine line;
            line.id = mine.card;
            const bool shown = !layers->empty() && isShown(*layers);
            const CardRecord before = merged(*layers);
            std::erase_if(*layers, [this](const CardLayer& layer) {
                return layer.layer == Layer::Pack && layer.pack == m_pack;
            });
            findClashes(*layers, mine, line);
            layers->insert(std::find_if(layers->begin(), layers->end(),
                                        [this](const CardLayer& layer) { return isAbove(layer); }),
                           mine);
            const CardRecord after = merged(*layers);
            line.name = after.card.name;
            for (const CardField field : kFields) {
                if (shownIn(before, field) != shownIn(after, field))
                    line.fields.push_back(field);
            }
            line.change = !shown                ? PlanChange::New
                          : line.fields.empty() ? PlanChange::Same
                                                : PlanChange::Changed;
            if (line.change == PlanChange::New)
                line.fields.clear();
            m_cards.insert(mine.card);
            m_after.insert(mine.card, after);
            add(std::move(line));
        }
        return Done{};
    }

    /// Games whose boxes owners check may be left without a match that could be played.
    StorageResult<Done> box()
    {
        const GameCards* const game = gameCards(m_content.game);
        if (game == nullptr)
            return Done{};
        auto records = LibraryStore(m_database).records(m_content.game);
        if (!records)
            return records.error();
        if (records->empty())
            return Done{};
        const auto issuesOf = [game](const std::vector<CardRecord>& cards) {
            const auto known = game->gameOf(cards);
            return known != nullptr ? known->cardIssues() : std::vector<rules::BothLanguages>();
        };
        const std::vector<rules::BothLanguages> before = issuesOf(*records);
        CardTables tables(m_database);
        std::vector<CardRecord> after;
        for (CardRecord& record : *records) {
            const QString id = record.card.id;
            if (m_after.contains(id)) {
                after.push_back(m_after.take(id));
                continue;
            }
            auto layers = tables.layersOf(m_content.game, id);
            if (!layers)
                return layers.error();
            if (std::erase_if(*layers, [this](const CardLayer& layer) {
                    return layer.layer == Layer::Pack && layer.pack == m_pack;
                }) == 0)
                after.push_back(std::move(record));
            else if (isShown(*layers))
                after.push_back(merged(*layers));
        }
        for (CardRecord& record : m_after)
            after.push_back(std::move(record));
        for (const rules::BothLanguages& issue : issuesOf(after))
            if (std::none_of(before.begin(), before.end(),
                             [&issue](const rules::BothLanguages& known) { return known.en == issue.en; }))
                m_plan.problems.push_back({PackFault::BreaksBox, {}, {}, {rules::CoreReason::Quoted, issue}});
        return Done{};
    }

    [[nodiscard]] static bool isShown(const std::vector<CardLayer>& layers)
    {
        return std::any_of(layers.begin(), layers.end(),
                           [](const CardLayer& layer) { return layer.kind.has_value(); });
    }

    [[nodiscard]] bool isAbove(const CardLayer& layer) const
    {
        return layer.layer == Layer::Owner ||
               (layer.layer == Layer::Pack && m_positions.value(layer.pack) > m_position);
    }

    void findClashes(const std::vector<CardLayer>& others, const CardLayer& mine, PlanLine& line) const
    {
        for (const CardLayer& other : others) {
            // Changing what comes with the program is what corrections are for.
            if (other.layer == Layer::BuiltIn)
                continue;
            const bool differs = std::any_of(std::begin(kFields), std::end(kFields), [&](CardField field) {
                const auto theirs = fieldOf(other, field);
                const auto ours = fieldOf(mine, field);
                return theirs && ours && *theirs != *ours;
            });
            if (!differs)
                continue;
            line.clashes << (other.layer == Layer::Owner ? kOwner.toString() : other.pack);
            line.wins = line.wins && !isAbove(other);
        }
    }

    StorageResult<Done> goneCards()
    {
        Statement read(m_database, u"SELECT card.id, card.name_en, card.name_de FROM card_layer"
                                   u" JOIN card ON card.game = card_layer.game AND card.id = card_layer.card"
                                   u" WHERE card_layer.layer = 1 AND card_layer.pack = ? ORDER BY card.id"_s);
        if (auto ran = read.run(m_pack); !ran)
            return ran;
        return read.eachRow([&](const QSqlQuery& row) {
            PlanLine line;
            line.change = PlanChange::Gone;
            line.id = row.value(0).toString();
            line.name = {row.value(1).toString(), row.value(2).toString()};
            if (!m_cards.contains(line.id))
                add(std::move(line));
        });
    }

    StorageResult<Done> rules()
    {
        for (const Clause& clause : m_content.clauses) {
            if (auto done = ruleLine(PlanKind::Clause, u"clause"_s, u"text_en, text_de"_s, clause.id,
                                     clause.title, {clause.text.en, clause.text.de});
                !done)
                return done;
        }
        for (const Clarification& each : m_content.clarifications) {
            if (auto done = ruleLine(PlanKind::Clarification, u"clarification"_s, u"answer_en, answer_de"_s,
                                     each.id, each.question, {each.answer.en, each.answer.de});
                !done)
                return done;
        }
        for (const Term& term : m_content.terms) {
            if (auto done = ruleLine(PlanKind::Term, u"term"_s, u"text_en, text_de"_s, term.id, term.name,
                                     {term.meaning.en, term.meaning.de});
                !done)
                return done;
        }
        for (const GameBox& box : m_content.boxes) {
            if (auto done = ruleLine(PlanKind::Box, u"box"_s, u"name_en, name_de"_s, box.id, box.name,
                                     {box.name.en, box.name.de});
                !done)
                return done;
        }
        return Done{};
    }

    /// Texts are not merged: one that is there already, of the program or of a pack above, stays.
    StorageResult<Done> ruleLine(PlanKind kind, const QString& table, const QString& columns,
                                 const QString& id, const LocalText& name, const QStringList& texts)
    {
        PlanLine line;
        line.kind = kind;
        line.id = id;
        line.name = name;
        Statement read(m_database,
                       u"SELECT layer, pack, %1 FROM %2 WHERE game = ? AND id = ?"_s.arg(columns, table));
        if (auto ran = read.run(m_content.game, id); !ran)
            return ran;
        auto done = read.eachRow([&](const QSqlQuery& row) {
            const QString pack = row.value(1).toString();
            const int layer = row.value(0).toInt();
            const bool same = row.value(2).toString() == texts[0] && row.value(3).toString() == texts[1];
            const bool mine = layer == 1 && pack == m_pack;
            line.change = same ? PlanChange::Same : PlanChange::Changed;
            if (mine || same)
                return;
            line.clashes << (layer == 2 ? kOwner.toString() : pack);
            line.wins = layer == 1 && m_positions.value(pack) < m_position;
            if (!line.wins)
                line.change = PlanChange::Same;
        });
        if (!done)
            return done;
        add(std::move(line));
        return Done{};
    }

    /// What the installed version brought to the rules and this one does not.
    StorageResult<Done> goneRules()
    {
        struct Source
        {
            PlanKind kind;
            QString sql;
        };
        const QString from = u" WHERE layer = 1 AND pack = ? ORDER BY id"_s;
        for (const auto& [kind, sql] :
             {Source{PlanKind::Clause, u"SELECT id, title_en, title_de FROM clause"_s},
              Source{PlanKind::Clarification, u"SELECT id, question_en, question_de FROM clarification"_s},
              Source{PlanKind::Term, u"SELECT id, words_en, words_de FROM term"_s},
              Source{PlanKind::Box, u"SELECT id, name_en, name_de FROM box"_s}}) {
            Statement read(m_database, sql + from);
            if (auto ran = read.run(m_pack); !ran)
                return ran;
            auto done = read.eachRow([&, kind = kind](const QSqlQuery& row) {
                // A term has its synonyms behind it.
                addGone(kind, row.value(0).toString(),
                        {row.value(1).toString().section(u'\n', 0, 0),
                         row.value(2).toString().section(u'\n', 0, 0)});
            });
            if (!done)
                return done;
        }
        return Done{};
    }

    void addGone(PlanKind kind, const QString& id, const LocalText& name)
    {
        if (m_shown.contains({static_cast<int>(kind), id}))
            return;
        PlanLine line;
        line.change = PlanChange::Gone;
        line.kind = kind;
        line.id = id;
        line.name = name;
        add(std::move(line));
    }

    void add(PlanLine line)
    {
        m_shown.insert({static_cast<int>(line.kind), line.id});
        m_plan.lines.push_back(std::move(line));
    }

    StorageResult<Done> readFormer()
    {
        PackTables tables(m_database);
        auto state = tables.state(m_pack);
        if (!state)
            return state.error();
        if (*state)
            m_former = std::move((*state)->texts);
        return Done{};
    }

    StorageResult<Done> scenarios()
    {
        const PackTexts& now = m_plan.reading.texts;
        const QString game = m_content.game;
        for (auto each = now.begin(); each != now.end(); ++each) {
            if (packFileOf(each.key(), game) != PackFile::Scenario)
                continue;
            PlanLine line;
            line.kind = PlanKind::Scenario;
            line.id = each.key();
            line.name = nameOfFile(each.key());
            line.change = !m_former.contains(each.key())               ? PlanChange::New
                          : m_former.value(each.key()) == each.value() ? PlanChange::Same
                                                                       : PlanChange::Changed;
            add(std::move(line));
        }
        for (auto each = m_former.begin(); each != m_former.end(); ++each) {
            if (packFileOf(each.key(), game) == PackFile::Scenario && !now.contains(each.key()))
                addGone(PlanKind::Scenario, each.key(), nameOfFile(each.key()));
        }
        return Done{};
    }

    [[nodiscard]] static LocalText nameOfFile(const QString& path)
    {
        return {path.section(u'/', 2), path.section(u'/', 2)};
    }

    StorageResult<Done> decks()
    {
        std::vector<Deck> former;
        for (auto each = m_former.begin(); each != m_former.end(); ++each) {
            if (packFileOf(each.key(), m_content.game) != PackFile::Deck)
                continue;
            if (auto deck = readPackDeck(each.value(), m_content.game))
                former.push_back(std::move(deck).value());
        }
        for (const Deck& deck : m_plan.reading.content.decks) {
            const auto fate = fateOf(m_database, deck, former);
            if (!fate)
                return fate.error();
            PlanLine line;
            line.kind = PlanKind::Deck;
            line.id = deck.id;
            line.name = {deck.name, deck.name};
            line.change = *fate == DeckFate::New       ? PlanChange::New
                          : *fate == DeckFate::Changed ? PlanChange::Changed
                                                       : PlanChange::Same;
            if (*fate == DeckFate::Kept) {
                line.clashes << kOwner.toString();
                line.wins = false;
            }
            add(std::move(line));
        }
        for (const Deck& deck : former)
            addGone(PlanKind::Deck, deck.id, {deck.name, deck.name});
        return Done{};
    }

    Database& m_database;
    PackPlan& m_plan;
    const LibraryContent& m_content;
    QString m_pack;
    int m_position = 1;
    QHash<QString, int> m_positions;
    QSet<QString> m_cards;
    QMap<QString, CardRecord> m_after;     ///< cards of this pack as they would be, by id
    QSet<std::pair<int, QString>> m_shown; ///< kinds and ids that have a line
    PackTexts m_former;                    ///< of the version that is installed
};

} // namespace

int PackPlan::count(PlanChange change) const
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(),
                                          [change](const PlanLine& line) { return line.change == change; }));
}

int PackPlan::clashCount() const
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(),
                                          [](const PlanLine& line) { return !line.clashes.isEmpty(); }));
}

PackProblems unmetNeeds(const PackManifest& manifest, const std::vector<InstalledPack>& installed)
{
    PackProblems problems;
    for (const PackNeed& need : manifest.needs) {
        std::optional<PackVersion> found;
        if (need.pack == kProgramItself) {
            found = PackVersion::read(QCoreApplication::applicationVersion());
            if (found && !need.versions.holds(*found))
                problems.push_back(
                    {PackFault::NeedsOther, {}, PackWords::tr("Castellan %1").arg(need.versions.text())});
            continue;
        }
        for (const InstalledPack& pack : installed) {
            if (pack.id == need.pack)
                found = pack.version;
        }
        if (!found)
            problems.push_back(
                {PackFault::NeedsPack, {}, (need.pack + u' ' + need.versions.text()).trimmed()});
        else if (!need.versions.holds(*found))
            problems.push_back({PackFault::NeedsOther,
                                {},
                                PackWords::tr("the pack %1 in version %2, and %3 is installed")
                                    .arg(need.pack, need.versions.text(), found->text())});
    }
    return problems;
}

StorageResult<PackPlan> planPack(Database& database, const QString& file, const PackWatch& watch,
                                 const PackLimits& limits)
{
    PackPlan plan;
    plan.file = file;
    plan.fingerprint = fingerprintOf(file);
    plan.reading = readPack(file, watch, limits);
    plan.problems = plan.reading.problems;
    if (!plan.reading.isGood())
        return plan;
    if (auto planned = Planner(database, plan).run(); !planned)
        return planned.error();
    return plan;
}

} // namespace model
