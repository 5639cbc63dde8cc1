// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/recent_text.h"

#include "model/play/match_session.h"
#include "views/table/seat_players.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace views {

namespace {

/// One recent match, in one language.
class RecentLine
{
    Q_DECLARE_TR_FUNCTIONS(views::RecentLine)

public:
    RecentLine(const model::RecentMatch& match, const rules::KnownGame* game, model::Language language)
        : m_match(match)
        , m_game(game)
        , m_language(language)
    {
        if (game == nullptr || !match.setup.scenario.isEmpty())
            return;
        m_seats = game->seats(match.setup.match);
        for (std::size_t i = 0; i < m_seats.size(); ++i) {
            if (player(i) != model::SeatPlayer::Person)
                continue;
            m_isOnePersons =
                m_isOnePersons.value_or(true) && (m_party.empty() || m_party == m_seats[i].party);
            m_party = m_seats[i].party;
        }
    }

    [[nodiscard]] QString text() const
    {
        const QString when = model::localeFor(m_language).toString(m_match.when, QLocale::ShortFormat);
        QStringList parts{when, what()};
        if (m_match.game.isEmpty())
            return parts.join(QStringLiteral(" · "));
        for (const QString& part : {opponents(), result()})
            if (!part.isEmpty())
                parts << part;
        parts << tr("%n step(s)", nullptr, m_match.steps);
        if (m_match.marked)
            parts << tr("with notes or a review");
        return parts.join(QStringLiteral(" · "));
    }

private:
    [[nodiscard]] model::SeatPlayer player(std::size_t seat) const
    {
        const auto& players = m_match.setup.seats;
        return seat < players.size() ? players[seat] : model::SeatPlayer::Person;
    }
    /// Whether one party is played by people, and by them alone.
    [[nodiscard]] bool isOnes() const { return m_isOnePersons.value_or(false); }

    [[nodiscard]] QString what() const
    {
        if (m_match.game.isEmpty())
            return tr("cannot be read");
        if (m_game == nullptr)
            return m_match.game;
        return model::inLanguage(m_game->name(), m_language) + QStringLiteral(", ") +
               model::inLanguage(rules::variantName(*m_game, m_match.variant.toStdString()), m_language);
    }

    [[nodiscard]] QString opponents() const
    {
        if (!isOnes())
            return {};
        const QStringList names = seatPlayerNames();
        QStringList bots;
        for (std::size_t i = 0; i < m_seats.size(); ++i)
            if (const QString name = names[static_cast<int>(player(i))];
                m_seats[i].party != m_party && !bots.contains(name))
                bots << name;
        return bots.isEmpty() ? QString() : tr("opponent: %1").arg(bots.join(QStringLiteral(" / ")));
    }

    [[nodiscard]] QString result() const
    {
        if (m_match.winners.isEmpty())
            return {};
        if (m_match.winners == QStringLiteral("-"))
            return tr("a draw");
        const QStringList winners = m_match.winners.split(u',');
        if (isOnes())
            return winners.contains(QString::fromStdString(m_party)) ? tr("won") : tr("lost");
        QStringList names;
        for (const QString& winner : winners) {
            QString name = winner;
            for (const rules::SeatView& seat : m_seats)
                if (QString::fromStdString(seat.party) == winner && seat.party == seat.id)
                    name = model::inLanguage(seat.name, m_language);
            names << name;
        }
        return tr("winner: %1").arg(names.join(QStringLiteral(", ")));
    }

    const model::RecentMatch& m_match;
    const rules::KnownGame* m_game;
    model::Language m_language;
    std::vector<rules::SeatView> m_seats;
    std::string m_party; ///< of the people
    std::optional<bool> m_isOnePersons;
};

} // namespace

QString recentText(const model::RecentMatch& match, const rules::KnownGame* game, model::Language language)
{
    return RecentLine(match, game, language).text();
}

} // namespace views
