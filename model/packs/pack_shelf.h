// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_import.h"
#include "model/packs/pack_plan.h"
#include "model/storage/clock.h"

#include <QFuture>

namespace model {

/// The opposite of a change of packs; restore() carries it out.
struct PackUndo
{
    QString pack;
    std::optional<PackState> former; ///< nothing: the pack was not there
    QStringList order;               ///< of all packs, where the change was only about that
};

/// What became of a change. Nothing was changed where it was cancelled or there are problems.
struct PackOutcome
{
    std::optional<PackUndo> undo; ///< set if the library has changed
    PackProblems problems;
    bool cancelled = false;
};

/// The packs of a library. Each change is one transaction: all of it or nothing, whenever the program ends.
/// What the owner wrote stays, decks keep their cards, and pictures that no card uses any more are swept
/// later, so that a change can be undone. Lives in the thread of its database, which must outlive it, as the
/// clock.
class PackShelf
{
public:
    PackShelf(Database& database, const Clock& clock);

    /// The winning ones first.
    StorageResult<std::vector<InstalledPack>> list() { return m_tables.list(); }
    /// The installed packs that need this one.
    StorageResult<QStringList> dependents(const QString& id);
    /// The texts of a pack, scenarios among them.
    StorageResult<std::optional<PackState>> state(const QString& id) { return m_tables.state(id); }

    /// Carries out a plan without problems, if its file is still the same.
    StorageResult<PackOutcome> install(const PackPlan& plan, const PackWatch& watch = {});
    /// Refused with NeededBy, one for each, while other packs need it.
    StorageResult<PackOutcome> remove(const QString& id, const PackWatch& watch = {});
    /// All packs, the winning ones first.
    StorageResult<PackOutcome> setOrder(const QStringList& ids, const PackWatch& watch = {});
    StorageResult<PackOutcome> restore(const PackUndo& undo, const PackWatch& watch = {});

private:
    /// Whether a pack that others need may go; an undo only takes back what was done.
    enum class Needed { Stays, Goes };
    StorageResult<PackOutcome> change(const QString& id, std::optional<PackState> state,
                                      const PackContent* content, const PackWatch& watch,
                                      Needed needed = Needed::Goes);
    StorageResult<ImportOutcome> put(const PackState& state, const PackManifest& manifest,
                                     const PackContent& content, const PackWatch& watch);
    StorageResult<ImportOutcome> takeOut(const InstalledPack& pack, const PackWatch& watch);
    StorageResult<std::optional<InstalledPack>> find(const QString& id);
    StorageResult<Done> settleRules(const QString& game);
    StorageResult<bool> hasHiddenRules(const QString& game);

    Database& m_database;
    const Clock& m_clock;
    PackTables m_tables;
};

/// A work on the packs of a library, over a connection of its own.
template <class T>
using PackWork = std::function<StorageResult<T>(Database&, const PackWatch&)>;

/// A work that runs in a worker thread. The future has progress; its cancel() stops the work, unless that was
/// quicker: `result` has what came of it when the future is finished, because a future that was cancelled
/// gives no result.
template <class T>
struct PackTask
{
    QFuture<void> future;
    std::shared_ptr<std::optional<StorageResult<T>>> result;
};

[[nodiscard]] PackTask<PackPlan> inBackground(const QString& libraryPath, PackWork<PackPlan> work);
[[nodiscard]] PackTask<PackOutcome> inBackground(const QString& libraryPath, PackWork<PackOutcome> work);
[[nodiscard]] PackTask<PackReading> inBackground(const QString& libraryPath, PackWork<PackReading> work);

} // namespace model
