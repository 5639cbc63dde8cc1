// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/lab_session.h"

#include "model/play/play_reasons.h"
#include "rules/scenario/reachable.h"
#include "rules/scenario/runner.h"

#include <QUndoCommand>

#include <algorithm>

namespace model {

using rules::scenario::DraftCard;
using rules::scenario::Scenario;

namespace {

constexpr int kEditId = 1;
const QString kTyping = QStringLiteral("typing");

std::string word(const QString& text)
{
    return text.toStdString();
}

} // namespace

/// The text before and after. Edits of one key that follow each other are one step.
class LabEdit : public QUndoCommand
{
public:
    LabEdit(LabSession& session, QString before, QString after, QString key, const QString& what)
        : QUndoCommand(what)
        , m_session(session)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_key(std::move(key))
    {}

    void undo() override { m_session.take(m_before); }
    void redo() override { m_session.take(m_after); }
    [[nodiscard]] int id() const override { return m_key.isEmpty() ? -1 : kEditId; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* edit = static_cast<const LabEdit*>(next);
        if (edit->m_key != m_key)
            return false;
        // A written line is a step of its own.
        if (m_key == kTyping && edit->m_after.count(u'\n') != m_after.count(u'\n'))
            return false;
        m_after = edit->m_after;
        return true;
    }

private:
    LabSession& m_session;
    QString m_before;
    QString m_after;
    QString m_key;
};

LabSession::LabSession(GameFinder find, QObject* parent)
    : QObject(parent)
    , m_find(std::move(find))
{
    check();
}

void LabSession::setText(const QString& text)
{
    m_current = 0;
    push(text, tr("Another position"), {});
}

void LabSession::type(const QString& text)
{
    push(text, tr("Writing"), kTyping);
}

void LabSession::push(const QString& text, const QString& what, const QString& key)
{
    if (text != m_text)
        m_undo.push(new LabEdit(*this, m_text, text, key, what));
}

void LabSession::take(const QString& text)
{
    m_text = text;
    check();
    Q_EMIT changed();
}

void LabSession::recheck()
{
    check();
    Q_EMIT changed();
}

void LabSession::setCurrent(int scenario)
{
    if (scenario == m_current || scenario < 0 || scenario >= m_titles.size())
        return;
    m_current = scenario;
    check();
    Q_EMIT changed();
}

QString LabSession::scenario() const
{
    const auto scenarios = rules::scenario::readScenarios(word(m_text));
    if (!scenarios || scenarios->size() < 2)
        return m_text;
    const auto at = static_cast<std::size_t>(m_current);
    const QStringList lines = m_text.split(u'\n');
    const auto from = static_cast<qsizetype>((*scenarios)[at].line) - 1;
    const qsizetype end =
        at + 1 < scenarios->size() ? static_cast<qsizetype>((*scenarios)[at + 1].line) - 1 : lines.size();
    return lines.mid(from, end - from).join(u'\n');
}

void LabSession::check()
{
    m_problems.clear();
    m_draft.reset();
    m_match.reset();
    m_titles.clear();
    m_game = nullptr;
    m_moves = 0;
    const auto scenarios = rules::scenario::readScenarios(word(m_text));
    if (!scenarios) {
        m_problems.push_back(
            {scenarios.error().reason.inBoth(), static_cast<int>(scenarios.error().place.line), {}, {}});
        return;
    }
    for (const Scenario& each : *scenarios)
        m_titles << QString::fromStdString(each.title);
    m_current = std::clamp(m_current, 0, static_cast<int>(scenarios->size()) - 1);
    checkPosition((*scenarios)[static_cast<std::size_t>(m_current)]);
}

/// Every line is tried, so that all that is wrong is told at once.
void LabSession::checkPosition(const Scenario& scenario)
{
    m_moves = static_cast<int>(std::count_if(scenario.steps.begin(), scenario.steps.end(),
                                             [](const auto& line) { return line.words[0] == "do"; }));
    m_game = m_find(QString::fromStdString(scenario.headValue("game")));
    if (m_game == nullptr) {
        const std::string id = scenario.headValue("game");
        m_problems.push_back(
            {rules::Reason(PlayReason::UnknownGame, id).inBoth(), static_cast<int>(scenario.line), {}, {}});
        return;
    }
    const std::unique_ptr<rules::scenario::Stage> stage = m_game->stage();
    for (const auto& line : scenario.head)
        if (line.words[0] != "game" && line.words[0] != "clause")
            if (const auto taken = stage->head(line.words); !taken)
                m_problems.push_back({taken.error().text(), static_cast<int>(line.line), {}, {}});
    // Who sits at the table may be said by a given line.
    const std::unique_ptr<rules::scenario::Stage> seated = stage->clone();
    for (const auto& line : scenario.given)
        if (line.words[0] == "given")
            (void)seated->given(std::span(line.words).subspan(1));
    rules::scenario::PositionForm form = seated->form();
    if (form.isEmpty())
        form = stage->form();
    if (!form.isEmpty())
        m_draft.emplace(word(m_text), static_cast<std::size_t>(m_current), std::move(form));
    for (const auto& line : scenario.given)
        if (line.words[0] == "given")
            if (const auto taken = stage->given(std::span(line.words).subspan(1)); !taken)
                m_problems.push_back(
                    {taken.error().text(),
                     static_cast<int>(line.line),
                     m_draft ? QString::fromStdString(m_draft->partAt(line.line)) : QString(),
                     {}});
    std::vector<rules::scenario::PositionProblem> impossible = stage->problems();
    // A scenario that moves or expects something shows a rule, also where no match would lead to it.
    if (const auto* reachable = dynamic_cast<const rules::scenario::ReachableCheck*>(stage.get());
        reachable != nullptr && scenario.steps.empty())
        for (rules::scenario::PositionProblem& each : reachable->unreachable())
            impossible.push_back(std::move(each));
    for (const rules::scenario::PositionProblem& each : impossible)
        m_problems.push_back({each.text, m_draft ? static_cast<int>(m_draft->lineOf(each.part)) : 0,
                              QString::fromStdString(each.part), QString::fromStdString(each.clause)});
    if (!m_problems.empty())
        return;
    auto begun = stage->begin();
    if (!begun) {
        m_problems.push_back({begun.error().text(), static_cast<int>(scenario.line), {}, {}});
        return;
    }
    m_match = std::move(begun->match);
    // A new match is shown as the position that it begins with.
    if (m_draft && !m_draft->isPosition())
        if (const std::vector<std::string> lines = m_match->scenarioLines(); !lines.empty())
            m_draft->replacePosition(lines);
}

std::optional<LabProblem> LabSession::broken() const
{
    const auto scenarios = rules::scenario::readScenarios(word(m_text));
    if (!scenarios || m_match == nullptr)
        return std::nullopt;
    const Scenario& scenario = (*scenarios)[static_cast<std::size_t>(m_current)];
    if (scenario.steps.empty())
        return std::nullopt;
    const auto failure = rules::scenario::runScenario(
        scenario, [this](std::string_view game) -> std::unique_ptr<rules::scenario::Stage> {
            const rules::KnownGame* known =
                m_find(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
            return known == nullptr ? nullptr : known->stage();
        });
    if (!failure)
        return std::nullopt;
    return LabProblem{{"expected " + failure->expected + ", found " + failure->found,
                       "erwartet: " + failure->expected + ", gefunden: " + failure->found},
                      static_cast<int>(failure->line),
                      {},
                      {}};
}

void LabSession::edit(const QString& what, const QString& key, const std::function<void(Draft&)>& change)
{
    if (!m_draft)
        return;
    Draft changed = *m_draft;
    change(changed);
    // Without any line it would be a new match again.
    if (!changed.isPosition())
        changed.setTurn(changed.seat(), changed.phase());
    push(QString::fromStdString(changed.text()), what, key);
}

bool LabSession::hasRoom(const QString& zone) const
{
    if (m_draft)
        for (const auto& part : m_draft->form().cards)
            if (part.zone.id == word(zone))
                return part.most == 0 || m_draft->cards(part.zone.id).size() < part.most;
    return false;
}

void LabSession::put(const QString& zone, const QString& card, bool down, int place)
{
    edit(tr("Place a card"), {}, [&](Draft& draft) {
        auto cards = draft.cards(word(zone));
        const bool tile =
            std::any_of(draft.form().cards.begin(), draft.form().cards.end(), [&](const auto& part) {
                return part.zone.id == word(zone) && part.zone.shape == rules::ZoneShape::Tile;
            });
        // A tile holds one: the new one takes its place and its owner.
        if (tile && !cards.empty()) {
            cards.front() = {word(card), false, cards.front().owner};
        } else {
            const auto at =
                place < 0 ? cards.size() : std::min(static_cast<std::size_t>(place), cards.size());
            cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(at), {word(card), down});
        }
        draft.setCards(word(zone), cards);
    });
}

void LabSession::remove(const QString& zone, int place)
{
    edit(tr("Remove a card"), {}, [&](Draft& draft) {
        auto cards = draft.cards(word(zone));
        if (place < 0 || static_cast<std::size_t>(place) >= cards.size())
            return;
        cards.erase(cards.begin() + place);
        draft.setCards(word(zone), cards);
    });
}

void LabSession::move(const QString& zone, int place, const QString& to, int toPlace)
{
    edit(tr("Move a card"), {}, [&](Draft& draft) {
        auto cards = draft.cards(word(zone));
        if (place < 0 || static_cast<std::size_t>(place) >= cards.size())
            return;
        DraftCard moved = cards[static_cast<std::size_t>(place)];
        cards.erase(cards.begin() + place);
        draft.setCards(word(zone), cards);
        auto there = draft.cards(word(to));
        bool toTile = false;
        bool mayBeDown = false;
        for (const auto& part : draft.form().cards)
            if (part.zone.id == word(to)) {
                toTile = part.zone.shape == rules::ZoneShape::Tile;
                mayBeDown = part.mayBeDown;
            }
        if (!toTile) {
            moved.traits.clear();
            moved.owner.clear();
        }
        moved.down = moved.down && mayBeDown;
        // What stands on the tile changes places with it.
        if (toTile && !there.empty()) {
            DraftCard other = there.front();
            cards.insert(cards.begin() + place, other);
            draft.setCards(word(zone), cards);
            there.clear();
        }
        const auto at =
            toPlace < 0 ? there.size() : std::min(static_cast<std::size_t>(toPlace), there.size());
        there.insert(there.begin() + static_cast<std::ptrdiff_t>(at), moved);
        draft.setCards(word(to), there);
    });
}

void LabSession::flip(const QString& zone, int place)
{
    edit(tr("Turn a card over"), {}, [&](Draft& draft) {
        auto cards = draft.cards(word(zone));
        if (place < 0 || static_cast<std::size_t>(place) >= cards.size())
            return;
        DraftCard& card = cards[static_cast<std::size_t>(place)];
        card.down = !card.down;
        // On a tile a card has a back too: it looks the other way.
        for (const auto& trait : draft.form().traits)
            if (!card.owner.empty() && trait.choices.size() == 2) {
                const bool first =
                    card.trait(trait.word).empty() || card.trait(trait.word) == trait.choices[0].word;
                card.setTrait(trait.word, first ? trait.choices[1].word : std::string());
            }
        draft.setCards(word(zone), cards);
    });
}

void LabSession::empty(const QString& zone)
{
    edit(tr("Remove all cards"), {}, [&](Draft& draft) { draft.setCards(word(zone), {}); });
}

std::optional<DraftCard> LabSession::card(const QString& zone, int place) const
{
    if (!m_draft || place < 0)
        return std::nullopt;
    const auto cards = m_draft->cards(word(zone));
    if (static_cast<std::size_t>(place) >= cards.size())
        return std::nullopt;
    return cards[static_cast<std::size_t>(place)];
}

void LabSession::setCard(const QString& zone, int place, const DraftCard& card)
{
    edit(tr("Change a card"), QStringLiteral("card %1 %2").arg(zone).arg(place), [&](Draft& draft) {
        auto cards = draft.cards(word(zone));
        if (place < 0 || static_cast<std::size_t>(place) >= cards.size())
            return;
        cards[static_cast<std::size_t>(place)] = card;
        draft.setCards(word(zone), cards);
    });
}

void LabSession::setNumber(const QString& number, int value)
{
    edit(tr("Change a number"), QStringLiteral("number ") + number,
         [&](Draft& draft) { draft.setNumber(word(number), value); });
}

void LabSession::setChoice(const QString& group, const QString& chosen)
{
    edit(tr("Change a lane"), {}, [&](Draft& draft) { draft.setChoice(word(group), word(chosen)); });
}

void LabSession::setFlag(const QString& group, bool on)
{
    edit(tr("Change a lane"), {}, [&](Draft& draft) { draft.setFlag(word(group), on); });
}

void LabSession::setTurn(const QString& seat, const QString& phase)
{
    edit(tr("Change the turn"), {}, [&](Draft& draft) { draft.setTurn(word(seat), word(phase)); });
}

void LabSession::clear()
{
    edit(tr("Clear the board"), {}, [](Draft& draft) {
        const std::string seat = draft.seat();
        const std::string phase = draft.phase();
        draft.replacePosition({});
        draft.setTurn(seat, phase);
    });
}

} // namespace model
