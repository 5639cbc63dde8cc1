// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/advisor.h"

#include "rules/core/random.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace model {

namespace {

/// How many of the first answers are explained.
constexpr std::size_t kExplainedAnswers = 2;

Advice adviceOf(const rules::AnyMatch& match, const rules::Analysis& analysis)
{
    Advice advice;
    for (std::size_t i = 0; i < std::min(Advisor::kListed, analysis.answers.size()); ++i) {
        const rules::RatedAnswer& rated = analysis.answers[i];
        advice.answers.push_back({rated, match.describe(rated.choice)});
    }
    return advice;
}

void explain(Advice& advice, const rules::AnyMatch& match, std::uint64_t seed, const std::atomic<bool>& stop)
{
    for (std::size_t i = 0; i < kExplainedAnswers && i + 1 < advice.answers.size(); ++i)
        advice.answers[i].reason = rules::bots::whyBetter(match, advice.answers[i].rated.choice,
                                                          advice.answers[i + 1].rated.choice, seed, &stop);
    advice.isExplained = !stop;
}

} // namespace

Advisor::Advisor(MatchSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    connect(&session, &MatchSession::started, this, &Advisor::follow);
    connect(&session, &MatchSession::changed, this, &Advisor::follow);
}

Advisor::~Advisor()
{
    // Nobody is told: whoever listens may be gone.
    if (m_stop)
        *m_stop = true;
    m_search.waitForFinished();
}

bool Advisor::canAsk() const
{
    return m_session.isActive() && m_session.asksPerson() && m_session.question().options.size() > 1;
}

void Advisor::ask()
{
    if (!canAsk() || isThinking())
        return;
    m_session.assist();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_advice = {};
    const std::shared_ptr<const rules::AnyMatch> match = m_session.match().clone();
    const std::uint64_t seed = rules::Random::mix(m_session.setup().match.seed + match->hash());
    m_search = QtConcurrent::run(&m_pool, [this, match, seed, stop = m_stop, budgets = m_budgets] {
        const auto publish = [&](const Advice& advice) {
            QMetaObject::invokeMethod(
                this,
                [this, stop, advice] {
                    // A search of an earlier question has nothing to say any more.
                    if (stop == m_stop)
                        take(advice);
                },
                Qt::QueuedConnection);
        };
        std::uint32_t known = 0;
        Advice best;
        for (const std::uint32_t budget : budgets) {
            const rules::Analysis analysis =
                match->analyse({budget, seed, 1, stop.get()}, [&](const rules::Analysis& soFar) {
                    // The first rounds of a longer search know less than a shorter one did.
                    if (soFar.iterations > known && !*stop)
                        publish(adviceOf(*match, soFar));
                });
            if (*stop)
                break;
            known = analysis.iterations;
            best = adviceOf(*match, analysis);
            explain(best, *match, seed, *stop);
            best.isDone = budget == budgets.back();
            publish(best);
        }
    });
    Q_EMIT changed();
}

void Advisor::stop()
{
    if (!isThinking())
        return;
    *m_stop = true;
    m_stop.reset();
    Q_EMIT changed();
}

void Advisor::setLive(bool live)
{
    m_live = live;
    if (live && m_advice.isEmpty())
        ask();
}

void Advisor::take(const Advice& advice)
{
    // Reasons of a shorter search are worth more than none.
    Advice next = advice;
    if (!next.isExplained)
        for (AdvisedAnswer& answer : next.answers)
            for (const AdvisedAnswer& before : m_advice.answers)
                if (before.rated.choice == answer.rated.choice)
                    answer.reason = before.reason;
    m_advice = std::move(next);
    if (m_advice.isDone)
        m_stop.reset();
    Q_EMIT changed();
}

void Advisor::follow()
{
    stop();
    if (!m_advice.isEmpty()) {
        m_advice = {};
        Q_EMIT changed();
    }
    if (m_live)
        ask();
}

} // namespace model
