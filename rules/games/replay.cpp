// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/known_game.h"
#include "rules/games/match_reasons.h"

#include <algorithm>

namespace rules {

namespace {

std::string join(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

void tellAll(const std::function<void(std::size_t, const LogLine&)>& line, std::size_t step,
             const std::vector<LogLine>& lines)
{
    if (line)
        for (const LogLine& each : lines)
            line(step, each);
}

/// The first step by somebody who has no seat and is no party.
std::optional<Error> strangerIn(const AnyMatch& match, const std::vector<MatchStep>& steps)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!seatsOf(match, steps[i].who).empty())
            continue;
        std::string seats;
        for (const std::string& seat : seatIds(match))
            seats += (seats.empty() ? "" : ", ") + seat;
        return Error{Location::ofStep(i + 1), {MatchReason::NoSeat, steps[i].who, verbatim(seats)}};
    }
    return std::nullopt;
}

} // namespace

Result<Done> checkSeats(const KnownGame& game, const MatchFile& file)
{
    if (file.rulesVersion != game.rulesVersion() || file.libraryHash != game.libraryHash())
        return Done{};
    const auto begun = game.start(file.setup);
    if (!begun)
        return begun.error();
    if (auto stranger = strangerIn(*begun->match, file.steps))
        return *stranger;
    return Done{};
}

Result<std::unique_ptr<AnyMatch>> replay(const KnownGame& game, const MatchFile& file,
                                         const ReplayOptions& options)
{
    if (file.setup.game != game.id())
        return Error{"", {MatchReason::OtherGame, file.setup.game, game.id()}};
    if (file.rulesVersion != game.rulesVersion())
        return Error{"", {MatchReason::OtherRules, file.rulesVersion, game.rulesVersion()}};
    if (file.libraryHash != game.libraryHash())
        return Error{"", MatchReason::OtherCards};
    auto begun = game.start(file.setup);
    if (!begun)
        return begun.error();
    std::unique_ptr<AnyMatch> match = std::move(begun->match);
    if (auto stranger = strangerIn(*match, file.steps))
        return *stranger;
    tellAll(options.line, 0, begun->log);
    if (options.verify && match->hash() != file.startHash)
        return Error{"start", MatchReason::HashDiffers};

    const std::size_t count = std::min(options.steps, file.steps.size());
    for (std::size_t i = 0; i < count; ++i) {
        const MatchStep& step = file.steps[i];
        const Location place = Location::ofStep(i + 1);
        const Result<Choice> choice = match->read(step.who, step.words);
        if (!choice)
            return Error{place, reasonOf(choice.error())};
        if (const auto refusal = match->refuse(step.who, *choice))
            return Error{place,
                         {MatchReason::StepRefused, step.who, join(step.words), refusal->text,
                          verbatim(refusal->clause)}};
        tellAll(options.line, i + 1, match->apply(*choice));
        if (options.verify && match->hash() != step.hash)
            return Error{place, MatchReason::HashDiffers};
    }
    return match;
}

Result<MatchFile> playMatch(const KnownGame& game, const MatchSetup& setup,
                            const std::vector<KnownGame::Chooser>& seats, std::size_t limit,
                            const std::function<void(std::size_t, const LogLine&)>& line)
{
    Result<MatchSetup> complete = game.complete(setup);
    if (!complete)
        return complete.error();
    auto begun = game.start(*complete);
    if (!begun)
        return begun.error();
    AnyMatch& match = *begun->match;
    MatchFile file{game.rulesVersion(), game.libraryHash(), *complete, match.hash(), {}};
    tellAll(line, 0, begun->log);
    const std::vector<std::string> names = seatIds(match);
    if (seats.size() != names.size())
        return Error{"bots", MatchReason::OneBotPerSeat};
    while (!match.isOver() && file.steps.size() < limit) {
        const QuestionView question = match.question();
        const std::string& answering = question.seats.empty() ? question.who : question.seats.front();
        const auto index =
            static_cast<std::size_t>(std::find(names.begin(), names.end(), answering) - names.begin());
        if (index == names.size())
            return Error{"", {MatchReason::NobodySits, answering}};
        const Choice choice = seats[index](match);
        MatchStep step{question.who, {}, 0};
        std::string written = match.write(choice);
        for (std::size_t at = 0; at < written.size();) {
            const std::size_t end = std::min(written.find(' ', at), written.size());
            step.words.push_back(written.substr(at, end - at));
            at = end + 1;
        }
        const std::vector<LogLine> lines = match.apply(choice);
        step.hash = match.hash();
        file.steps.push_back(std::move(step));
        tellAll(line, file.steps.size(), lines);
    }
    return file;
}

} // namespace rules
