// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/work_strip.h"

#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace views {

WorkStrip::WorkStrip(QWidget* parent)
    : QWidget(parent)
    , m_text(new Label(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("workStrip"));
    m_text->setObjectName(QStringLiteral("workText"));
    m_progress->setObjectName(QStringLiteral("workProgress"));
    m_cancel->setObjectName(QStringLiteral("workCancel"));
    m_progress->setTextVisible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(32, 8, 32, 12);
    row->setSpacing(12);
    row->addWidget(m_text);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &WorkStrip::cancelled);
    retranslate();
    hide();
}

void WorkStrip::begin(const QString& what)
{
    m_text->setText(what);
    m_progress->setAccessibleName(what);
    m_progress->setRange(0, 0);
    show();
}

void WorkStrip::setPercent(int percent)
{
    m_progress->setRange(0, 100);
    m_progress->setValue(percent);
}

void WorkStrip::end()
{
    hide();
}

void WorkStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WorkStrip::retranslate()
{
    m_cancel->setText(tr("Cancel"));
}

} // namespace views
