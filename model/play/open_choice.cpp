// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/open_choice.h"

#include "rules/core/words.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>

namespace model {

namespace {

std::optional<int> numberOf(std::string_view word)
{
    int number = 0;
    const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), number);
    return wrong == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

bool canBeTakenUp(rules::ZoneShape shape)
{
    return shape == rules::ZoneShape::Row || shape == rules::ZoneShape::Hand;
}

} // namespace

AnswerPart AnswerPart::fromWord(const std::string& word)
{
    const auto amount = numberOf(word);
    return amount ? AnswerPart(*amount) : AnswerPart(word);
}

OpenChoice::OpenChoice(const rules::AnyMatch& match, const rules::QuestionView& question)
{
    m_seat = QString::fromStdString(question.who);
    for (const rules::Choice& choice : question.options) {
        Answer answer{choice, {}, {}, match.cardsFrom(choice)};
        for (const std::string& word : rules::splitWords(match.write(choice)))
            if (answer.verb.empty())
                answer.verb = word;
            else
                answer.parts << AnswerPart::fromWord(word);
        m_answers.push_back(std::move(answer));
    }
    pickObvious();
}

bool OpenChoice::fits(const Answer& answer) const
{
    return answer.parts.size() >= m_picked.size() &&
           std::equal(m_picked.begin(), m_picked.end(), answer.parts.begin());
}

/// A part that all answers share need not be pointed at, unless it is all there is to point at.
void OpenChoice::pickObvious()
{
    while (m_answers.size() > 1) {
        std::optional<AnswerPart> shared;
        for (const Answer& answer : m_answers) {
            if (answer.parts.size() <= m_picked.size() + 1)
                return;
            const AnswerPart& part = answer.parts[m_picked.size()];
            if (shared && *shared != part)
                return;
            shared = part;
        }
        m_picked << *shared;
        m_obvious = m_picked.size();
    }
}

AnswerParts OpenChoice::parts() const
{
    AnswerParts parts;
    for (const Answer& answer : m_answers) {
        if (!fits(answer) || answer.parts.size() <= m_picked.size())
            continue;
        const AnswerPart& part = answer.parts[m_picked.size()];
        if (!part.isAmount() && !parts.contains(part))
            parts << part;
    }
    return parts;
}

std::optional<OpenChoice::Range> OpenChoice::numbers() const
{
    std::optional<Range> range;
    for (const Answer& answer : m_answers) {
        if (!fits(answer) || answer.parts.size() <= m_picked.size())
            continue;
        const AnswerPart& part = answer.parts[m_picked.size()];
        if (!part.isAmount())
            continue;
        if (!range)
            range = Range{part.amount(), part.amount()};
        range->least = std::min(range->least, part.amount());
        range->most = std::max(range->most, part.amount());
    }
    return range;
}

std::vector<rules::Choice> OpenChoice::ready() const
{
    std::vector<rules::Choice> choices;
    for (const Answer& answer : m_answers)
        if (answer.parts.isEmpty() || (fits(answer) && answer.parts.size() == m_picked.size()))
            choices.push_back(answer.choice);
    return choices;
}

std::optional<rules::Choice> OpenChoice::decided() const
{
    if (m_picked.size() == m_obvious)
        return std::nullopt;
    std::optional<rules::Choice> choice;
    for (const Answer& answer : m_answers) {
        if (!fits(answer))
            continue;
        if (choice || answer.parts.size() > m_picked.size())
            return std::nullopt;
        choice = answer.choice;
    }
    return choice;
}

bool OpenChoice::pick(const AnswerPart& part)
{
    const bool isThere = std::any_of(m_answers.begin(), m_answers.end(), [&](const Answer& answer) {
        return fits(answer) && answer.parts.size() > m_picked.size() && answer.parts[m_picked.size()] == part;
    });
    if (isThere)
        m_picked << part;
    return isThere;
}

bool OpenChoice::takeBack()
{
    if (m_picked.size() == m_obvious)
        return false;
    m_picked.removeLast();
    return true;
}

OpenChoice OpenChoice::fromStart() const
{
    OpenChoice start = *this;
    start.m_picked.resize(m_obvious);
    return start;
}

std::vector<std::vector<std::string>> OpenChoice::tried(const AnswerPart& part) const
{
    std::vector<std::vector<std::string>> all;
    std::set<std::string> verbs;
    for (const Answer& answer : m_answers) {
        if (!fits(answer) || answer.parts.size() <= m_picked.size() || !verbs.insert(answer.verb).second)
            continue;
        std::vector<std::string> words{answer.verb};
        for (qsizetype i = 0; i < answer.parts.size(); ++i)
            words.push_back((i == m_picked.size() ? part : answer.parts[i]).word());
        all.push_back(words);
    }
    return all;
}

std::vector<CardPlace> OpenChoice::cardsMeant(const AnswerPart& part,
                                              const std::vector<rules::ZoneView>& zones) const
{
    std::vector<std::string> from;
    for (const Answer& answer : m_answers)
        if (fits(answer) && answer.parts.contains(part) &&
            std::find(from.begin(), from.end(), answer.from) == from.end())
            from.push_back(answer.from);
    // One answer that means any zone is enough for all of them.
    if (std::find(from.begin(), from.end(), std::string()) != from.end())
        from.clear();
    return model::cardsMeant(part, zones, from);
}

std::vector<CardPlace> cardsMeant(const AnswerPart& part, const std::vector<rules::ZoneView>& zones,
                                  const std::vector<std::string>& from)
{
    const std::string id = part.word();
    std::vector<CardPlace> taken;
    std::vector<CardPlace> piled;
    for (int zone = 0; zone < static_cast<int>(zones.size()); ++zone) {
        const rules::ZoneView& view = zones[static_cast<std::size_t>(zone)];
        if (id.size() > view.id.size() + 1 && id.compare(0, view.id.size() + 1, view.id + ".") == 0) {
            const auto number = numberOf(std::string_view(id).substr(view.id.size() + 1));
            if (number && *number >= 1 && *number <= static_cast<int>(view.cards.size()))
                return {{zone, *number - 1}};
        }
        if (view.shape == rules::ZoneShape::Tile && view.id == id && !view.cards.empty())
            return {{zone, 0}};
        if (!from.empty() && std::find(from.begin(), from.end(), view.id) == from.end())
            continue;
        for (int card = 0; card < static_cast<int>(view.cards.size()); ++card) {
            if (view.cards[static_cast<std::size_t>(card)].id != id)
                continue;
            if (canBeTakenUp(view.shape) || (view.shape == rules::ZoneShape::TopOpen && card == 0))
                taken.push_back({zone, card});
            else if (view.shape == rules::ZoneShape::OpenPile)
                piled.push_back({zone, card});
        }
    }
    return taken.empty() ? piled : taken;
}

std::vector<int> zonesMeant(const AnswerPart& part, const std::vector<rules::ZoneView>& zones)
{
    const std::string id = part.word();
    std::vector<int> found;
    for (int zone = 0; zone < static_cast<int>(zones.size()); ++zone) {
        const rules::ZoneView& view = zones[static_cast<std::size_t>(zone)];
        if (view.id == id || view.group == id)
            found.push_back(zone);
    }
    return found;
}

AnswerParts partsFor(const rules::ZoneView& zone, int card)
{
    AnswerParts parts;
    if (zone.shape == rules::ZoneShape::Tile)
        parts << AnswerPart(zone.id);
    parts << AnswerPart(zone.id + "." + std::to_string(card + 1));
    if (card < static_cast<int>(zone.cards.size()) && !zone.cards[static_cast<std::size_t>(card)].id.empty())
        parts << AnswerPart(zone.cards[static_cast<std::size_t>(card)].id);
    return parts;
}

} // namespace model
