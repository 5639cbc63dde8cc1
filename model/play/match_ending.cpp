// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match_ending.h"

#include <algorithm>

namespace model {

namespace {

/// One match that is over, in one language.
class Ending
{
    Q_DECLARE_TR_FUNCTIONS(model::MatchEnding)

public:
    Ending(const MatchSession& session, Language language)
        : m_session(session)
        , m_match(session.match())
        , m_language(language)
        , m_seats(m_match.seats())
        , m_winners(m_match.winners())
    {}

    [[nodiscard]] QString text() const
    {
        QStringList sentences{verdict()};
        sentences += cause();
        if (const QString all = places(); !all.isEmpty())
            sentences << all;
        return sentences.join(u' ');
    }

private:
    [[nodiscard]] QString name(const std::string& who) const
    {
        return inLanguage(rules::nameOfPlayer(m_match, who), m_language);
    }
    /// Whether all seats win or lose together.
    [[nodiscard]] bool isCommon() const
    {
        return std::all_of(m_seats.begin(), m_seats.end(), [this](const rules::SeatView& seat) {
            return seat.party == m_seats.front().party;
        });
    }
    [[nodiscard]] bool hasWon(const std::string& party) const
    {
        return std::find(m_winners.begin(), m_winners.end(), party) != m_winners.end();
    }
    [[nodiscard]] QString list(const QStringList& names) const
    {
        return names.size() < 2
                   ? names.join(QString())
                   : tr("%1 and %2")
                         .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
    }

    [[nodiscard]] QString verdict() const
    {
        const std::string you = m_session.onlyPerson();
        if (isCommon()) {
            const bool won = hasWon(m_seats.front().party);
            if (!you.empty())
                return won ? tr("You win the match.") : tr("You lose the match.");
            return won ? tr("Victory.") : tr("Defeat.");
        }
        if (m_winners.empty())
            return tr("The match ends in a draw.");
        std::string mine;
        for (const rules::SeatView& seat : m_seats)
            if (seat.id == you)
                mine = seat.party;
        QStringList others;
        for (const std::string& winner : m_winners)
            if (winner != mine)
                others << name(winner);
        if (!mine.empty() && hasWon(mine))
            return others.isEmpty() ? tr("You win the match.")
                                    : tr("You win the match together with %1.").arg(list(others));
        return others.size() == 1 ? tr("%1 wins the match.").arg(others.first())
                                  : tr("%1 win the match.").arg(list(others));
    }

    /// Whether a line says no more than the verdict does.
    [[nodiscard]] bool repeatsVerdict(const QString& line) const
    {
        std::vector<QString> names;
        for (const rules::SeatView& seat : m_seats)
            names.insert(names.end(), {QString::fromStdString(seat.id), name(seat.id)});
        for (const rules::PartyView& party : m_match.parties())
            names.insert(names.end(), {QString::fromStdString(party.id), name(party.id)});
        return line == tr("The match ends in a draw.") ||
               std::any_of(names.begin(), names.end(), [&line](const QString& each) {
                   return line == tr("%1 wins the match.").arg(each) ||
                          line == tr("%1 win the match.").arg(each);
               });
    }

    /// What led to the end: the last line of the log that says more than who won. Where all play together the
    /// line before it says how close it was.
    [[nodiscard]] QStringList cause() const
    {
        const auto& lines = m_session.linesOf(m_session.timeline().here());
        QStringList told;
        for (auto line = lines.rbegin(); line != lines.rend() && told.size() < (isCommon() ? 2 : 1); ++line)
            if (const QString text = inLanguage(line->seenBy(m_session.viewer()), m_language);
                !text.isEmpty() && !repeatsVerdict(text))
                told.prepend(text);
        return told;
    }

    [[nodiscard]] QString places() const
    {
        std::vector<rules::StandingView> standings = m_match.outcome();
        if (standings.size() < 3)
            return {};
        std::stable_sort(standings.begin(), standings.end(),
                         [](const auto& a, const auto& b) { return a.rank < b.rank; });
        QStringList places;
        for (const rules::StandingView& each : standings)
            places << (each.score ? tr("%1. %2 (%3)").arg(each.rank).arg(name(each.party)).arg(*each.score)
                                  : tr("%1. %2").arg(each.rank).arg(name(each.party)));
        return places.join(QStringLiteral(" · "));
    }

    const MatchSession& m_session;
    const rules::AnyMatch& m_match;
    Language m_language;
    std::vector<rules::SeatView> m_seats;
    std::vector<std::string> m_winners;
};

} // namespace

QString MatchEnding::text(const MatchSession& session, Language language)
{
    return Ending(session, language).text();
}

} // namespace model
