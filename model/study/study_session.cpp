// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_session.h"

#include "model/study/study_words.h"

#include <QUuid>

#include <algorithm>
#include <chrono>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace model {

using rules::bots::SeedRange;
using rules::bots::Study;
using rules::bots::StudyRow;

namespace {

constexpr int kCollectEvery = 200;  ///< milliseconds
constexpr qint64 kKeepEvery = 1000; ///< milliseconds
constexpr std::chrono::milliseconds kPartTime{50};
constexpr std::uint64_t kMaxPart = 512; ///< rounds
constexpr int kLowPriority = 15;

/// On Linux the priority of a thread is its own; elsewhere the workers run like all others.
void lowerPriority()
{
#ifdef Q_OS_LINUX
    (void)setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kLowPriority);
#endif
}

/// The seeds of a range that no result has yet.
std::vector<SeedRange> missingSeeds(SeedRange wanted, const std::vector<SeedRange>& played)
{
    std::vector<SeedRange> missing;
    std::uint64_t next = wanted.first;
    const std::uint64_t end = wanted.first + wanted.games;
    for (const SeedRange& range : played) {
        if (range.first > next && next < end)
            missing.push_back({next, std::min(range.first, end) - next});
        next = std::max(next, range.first + range.games);
    }
    if (next < end)
        missing.push_back({next, end - next});
    return missing;
}

} // namespace

StudySession::StudySession(const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
{
    m_collector.setInterval(kCollectEvery);
    connect(&m_collector, &QTimer::timeout, this, &StudySession::collect);
}

StudySession::~StudySession()
{
    stopWorkers();
    (void)keep();
}

unsigned StudySession::threads()
{
    const unsigned cores = std::thread::hardware_concurrency();
    return cores > 2 ? cores - 1 : 1;
}

void StudySession::setDatabase(Database* database)
{
    if (database == m_database)
        return;
    close();
    m_database = database;
}

void StudySession::open(StoredStudy study)
{
    close();
    m_study = std::move(study);
    Q_EMIT changed();
}

StorageResult<Done> StudySession::begin(StoredStudy study)
{
    close();
    study.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    study.made = m_clock.now();
    study.state = StudyState::Paused;
    StorageResult<Done> kept = Done{};
    if (m_database != nullptr && !m_database->isReadOnly())
        kept = StudyStore(*m_database).add(study);
    m_study = std::move(study);
    Q_EMIT changed();
    return kept;
}

void StudySession::close()
{
    pause();
    m_study.reset();
    m_unkept.clear();
    m_isDirty = false;
}

void StudySession::start(std::shared_ptr<const rules::bots::StudyPlayer> player)
{
    if (!m_study || isRunning() || m_study->state == StudyState::Cancelled)
        return;
    m_player = std::move(player);
    m_plan = m_study->study.plan;
    m_missing = missingSeeds({m_study->firstSeed, m_study->rounds}, m_study->study.seeds);
    m_stop = false;
    m_study->state = StudyState::Paused;
    m_matchesAtStart = m_study->study.matches();
    m_sinceStart.start();
    m_sinceKept.start();
    for (unsigned i = 0; i < threads(); ++i)
        m_workers.emplace_back([this] { work(); });
    m_collector.start();
    Q_EMIT changed();
}

void StudySession::work()
{
    lowerPriority();
    std::uint64_t size = 1;
    while (!m_stop) {
        const SeedRange range = takeSeeds(size);
        if (range.games == 0)
            return;
        Part part{rules::bots::emptyStudy(m_plan), {}};
        const auto begin = std::chrono::steady_clock::now();
        if (!m_player->play(range, part.study, &part.rows, &m_stop))
            return giveBack(range);
        if (std::chrono::steady_clock::now() - begin < kPartTime)
            size = std::min(kMaxPart, size * 2);
        const std::lock_guard lock(m_mutex);
        m_inbox.push_back(std::move(part));
    }
}

SeedRange StudySession::takeSeeds(std::uint64_t wanted)
{
    const std::lock_guard lock(m_mutex);
    if (m_missing.empty())
        return {};
    SeedRange& front = m_missing.front();
    const SeedRange taken{front.first, std::min(wanted, front.games)};
    front.first += taken.games;
    front.games -= taken.games;
    if (front.games == 0)
        m_missing.erase(m_missing.begin());
    return taken;
}

void StudySession::giveBack(SeedRange range)
{
    const std::lock_guard lock(m_mutex);
    m_missing.insert(m_missing.begin(), range);
}

void StudySession::collect()
{
    if (!m_study)
        return;
    std::vector<Part> parts;
    {
        const std::lock_guard lock(m_mutex);
        parts.swap(m_inbox);
    }
    for (const Part& part : parts) {
        [[maybe_unused]] const auto merged = rules::bots::merge(m_study->study, part.study);
        Q_ASSERT(merged.has_value()); // no two parts share a seed
        m_unkept.insert(m_unkept.end(), part.rows.begin(), part.rows.end());
        m_isDirty = true;
    }
    const bool isDone = m_study->study.rounds() >= m_study->rounds ||
                        (m_study->untilClear && isClear(m_study->study, m_study->looks()));
    if (isDone && isRunning()) {
        m_study->state = StudyState::Finished;
        stopWorkers();
        // What was being played when the answer became clear is dropped: it would not change the answer.
        m_inbox.clear();
        (void)keep();
        Q_EMIT changed();
        Q_EMIT finished();
        return;
    }
    if (m_sinceKept.isValid() && m_sinceKept.elapsed() >= kKeepEvery) {
        m_sinceKept.restart();
        (void)keep();
    }
    if (!parts.empty())
        Q_EMIT changed();
}

void StudySession::pause()
{
    if (!isRunning())
        return;
    stopWorkers();
    collect();
    (void)keep();
    Q_EMIT changed();
}

void StudySession::cancel()
{
    if (!m_study)
        return;
    stopWorkers();
    collect();
    if (m_study->state != StudyState::Finished) {
        m_study->state = StudyState::Cancelled;
        m_isDirty = true;
    }
    (void)keep();
    Q_EMIT changed();
}

void StudySession::stopWorkers()
{
    m_stop = true;
    for (std::thread& worker : m_workers)
        worker.join();
    m_workers.clear();
    m_collector.stop();
}

bool StudySession::keep()
{
    if (!m_study || m_database == nullptr || m_database->isReadOnly() ||
        (!m_isDirty && m_study->state == StudyState::Paused))
        return true;
    const auto kept = StudyStore(*m_database).keep(*m_study, m_unkept);
    if (!kept) {
        Q_EMIT failed(kept.error());
        return false;
    }
    m_unkept.clear();
    m_isDirty = false;
    return true;
}

double StudySession::speed() const
{
    if (!m_study || !m_sinceStart.isValid() || m_sinceStart.elapsed() == 0)
        return 0;
    return static_cast<double>(m_study->study.matches() - m_matchesAtStart) * 1000.0 /
           static_cast<double>(m_sinceStart.elapsed());
}

} // namespace model
