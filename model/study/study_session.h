// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/clock.h"
#include "model/study/study_store.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace model {

/// Plays one study in the background, at low priority on all cores but one, and keeps what comes of it in the
/// library about once a second. Results can be read at any time; a study that was paused, or left by closing
/// the program, goes on with the seeds that are still missing.
class StudySession : public QObject
{
    Q_OBJECT

public:
    /// The clock must outlive this.
    explicit StudySession(const Clock& clock, QObject* parent = nullptr);
    ~StudySession() override;

    /// The library to keep studies in; null: none, results then last as long as this. What runs is paused and
    /// kept in the former one, which must still be there.
    void setDatabase(Database* database);

    /// Takes a study of the library, or a new one, and shows it; does not start it. What runs is paused.
    void open(StoredStudy study);
    /// A new study with an id and a time of its own; kept at once if there is a library.
    [[nodiscard]] StorageResult<Done> begin(StoredStudy study);
    void close();
    [[nodiscard]] const std::optional<StoredStudy>& study() const { return m_study; }

    /// Plays on. `player` is that of the study's plan.
    void start(std::shared_ptr<const rules::bots::StudyPlayer> player);
    /// Stops within a decision and keeps everything; rounds that were not finished are played again.
    void pause();
    /// The same, and it cannot go on.
    void cancel();
    [[nodiscard]] bool isRunning() const { return !m_workers.empty(); }
    /// Matches per second since the start.
    [[nodiscard]] double speed() const;

    /// How many threads a study takes: all cores but one, at least one.
    [[nodiscard]] static unsigned threads();

Q_SIGNALS:
    void changed();                                ///< new results, a few times a second
    void finished();                               ///< all rounds are played, or the answer is clear
    void failed(const model::StorageError& error); ///< could not be kept; results are still in memory

private:
    struct Part
    {
        rules::bots::Study study;
        std::vector<rules::bots::StudyRow> rows;
    };

    void work();
    [[nodiscard]] rules::bots::SeedRange takeSeeds(std::uint64_t wanted);
    void giveBack(rules::bots::SeedRange range);
    void collect();
    void stopWorkers();
    bool keep();

    const Clock& m_clock;
    Database* m_database = nullptr;
    std::optional<StoredStudy> m_study;
    std::vector<rules::bots::StudyRow> m_unkept;
    bool m_isDirty = false;

    std::shared_ptr<const rules::bots::StudyPlayer> m_player;
    std::vector<std::thread> m_workers;
    std::atomic<bool> m_stop{false};
    std::mutex m_mutex; ///< guards the two below
    std::vector<rules::bots::SeedRange> m_missing;
    std::vector<Part> m_inbox;
    rules::bots::StudyPlan m_plan; ///< read by the workers; does not change while they run

    QTimer m_collector;
    QElapsedTimer m_sinceKept;
    QElapsedTimer m_sinceStart;
    quint64 m_matchesAtStart = 0;
};

} // namespace model
