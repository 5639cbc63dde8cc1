// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/scenario/draft.h"

#include "rules/core/words.h"

#include <algorithm>
#include <cassert>

namespace rules::scenario {

namespace {

constexpr std::string_view kDown = "(down)";
constexpr int kMostNumber = 60000;

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Whether the words behind `given` begin with these; `list`: the last of them ends in a colon.
bool begins(const Statement& line, const std::vector<std::string>& words, bool list)
{
    if (line.words[0] != "given" || line.words.size() <= words.size())
        return false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool last = i + 1 == words.size();
        if (line.words[i + 1] != words[i] + (last && list ? ":" : ""))
            return false;
    }
    return true;
}

} // namespace

std::string DraftCard::trait(std::string_view word) const
{
    for (const auto& [key, value] : traits)
        if (key == word)
            return value;
    return {};
}

bool DraftCard::has(std::string_view word) const
{
    return std::any_of(traits.begin(), traits.end(), [word](const auto& each) { return each.first == word; });
}

void DraftCard::setTrait(std::string_view word, std::string_view value)
{
    std::erase_if(traits, [word](const auto& each) { return each.first == word; });
    if (!value.empty())
        traits.emplace_back(word, value);
}

Draft::Draft(std::string_view text, std::size_t scenario, PositionForm form)
    : m_form(std::move(form))
    , m_number(scenario)
    , m_lines(linesOf(text))
{
    read();
}

std::string Draft::text() const
{
    std::string text;
    for (const std::string& line : m_lines)
        text += line + "\n";
    return text;
}

void Draft::read()
{
    auto scenarios = readScenarios(text());
    assert(scenarios && m_number < scenarios->size());
    if (!scenarios || m_number >= scenarios->size())
        return;
    m_end = m_number + 1 < scenarios->size() ? (*scenarios)[m_number + 1].line : m_lines.size() + 1;
    m_scenario = std::move((*scenarios)[m_number]);
    m_isPosition = std::any_of(m_scenario.given.begin(), m_scenario.given.end(),
                               [this](const Statement& line) { return !partAt(line.line).empty(); });
}

const CardsPart* Draft::part(std::string_view zone) const
{
    const auto found = std::find_if(m_form.cards.begin(), m_form.cards.end(),
                                    [zone](const CardsPart& each) { return each.zone.id == zone; });
    return found == m_form.cards.end() ? nullptr : &*found;
}

/// The last line counts where several say the same.
const Statement* Draft::statement(std::string_view words) const
{
    const bool list = words.ends_with(':');
    const std::vector<std::string> wanted = splitWords(list ? words.substr(0, words.size() - 1) : words);
    for (auto line = m_scenario.given.rbegin(); line != m_scenario.given.rend(); ++line)
        if (begins(*line, wanted, list))
            return &*line;
    return nullptr;
}

std::string Draft::value(std::string_view words) const
{
    const Statement* line = statement(words);
    return line == nullptr ? std::string() : line->words.back();
}

std::size_t Draft::lineOf(std::string_view id) const
{
    const Statement* line = nullptr;
    if (const CardsPart* cards = part(id))
        line = statement(cards->zone.shape == ZoneShape::Tile ? cards->words : cards->words + ":");
    for (const NumberPart& each : m_form.numbers)
        if (each.id == id)
            line = statement(each.words);
    for (const ChoicePart& each : m_form.choices)
        if (each.group == id)
            line = statement(each.words);
    if (id == "turn")
        line = statement("turn");
    return line == nullptr ? 0 : line->line;
}

std::string Draft::partAt(std::size_t number) const
{
    const auto line = std::find_if(m_scenario.given.begin(), m_scenario.given.end(),
                                   [number](const Statement& each) { return each.line == number; });
    if (line == m_scenario.given.end() || line->words[0] != "given")
        return {};
    for (const CardsPart& each : m_form.cards)
        if (begins(*line, splitWords(each.words), each.zone.shape != ZoneShape::Tile))
            return each.zone.id;
    for (const NumberPart& each : m_form.numbers)
        if (begins(*line, splitWords(each.words), false))
            return each.id;
    for (const ChoicePart& each : m_form.choices)
        if (begins(*line, splitWords(each.words), false))
            return each.group;
    for (const FlagPart& each : m_form.flags)
        if (each.isLine ? begins(*line, splitWords(each.words), false)
                        : line->words.size() > 1 && line->words[1] == splitWords(each.words).front())
            return each.group;
    return line->words.size() > 1 && line->words[1] == "turn" ? "turn" : "";
}

std::vector<DraftCard> Draft::cards(std::string_view zone) const
{
    std::vector<DraftCard> cards;
    const CardsPart* from = part(zone);
    if (from == nullptr)
        return cards;
    const bool tile = from->zone.shape == ZoneShape::Tile;
    const Statement* line = statement(tile ? from->words : from->words + ":");
    if (line == nullptr) {
        for (const std::string& id : from->usual)
            cards.push_back({id});
        return cards;
    }
    const std::size_t first = 1 + splitWords(from->words).size();
    if (!tile) {
        for (std::size_t i = first; i < line->words.size(); ++i) {
            DraftCard card{from->cardOf(line->words[i])};
            if (card.id.size() > kDown.size() && card.id.ends_with(kDown)) {
                card.id.resize(card.id.size() - kDown.size());
                card.down = true;
            }
            cards.push_back(std::move(card));
        }
        return cards;
    }
    if (line->words.size() < first + 2)
        return cards;
    DraftCard card{line->words[first + 1], false, line->words[first]};
    for (std::size_t i = first + 2; i < line->words.size(); ++i) {
        const std::string& word = line->words[i];
        const bool alone =
            std::any_of(m_form.traits.begin(), m_form.traits.end(), [&](const TraitPart& each) {
                return each.word == word && each.most == 0 && each.choices.empty();
            });
        card.traits.emplace_back(word, alone || i + 1 == line->words.size() ? word : line->words[i + 1]);
        i += alone ? 0 : 1;
    }
    cards.push_back(std::move(card));
    return cards;
}

void Draft::setCards(std::string_view zone, const std::vector<DraftCard>& cards)
{
    const CardsPart* to = part(zone);
    if (to == nullptr)
        return;
    if (to->zone.shape == ZoneShape::Tile) {
        std::string line;
        if (!cards.empty()) {
            const DraftCard& card = cards.front();
            const std::string owner = !card.owner.empty()       ? card.owner
                                      : !to->zone.owner.empty() ? to->zone.owner
                                      : m_form.seats.empty()    ? std::string()
                                                                : m_form.seats.front().word;
            line = "given " + to->words + " " + owner + " " + card.id;
            for (const auto& [key, value] : card.traits)
                line += key == value ? " " + key : " " + key + " " + value;
        }
        write(to->words, line);
        return;
    }
    std::string line = "given " + to->words + ":";
    for (const DraftCard& card : cards)
        line += " " + to->wordOf(card.id) + (card.down && to->mayBeDown ? std::string(kDown) : std::string());
    // Nothing is said of what is as usual.
    const bool usual = cards.size() == to->usual.size() && cards.empty();
    write(to->words + ":", usual ? std::string() : line);
}

std::optional<int> Draft::number(std::string_view id) const
{
    for (const NumberPart& each : m_form.numbers)
        if (each.id == id) {
            const auto said = readNumber(value(each.words), kMostNumber);
            return said ? said : each.usual;
        }
    return std::nullopt;
}

void Draft::setNumber(std::string_view id, int number)
{
    for (const NumberPart& each : m_form.numbers)
        if (each.id == id)
            write(each.words, number < 0 || each.usual == number
                                  ? ""
                                  : "given " + each.words + " " + std::to_string(number));
}

std::string Draft::choice(std::string_view group) const
{
    for (const ChoicePart& each : m_form.choices)
        if (each.group == group) {
            const std::string said = value(each.words);
            return said.empty() && !each.choices.empty() ? each.choices.front().word : said;
        }
    return {};
}

void Draft::setChoice(std::string_view group, std::string_view word)
{
    for (const ChoicePart& each : m_form.choices)
        if (each.group == group) {
            const bool usual = !each.choices.empty() && each.choices.front().word == word;
            write(each.words, usual ? "" : "given " + each.words + " " + std::string(word));
        }
}

bool Draft::flag(std::string_view group) const
{
    for (const FlagPart& each : m_form.flags) {
        if (each.group != group)
            continue;
        if (each.isLine)
            return statement(each.words) != nullptr;
        const std::vector<std::string> words = splitWords(each.words);
        for (const Statement& line : m_scenario.given)
            if (line.words.size() > 2 && line.words[0] == "given" && line.words[1] == words.front() &&
                std::find(line.words.begin() + 2, line.words.end(), words.back()) != line.words.end())
                return true;
    }
    return false;
}

/// Flags that share a line are written anew together.
void Draft::setFlag(std::string_view group, bool on)
{
    for (const FlagPart& wanted : m_form.flags) {
        if (wanted.group != group || flag(group) == on)
            continue;
        if (wanted.isLine) {
            write(wanted.words, on ? "given " + wanted.words : std::string());
            return;
        }
        const std::string key = splitWords(wanted.words).front();
        std::string line = "given " + key;
        bool any = false;
        for (const FlagPart& each : m_form.flags) {
            const std::vector<std::string> words = splitWords(each.words);
            if (words.front() != key || !(each.group == group ? on : flag(each.group)))
                continue;
            line += " " + words.back();
            any = true;
        }
        while (const Statement* old = statement(key))
            erase(old->line);
        write(key, any ? line : std::string());
    }
}

std::string Draft::seat() const
{
    const Statement* line = statement("turn");
    if (line != nullptr && line->words.size() > 2)
        return line->words[2];
    return m_form.seats.empty() ? std::string() : m_form.seats.front().word;
}

std::string Draft::phase() const
{
    const Statement* line = statement("turn");
    if (line != nullptr && line->words.size() > 3)
        return line->words[3];
    return m_form.phases.empty() ? std::string() : m_form.phases.front().word;
}

void Draft::setTurn(std::string_view seat, std::string_view phase)
{
    write("turn", "given turn " + std::string(seat) + " " + std::string(phase));
}

void Draft::replacePosition(const std::vector<std::string>& lines)
{
    for (std::size_t line = m_end; line-- > m_scenario.line + 1;)
        if (!partAt(line).empty())
            erase(line);
    for (const std::string& line : lines)
        if (line.starts_with("given ")) {
            std::size_t at = m_scenario.line;
            for (const Statement& each : m_scenario.head)
                at = std::max(at, each.line);
            for (const Statement& each : m_scenario.given)
                at = std::max(at, each.line);
            m_lines.insert(m_lines.begin() + static_cast<std::ptrdiff_t>(at), line);
            read();
        }
}

void Draft::erase(std::size_t line)
{
    m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(line) - 1);
    read();
}

/// Rewrites the line that these words open, adds it behind the other given lines, or takes it away.
void Draft::write(std::string_view words, std::string_view line)
{
    const Statement* old = statement(words);
    if (old != nullptr && line.empty()) {
        erase(old->line);
        // An older line of the same words would count again.
        write(words, line);
        return;
    }
    if (line.empty())
        return;
    if (old != nullptr) {
        std::string& text = m_lines[old->line - 1];
        const std::size_t comment = text.find('#');
        const std::string kept = comment == std::string::npos ? std::string() : "   " + text.substr(comment);
        text = std::string(line) + kept;
    } else {
        std::size_t at = m_scenario.line;
        for (const Statement& each : m_scenario.head)
            at = std::max(at, each.line);
        for (const Statement& each : m_scenario.given)
            at = std::max(at, each.line);
        m_lines.insert(m_lines.begin() + static_cast<std::ptrdiff_t>(at), std::string(line));
    }
    read();
}

std::vector<ZoneView> Draft::zones() const
{
    std::vector<ZoneView> zones;
    for (const CardsPart& each : m_form.cards) {
        ZoneView zone = each.zone;
        zone.closed = flag(zone.group);
        for (const DraftCard& card : cards(zone.id)) {
            CardView view{card.id, card.down, 0, card.owner};
            const KnownCard* known = m_form.card(card.id);
            if (known != nullptr)
                view.strength = known->strength;
            view.turned = card.trait("facing") == "back";
            view.slain = card.has("slain");
            for (const TraitPart& trait : m_form.traits) {
                if (trait.most == 0 || zone.shape != ZoneShape::Tile)
                    continue;
                const auto said = readNumber(card.trait(trait.word), kMostNumber);
                const int usual = trait.word == "health" && known != nullptr ? known->health : 0;
                view.values.push_back({trait.word, said.value_or(usual)});
            }
            zone.cards.push_back(std::move(view));
        }
        zones.push_back(std::move(zone));
    }
    return zones;
}

std::vector<GroupView> Draft::groups() const
{
    std::vector<GroupView> groups = m_form.groups;
    for (GroupView& group : groups) {
        group.closed = flag(group.id);
        for (const ChoicePart& part : m_form.choices) {
            if (part.group != group.id)
                continue;
            const std::string chosen = choice(group.id);
            for (const NamedWord& each : part.choices)
                if (each.word == chosen)
                    group.cardName = each.name;
            group.card = chosen == part.choices.front().word ? std::string() : chosen;
        }
    }
    return groups;
}

std::vector<CounterView> Draft::counters() const
{
    std::vector<CounterView> counters;
    for (const NumberPart& each : m_form.numbers)
        if (const auto said = number(each.id))
            counters.push_back({each.id, *said, each.owner, "", each.coins});
    return counters;
}

} // namespace rules::scenario
