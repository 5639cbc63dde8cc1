// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/empty_state.h"

#include "views/text/label.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace views {

EmptyState::EmptyState(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new Label(this))
    , m_sentence(new Label(this))
    , m_step(new QPushButton(this))
{
    setObjectName(QStringLiteral("emptyState"));
    m_sentence->setProperty("role", QStringLiteral("quiet"));
    m_step->setObjectName(QStringLiteral("emptyStep"));
    m_step->setProperty("role", QStringLiteral("primary"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addStretch(2);
    for (QLabel* label : {m_title, m_sentence}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addSpacing(4);
    column->addWidget(m_step, 0, Qt::AlignCenter);
    column->addStretch(3);
    connect(m_step, &QPushButton::clicked, this, &EmptyState::stepTaken);
    connect(&theme, &Theme::changed, this, &EmptyState::adjust);
    adjust();
}

void EmptyState::setTexts(const QString& title, const QString& sentence, const QString& step)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_step->setText(step);
}

void EmptyState::adjust()
{
    m_title->setFont(m_theme.fonts().heading());
}

} // namespace views
