// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/survival.h"

#include "rules/bots/bot_kind.h"
#include "rules/bots/bot_reasons.h"
#include "rules/core/random.h"

#include <algorithm>

namespace rules::bots {

namespace {

/// A playout that takes longer counts as lost: nobody was saved.
constexpr std::uint32_t kMostDecisions = 20'000;

bool comesFirst(const AnyMatch& match, std::string_view party)
{
    const std::vector<std::string> winners = match.winners();
    return std::find(winners.begin(), winners.end(), party) != winners.end();
}

} // namespace

std::optional<std::string> commonParty(const AnyMatch& match)
{
    const std::vector<SeatView> seats = match.seats();
    for (const SeatView& seat : seats)
        if (seat.party != seats.front().party)
            return std::nullopt;
    return seats.empty() ? std::nullopt : std::optional(seats.front().party);
}

Share survival(const AnyMatch& match, std::string_view party, const SurvivalOptions& options)
{
    if (match.isOver()) {
        const double share = comesFirst(match, party) ? 1 : 0;
        return {share, share, share};
    }
    std::uint64_t saved = 0;
    std::uint64_t played = 0;
    for (; played < options.playouts; ++played) {
        if (options.isCancelled && options.isCancelled())
            break;
        const std::uint64_t seed = Random::mix(options.seed + played);
        saved += comesFirst(*match.playedOut(seed, kMostDecisions), party) ? 1 : 0;
    }
    // Where all or none are saved, rounding would put the share just outside its interval.
    const Share share = shareOf(saved, played);
    return {share.share, std::min(share.low, share.share), std::max(share.high, share.share)};
}

Result<std::vector<SurvivalPoint>> survivalOf(const KnownGame& game, const MatchFile& file,
                                              const SurvivalOptions& options)
{
    std::vector<SurvivalPoint> points;
    ReplayOptions replaying;
    replaying.steps = 0;
    auto begun = replay(game, file, replaying);
    if (!begun)
        return begun.error();
    AnyMatch& match = **begun;
    const auto party = commonParty(match);
    if (!party)
        return Error{"", BotReason::NotTogether};
    std::string turn;
    for (std::size_t step = 0; step <= file.steps.size(); ++step) {
        const bool isNew = points.empty() || match.turn() != turn;
        if (isNew || step == file.steps.size() || match.isOver()) {
            if (options.isCancelled && options.isCancelled())
                break;
            points.push_back({step, points.size() + 1, survival(match, *party, options)});
            if (options.onProgress)
                options.onProgress(step, file.steps.size());
        }
        turn = match.turn();
        if (step == file.steps.size() || match.isOver())
            break;
        const MatchStep& next = file.steps[step];
        const auto choice = match.read(next.who, next.words);
        if (!choice)
            return choice.error();
        if (match.refuse(next.who, *choice))
            return Error{Location::ofStep(step + 1), BotReason::NotLegal};
        (void)match.apply(*choice);
    }
    return points;
}

std::optional<std::size_t> largestDrop(const std::vector<SurvivalPoint>& points)
{
    std::optional<std::size_t> worst;
    double most = 0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const double drop = points[i].share.share - points[i + 1].share.share;
        if (drop > most) {
            most = drop;
            worst = i;
        }
    }
    return worst;
}

} // namespace rules::bots
