// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "rules/games/known_game.h"

#include <QWidget>

class QVBoxLayout;

namespace views {

/// Everything that keeps a match from starting, and what is advised against, each with its rule.
class SetupIssues : public QWidget
{
    Q_OBJECT

public:
    explicit SetupIssues(QWidget* parent = nullptr);

    void setIssues(const std::vector<rules::SetupIssue>& issues, model::Language language);

Q_SIGNALS:
    void ruleWanted(const QString& clause);

private:
    QVBoxLayout* m_rows;
};

} // namespace views
