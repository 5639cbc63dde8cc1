// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/installed_pack.h"
#include "model/packs/pack_reader.h"

namespace model {

/// What would happen to one thing of the library.
enum class PlanChange {
    New,
    Changed,
    Same, ///< nobody would see a difference
    Gone, ///< the version that is installed has it, this one has not
};

enum class PlanKind { Card, Clause, Clarification, Term, Box, Scenario, Deck };

struct PlanLine
{
    PlanChange change = PlanChange::New;
    PlanKind kind = PlanKind::Card;
    QString id;
    LocalText name;
    std::vector<CardField> fields; ///< Changed: what is different about a card
    /// Who else gives a value here: ids of packs, or kOwner for the owner's corrections, or empty for the
    /// program's own; and whether this pack's value is the one that is shown.
    QStringList clashes;
    bool wins = true;
};

/// Stands for the owner in PlanLine::clashes.
inline constexpr QStringView kOwner = u"*owner";

enum class PlanStep { Install, Update, Again, Older };

/// What installing a pack would do. May be carried out if there is no problem.
struct PackPlan
{
    QString file;
    QByteArray fingerprint; ///< of the file, so that what is installed is what was shown
    PackReading reading;
    PlanStep step = PlanStep::Install;
    std::optional<PackVersion> former; ///< the version that is installed
    std::vector<PlanLine> lines;       ///< cards first, each kind by id
    PackProblems problems;             ///< the reading's and those with other packs

    [[nodiscard]] bool canInstall() const { return problems.empty() && !reading.cancelled; }
    [[nodiscard]] int count(PlanChange change) const;
    [[nodiscard]] int clashCount() const;
};

/// Reads a pack and holds it against a library; nothing is written.
[[nodiscard]] StorageResult<PackPlan> planPack(Database& database, const QString& file,
                                               const PackWatch& watch = {}, const PackLimits& limits = {});

/// Packs that an installed pack, or one about to be, lacks or finds in a version that does not fit.
[[nodiscard]] PackProblems unmetNeeds(const PackManifest& manifest,
                                      const std::vector<InstalledPack>& installed);

} // namespace model
