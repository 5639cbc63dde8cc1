// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/setup_issues.h"

#include "model/play/match_session.h"
#include "views/text/label.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

SetupIssues::SetupIssues(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("setupIssues"));
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    hide();
}

void SetupIssues::setIssues(const std::vector<rules::SetupIssue>& issues, model::Language language)
{
    while (QLayoutItem* row = m_rows->takeAt(0)) {
        row->widget()->hide();
        for (QWidget* each : row->widget()->findChildren<QWidget*>())
            each->setObjectName(QString());
        row->widget()->deleteLater();
        delete row;
    }
    int number = 0;
    for (const rules::SetupIssue& issue : issues) {
        auto* row = new QWidget(this);
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(8);
        auto* text = new Label(model::inLanguage(issue.text, language), row);
        text->setObjectName(QStringLiteral("setupIssue%1").arg(number++));
        text->setProperty("role", issue.isWarning ? QStringLiteral("quiet") : QStringLiteral("danger"));
        text->setWordWrap(true);
        line->addWidget(text, 1);
        if (!issue.clause.empty()) {
            auto* why = new QToolButton(row);
            const QString clause = QString::fromStdString(issue.clause);
            why->setText(QStringLiteral("§ ") + clause);
            why->setToolTip(tr("Open %1 in the rulebook").arg(clause));
            why->setAccessibleName(why->toolTip());
            why->setFocusPolicy(Qt::StrongFocus);
            connect(why, &QToolButton::clicked, this, [this, clause] { Q_EMIT ruleWanted(clause); });
            line->addWidget(why, 0, Qt::AlignTop);
        }
        m_rows->addWidget(row);
        row->show();
    }
    setVisible(!issues.empty());
}

} // namespace views
