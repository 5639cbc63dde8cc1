// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"
#include "rules/bots/study.h"

#include <QDateTime>

#include <vector>

namespace model {

enum class StudyState {
    Paused, ///< also while it runs: a program that ends in the middle leaves it so
    Finished,
    Cancelled,
};

/// A study with what it is about.
struct StoredStudy
{
    QString id;
    QString deckId;
    int deckVersion = 0; ///< 0: a draft that was not saved
    QString deckName;
    QString opponent; ///< name of the opponents' deck; empty where all play with one deck
    QDateTime made;   ///< UTC
    quint64 firstSeed = 1;
    quint64 rounds = 0; ///< wanted
    bool untilClear = false;
    StudyState state = StudyState::Paused;
    rules::bots::Study study;

    [[nodiscard]] rules::bots::Looks looks() const
    {
        return untilClear ? rules::bots::Looks::Any : rules::bots::Looks::Once;
    }
};

/// What a list of studies shows.
struct StudySummary
{
    QString id;
    QString opponent;
    QDateTime made;
    StudyState state = StudyState::Paused;
    int deckVersion = 0;
};

/// The studies of a library. Lives in the thread of its database, which must outlive it.
class StudyStore
{
public:
    explicit StudyStore(Database& database)
        : m_database(database)
    {}

    [[nodiscard]] StorageResult<Done> add(const StoredStudy& study);
    /// Result, state and new matches in one transaction.
    [[nodiscard]] StorageResult<Done> keep(const StoredStudy& study,
                                           const std::vector<rules::bots::StudyRow>& rows);
    /// Those about a deck, the newest first.
    [[nodiscard]] StorageResult<std::vector<StudySummary>> list(const QString& deckId);
    /// Nothing if there is none, or if its result was damaged.
    [[nodiscard]] StorageResult<std::optional<StoredStudy>> study(const QString& id);
    [[nodiscard]] StorageResult<Done> remove(const QString& id);

    [[nodiscard]] StorageResult<quint64> matchCount(const QString& id);
    /// Some of its matches in the order in which they were played, from `first` (counted from 0) on.
    [[nodiscard]] StorageResult<std::vector<rules::bots::StudyRow>> matches(const QString& id, quint64 first,
                                                                            int count);

private:
    Database& m_database;
};

} // namespace model
