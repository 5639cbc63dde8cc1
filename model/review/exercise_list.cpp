// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/exercise_list.h"

#include <algorithm>

namespace model {

namespace {

bool isPersons(const MatchSession& session, const std::string& who)
{
    const std::vector<std::string> seats = rules::seatsOf(session.match(), who);
    return std::any_of(seats.begin(), seats.end(), [&session](const std::string& seat) {
        return session.playerOf(seat) == SeatPlayer::Person;
    });
}

} // namespace

std::vector<Exercise> exercisesOf(const MatchSession& session, const QString& path)
{
    std::vector<Exercise> exercises;
    if (!session.isActive())
        return exercises;
    const MatchSession::Timeline& timeline = session.timeline();
    const rules::MatchSetup& setup = session.setup().match;
    for (const auto& [node, line] : session.findings().reviews) {
        const auto parent = timeline.node(node).parent;
        if (parent == MatchSession::Timeline::kNone)
            continue;
        const auto step = timeline.path(node).size() - 1;
        const auto read = rules::bots::readStepReview(line.toStdString(), *timeline.node(parent).position,
                                                      step, timeline.node(node).choice);
        if (!read || !read->decision || read->decision->mark == rules::bots::Mark::None ||
            !isPersons(session, read->decision->who))
            continue;
        exercises.push_back(
            {path, node,
             QStringLiteral("%1/%2/%3/%4")
                 .arg(QString::fromStdString(setup.game), QString::fromStdString(setup.variant))
                 .arg(setup.seed)
                 .arg(timeline.node(node).position->hash(), 0, 16),
             *read->decision, session.findings().solved.contains(node)});
    }
    return exercises;
}

std::vector<Exercise> allExercises(const MatchSession& session)
{
    std::vector<Exercise> exercises = exercisesOf(session);
    for (const RecentMatch& match : session.recent()) {
        MatchSession other({}, nullptr, [&session](const QString& id) { return session.findGame(id); });
        if (match.game.isEmpty() || !match.marked || !other.open(match.path))
            continue;
        for (Exercise& exercise : exercisesOf(other, match.path))
            exercises.push_back(std::move(exercise));
    }
    std::stable_sort(exercises.begin(), exercises.end(),
                     [](const Exercise& a, const Exercise& b) { return a.decision.loss > b.decision.loss; });
    return exercises;
}

} // namespace model
