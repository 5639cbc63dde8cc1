// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_statistics.h"

#include "model/games/crimson_effect_cards.h"

#include <algorithm>

namespace model {

namespace {

using rules::effects::Effect;
using rules::effects::OpCode;
using rules::effects::Operation;
using rules::effects::SideScope;
using rules::effects::Source;

/// What the effects of one card can do, each kind once.
struct Abilities
{
    bool gain = false, take = false, pay = false, bid = false;
    bool flipOwn = false, flipOpposing = false;
    bool destroy = false, outlive = false, move = false, win = false;

    explicit Abilities(const rules::effects::Effects& effects)
    {
        for (const Effect& effect : effects)
            for (const Operation& operation : effect.program)
                note(effect, operation);
    }

    void note(const Effect& effect, const Operation& operation)
    {
        switch (operation.code) {
        case OpCode::Flip:
            flipOwn = flipOwn || operation.target.side != SideScope::Opposing;
            flipOpposing = flipOpposing || operation.target.side != SideScope::Own;
            break;
        case OpCode::Destroy: destroy = true; break;
        case OpCode::Move:
        case OpCode::Swap: move = true; break;
        case OpCode::Place:
            outlive = outlive || (effect.type == rules::effects::EffectType::Destruction &&
                                  operation.from == Source::Self);
            break;
        case OpCode::Gain: gain = true; break;
        case OpCode::Take: take = true; break;
        case OpCode::Pay: pay = true; break;
        case OpCode::MatchCost:
        case OpCode::BidOnTop: bid = true; break;
        case OpCode::Strength:
        case OpCode::WinBy:
        case OpCode::ScoreAt: win = true; break;
        default: break;
        }
    }
};

/// What a figure amounts to in a turn.
int amountOf(const CardFigure& figure)
{
    return figure.value * figure.times;
}

void note(std::vector<FigureStatistics>& all, const Card& card, int copies)
{
    for (const CardFigure& figure : card.figures) {
        auto found = std::find_if(all.begin(), all.end(),
                                  [&figure](const FigureStatistics& each) { return each.key == figure.key; });
        if (found == all.end())
            found = all.insert(all.end(), {figure.key, figure.name, {}, 0, 0});
        const auto amount = static_cast<std::size_t>(std::max(0, amountOf(figure)));
        if (found->counts.size() <= amount)
            found->counts.resize(amount + 1);
        found->counts[amount] += copies;
    }
}

void settle(std::vector<FigureStatistics>& all, int known)
{
    for (FigureStatistics& figure : all) {
        int having = 0;
        int sum = 0;
        for (std::size_t i = 0; i < figure.counts.size(); ++i) {
            having += figure.counts[i];
            sum += static_cast<int>(i) * figure.counts[i];
        }
        figure.without = known - having;
        figure.average = having > 0 ? static_cast<double>(sum) / having : 0;
    }
}

} // namespace

DeckStatistics statisticsOf(const Deck& deck, const CardDirectory& cards)
{
    DeckStatistics statistics;
    int total = 0;
    for (const DeckCard& each : deck.cards) {
        const int copies = each.copies;
        statistics.cards += copies;
        const DirectoryCard* known = cards.find(each.card);
        if (known == nullptr) {
            statistics.unknown += copies;
            continue;
        }
        note(statistics.figures, known->card, copies);
        const auto strength = static_cast<std::size_t>(std::max(0, known->card.strength));
        if (statistics.strengths.size() <= strength)
            statistics.strengths.resize(strength + 1);
        statistics.strengths[strength] += copies;
        total += known->card.strength * copies;
        if (known->card.effects.empty())
            statistics.withoutEffect += copies;
        for (const CardEffect& effect : known->card.effects)
            statistics.types[static_cast<std::size_t>(effect.type)] += copies;
        if (!known->card.hasStrength())
            continue;
        const Abilities can(effectsFromJson(known->data, known->card.kind));
        const auto count = [copies](bool does, int& sum) { sum += does ? copies : 0; };
        count(can.gain, statistics.gains);
        count(can.take, statistics.takes);
        count(can.pay, statistics.pays);
        count(can.bid, statistics.bids);
        count(can.flipOwn && !can.flipOpposing, statistics.flipsOwn);
        count(can.flipOpposing && !can.flipOwn, statistics.flipsOpposing);
        count(can.flipOwn && can.flipOpposing, statistics.flipsBoth);
        count(can.destroy, statistics.destroys);
        count(can.outlive, statistics.outlives);
        count(can.move, statistics.moves);
        count(can.win, statistics.changesWin);
    }
    const int known = statistics.cards - statistics.unknown;
    settle(statistics.figures, known);
    statistics.averageStrength = known > 0 ? static_cast<double>(total) / known : 0;
    return statistics;
}

double chanceOfAny(int total, int wanted, int drawn)
{
    if (wanted <= 0 || drawn <= 0 || total <= 0)
        return 0;
    const int draws = std::min(drawn, total);
    double none = 1;
    for (int i = 0; i < draws; ++i)
        none *= static_cast<double>(std::max(0, total - wanted - i)) / (total - i);
    return 1 - none;
}

int countOf(const CardGroup& group, const Deck& deck, const CardDirectory& cards)
{
    int sum = 0;
    for (const DeckCard& each : deck.cards) {
        const DirectoryCard* known = cards.find(each.card);
        bool belongs = false;
        switch (group.kind) {
        case CardGroup::Kind::Card: belongs = each.card == group.value; break;
        case CardGroup::Kind::Strength:
            belongs = known != nullptr && known->card.strength == group.value.toInt();
            break;
        case CardGroup::Kind::Figure: {
            const CardFigure* figure =
                known != nullptr ? known->card.figure(group.value.section(u' ', 0, 0)) : nullptr;
            belongs = figure != nullptr && amountOf(*figure) == group.value.section(u' ', 1).toInt();
            break;
        }
        case CardGroup::Kind::Tag: belongs = known != nullptr && known->tags.contains(group.value); break;
        case CardGroup::Kind::Type:
            belongs =
                known != nullptr &&
                std::any_of(known->card.effects.begin(), known->card.effects.end(), [&](const auto& effect) {
                    return static_cast<int>(effect.type) == group.value.toInt();
                });
            break;
        }
        sum += belongs ? each.copies : 0;
    }
    return sum;
}

} // namespace model
