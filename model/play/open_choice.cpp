// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/open_choice.h"

#include <algorithm>

namespace model {

namespace {

std::optional<int> numberOf(const QString& word)
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

bool canBeTakenUp(rules::ZoneShape shape)
{
    return shape == rules::ZoneShape::Row || shape == rules::ZoneShape::Hand;
}

} // namespace

OpenChoice::OpenChoice(const rules::AnyMatch& match, const rules::QuestionView& question)
{
    m_seat = QString::fromStdString(question.who);
    for (const rules::Choice& choice : question.options) {
        QStringList words = QString::fromStdString(match.write(choice)).split(u' ');
        const QString verb = words.takeFirst();
        m_answers.push_back({choice, verb, words, match.cardsFrom(choice)});
    }
    pickObvious();
}

bool OpenChoice::fits(const Answer& answer) const
{
    return answer.words.size() >= m_picked.size() &&
           std::equal(m_picked.begin(), m_picked.end(), answer.words.begin());
}

/// A word that all answers share need not be pointed at, unless it is all there is to point at.
void OpenChoice::pickObvious()
{
    while (m_answers.size() > 1) {
        QString shared;
        for (const Answer& answer : m_answers) {
            if (answer.words.size() <= m_picked.size() + 1)
                return;
            const QString& word = answer.words[m_picked.size()];
            if (!shared.isEmpty() && shared != word)
                return;
            shared = word;
        }
        m_picked << shared;
        m_obvious = m_picked.size();
    }
}

QStringList OpenChoice::words() const
{
    QStringList words;
    for (const Answer& answer : m_answers)
        if (fits(answer) && answer.words.size() > m_picked.size() &&
            !numberOf(answer.words[m_picked.size()]) && !words.contains(answer.words[m_picked.size()]))
            words << answer.words[m_picked.size()];
    return words;
}

std::optional<OpenChoice::Range> OpenChoice::numbers() const
{
    std::optional<Range> range;
    for (const Answer& answer : m_answers) {
        if (!fits(answer) || answer.words.size() <= m_picked.size())
            continue;
        const auto number = numberOf(answer.words[m_picked.size()]);
        if (!number)
            continue;
        if (!range)
            range = Range{*number, *number};
        range->least = std::min(range->least, *number);
        range->most = std::max(range->most, *number);
    }
    return range;
}

std::vector<rules::Choice> OpenChoice::ready() const
{
    std::vector<rules::Choice> choices;
    for (const Answer& answer : m_answers)
        if (answer.words.isEmpty() || (fits(answer) && answer.words.size() == m_picked.size()))
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
        if (choice || answer.words.size() > m_picked.size())
            return std::nullopt;
        choice = answer.choice;
    }
    return choice;
}

bool OpenChoice::pick(const QString& word)
{
    const bool isThere = std::any_of(m_answers.begin(), m_answers.end(), [&](const Answer& answer) {
        return fits(answer) && answer.words.size() > m_picked.size() && answer.words[m_picked.size()] == word;
    });
    if (isThere)
        m_picked << word;
    return isThere;
}

bool OpenChoice::takeBack()
{
    if (m_picked.size() == m_obvious)
        return false;
    m_picked.removeLast();
    return true;
}

std::vector<QStringList> OpenChoice::tried(const QString& word) const
{
    std::vector<QStringList> all;
    QStringList verbs;
    for (const Answer& answer : m_answers) {
        if (!fits(answer) || answer.words.size() <= m_picked.size() || verbs.contains(answer.verb))
            continue;
        verbs << answer.verb;
        QStringList words = QStringList{answer.verb} + answer.words;
        words[m_picked.size() + 1] = word;
        all.push_back(words);
    }
    return all;
}

std::vector<CardPlace> OpenChoice::cardsMeant(const QString& word,
                                              const std::vector<rules::ZoneView>& zones) const
{
    std::vector<std::string> from;
    for (const Answer& answer : m_answers)
        if (fits(answer) && answer.words.contains(word) &&
            std::find(from.begin(), from.end(), answer.from) == from.end())
            from.push_back(answer.from);
    // One answer that means any zone is enough for all of them.
    if (std::find(from.begin(), from.end(), std::string()) != from.end())
        from.clear();
    return model::cardsMeant(word, zones, from);
}

std::vector<CardPlace> cardsMeant(const QString& word, const std::vector<rules::ZoneView>& zones,
                                  const std::vector<std::string>& from)
{
    const std::string id = word.toStdString();
    std::vector<CardPlace> taken;
    std::vector<CardPlace> piled;
    for (int zone = 0; zone < static_cast<int>(zones.size()); ++zone) {
        const rules::ZoneView& view = zones[static_cast<std::size_t>(zone)];
        if (id.size() > view.id.size() + 1 && id.compare(0, view.id.size() + 1, view.id + ".") == 0) {
            const auto number = numberOf(QString::fromStdString(id.substr(view.id.size() + 1)));
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

std::vector<int> zonesMeant(const QString& word, const std::vector<rules::ZoneView>& zones)
{
    const std::string id = word.toStdString();
    std::vector<int> found;
    for (int zone = 0; zone < static_cast<int>(zones.size()); ++zone) {
        const rules::ZoneView& view = zones[static_cast<std::size_t>(zone)];
        if (view.id == id || view.group == id)
            found.push_back(zone);
    }
    return found;
}

QStringList wordsFor(const rules::ZoneView& zone, int card)
{
    QStringList words;
    if (zone.shape == rules::ZoneShape::Tile)
        words << QString::fromStdString(zone.id);
    words << QStringLiteral("%1.%2").arg(QString::fromStdString(zone.id)).arg(card + 1);
    if (card < static_cast<int>(zone.cards.size()) && !zone.cards[static_cast<std::size_t>(card)].id.empty())
        words << QString::fromStdString(zone.cards[static_cast<std::size_t>(card)].id);
    return words;
}

} // namespace model
