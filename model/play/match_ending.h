// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"

#include <QCoreApplication>

namespace model {

/// How a match that is over ended, in sentences: who won, why, and where more than two parties play, every
/// place. People who win or lose together read of victory or defeat; the only person at the table is
/// addressed.
class MatchEnding
{
    Q_DECLARE_TR_FUNCTIONS(model::MatchEnding)

public:
    [[nodiscard]] static QString text(const MatchSession& session, Language language);
};

} // namespace model
