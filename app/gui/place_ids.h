// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace app {

// The places of the window, by the ids that settings remember.
inline const QString kCards = QStringLiteral("cards");
inline const QString kDecks = QStringLiteral("decks");
inline const QString kRulebook = QStringLiteral("rulebook");
inline const QString kPrint = QStringLiteral("print");
inline const QString kPacks = QStringLiteral("packs");
inline const QString kTable = QStringLiteral("table");
inline const QString kEditor = QStringLiteral("editor");
inline const QString kSettings = QStringLiteral("settings");
inline const QString kWelcome = QStringLiteral("welcome");

} // namespace app
