// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/review_summary.h"

#include "model/review/review_words.h"

#include <algorithm>
#include <map>

namespace model {

using rules::bots::Mark;
using rules::bots::PartyReview;
using rules::bots::ReviewedDecision;

ReviewSummary::ReviewSummary(const MatchSession& session, const ReviewSession& review, Language language)
    : m_session(session)
    , m_review(review)
    , m_language(language)
    , m_addressed(false)
    , m_twoSided(session.match().parties().size() == 2)
{
    const std::vector<rules::SeatView> seats = session.match().seats();
    m_party = seats.front().party;
    const std::vector<std::string> persons = session.persons();
    m_addressed = persons.size() == 1 && seats.size() > 1;
    if (!persons.empty())
        for (const rules::SeatView& seat : seats)
            if (seat.id == persons.front())
                m_party = seat.party;
}

std::optional<double> ReviewSummary::chanceOf(const ReviewedDecision& decision) const
{
    if (decision.party == m_party)
        return decision.chance();
    return m_twoSided ? std::optional(1 - decision.chance()) : std::nullopt;
}

QString ReviewSummary::who(const ReviewedDecision& decision) const
{
    if (m_addressed && decision.who == m_session.onlyPerson())
        return tr("you");
    return inLanguage(rules::nameOfPlayer(m_session.match(), decision.who), m_language);
}

QString ReviewSummary::title(const ReviewedDecision& decision) const
{
    return tr("Step %1, %2: %3")
        .arg(QString::number(decision.step), who(decision),
             inLanguage(decision.answers[decision.played].text, m_language));
}

QString ReviewSummary::cards(const std::vector<std::string>& ids) const
{
    std::map<std::string, QString> names;
    for (const rules::CardName& card : m_session.game().cards())
        names[card.id] = inLanguage(card.name, m_language);
    QStringList shown;
    for (const std::string& id : ids)
        shown << (names.contains(id) ? names[id] : inLanguage(m_session.match().nameOf(id), m_language));
    return shown.join(QStringLiteral(", "));
}

QString ReviewSummary::result(const PartyReview& party) const
{
    const ReviewWords words(m_language);
    if (!party.result)
        return tr("The match is not over; the review ends at step %1.").arg(m_review.steps());
    const QString name = inLanguage(rules::nameOfPlayer(m_session.match(), m_party), m_language);
    const QString adjusted = words.percent(*party.adjusted());
    if (*party.result >= 1)
        return m_addressed
                   ? tr("You won. With average luck your chance would have been %1.").arg(adjusted)
                   : tr("%1 won. With average luck the chance would have been %2.").arg(name, adjusted);
    if (*party.result <= 0)
        return m_addressed
                   ? tr("You lost. With average luck your chance would have been %1.").arg(adjusted)
                   : tr("%1 lost. With average luck the chance would have been %2.").arg(name, adjusted);
    return tr("The win was shared.");
}

QString ReviewSummary::luck(const PartyReview& party) const
{
    const ReviewWords words(m_language);
    QString sentence = tr("Luck: %1 points. Decisions: %2 points lost in %n decision(s).", nullptr,
                          static_cast<int>(party.decisions))
                           .arg(words.points(party.luck), words.number(party.loss * 100));
    if (party.result && *party.result < 0.5) {
        if (party.luck < 0 && -party.luck > party.loss)
            sentence += u' ' + tr("The match was lost to the draw rather than to mistakes.");
        else if (party.loss > std::max(0.0, -party.luck))
            sentence += u' ' + tr("The match was lost to mistakes rather than to the draw.");
    }
    return sentence;
}

QString ReviewSummary::turningPoint() const
{
    const ReviewedDecision* turning = m_review.review().turningPoint();
    return turning == nullptr ? QString() : tr("Turning point: %1.").arg(title(*turning));
}

QStringList ReviewSummary::extremes() const
{
    const ReviewWords words(m_language);
    // The best decision is the one that gained most over the next best answer.
    const ReviewedDecision* best = nullptr;
    double gain = 0;
    const ReviewedDecision* worst = nullptr;
    for (const ReviewedDecision& decision : m_review.review().decisions) {
        if (decision.party != m_party)
            continue;
        if (decision.played == 0 && decision.answers.size() > 1) {
            const double more = decision.best() - decision.answers[1].rated.value;
            if (more > gain && rules::bots::markOf(more) != Mark::None) {
                gain = more;
                best = &decision;
            }
        }
        if (decision.mark != Mark::None && (worst == nullptr || decision.loss > worst->loss))
            worst = &decision;
    }
    QStringList sentences;
    if (best != nullptr)
        sentences << tr("Best decision: %1 (%2 points ahead of the next answer).")
                         .arg(title(*best), words.points(gain));
    if (worst != nullptr)
        sentences << tr("Worst decision: %1 (%2 points).").arg(title(*worst), words.points(-worst->loss))
                  << tr("Try next: practise this position and find a better answer.");
    else if (m_review.isComplete())
        sentences << tr("No mistakes were found. Try next: a stronger opponent.");
    return sentences;
}

QStringList ReviewSummary::sentences() const
{
    if (m_review.isEmpty())
        return {};
    QStringList sentences;
    for (const PartyReview& party : m_review.review().parties)
        if (party.party == m_party)
            sentences << result(party) << luck(party);
    if (const QString turning = turningPoint(); !turning.isEmpty())
        sentences << turning;
    sentences += extremes();
    return sentences;
}

} // namespace model
