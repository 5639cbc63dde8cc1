// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/form_field.h"

#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace views {

namespace {

class WheelGuard : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel)
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }
};

} // namespace

FormField::FormField(QWidget* field, QWidget* parent)
    : QWidget(parent)
    , m_field(field)
    , m_label(new Label(this))
    , m_problem(new Label(this))
    , m_baseRow(new QWidget(this))
    , m_base(new Label(m_baseRow))
    , m_back(new QPushButton(m_baseRow))
{
    m_label->setBuddy(field);
    m_label->setProperty("role", QStringLiteral("quiet"));
    m_problem->setWordWrap(true);
    m_base->setProperty("role", QStringLiteral("quiet"));
    m_base->setWordWrap(true);
    m_back->setProperty("role", QStringLiteral("quiet"));
    m_back->setObjectName(field->objectName() + QStringLiteral("Back"));
    auto* row = new QHBoxLayout(m_baseRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_base, 1);
    row->addWidget(m_back);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_label);
    column->addWidget(field);
    column->addWidget(m_problem);
    column->addWidget(m_baseRow);
    m_problem->hide();
    m_baseRow->hide();
    connect(m_back, &QPushButton::clicked, this, &FormField::baseWanted);
    retranslate();
}

void FormField::setLabel(const QString& label)
{
    m_label->setText(label);
    m_field->setAccessibleName(QString(label).remove(u'&'));
}

void FormField::setProblem(const QString& problem, bool blocks)
{
    showProblem(*m_problem, problem, blocks);
    m_field->setAccessibleDescription(problem);
}

void FormField::setBase(const QString& value)
{
    m_baseValue = value;
    m_baseRow->setVisible(!value.isEmpty());
    retranslate();
}

void FormField::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FormField::retranslate()
{
    m_base->setText(tr("Before: %1").arg(m_baseValue));
    m_back->setText(tr("Reset"));
    m_back->setToolTip(tr("Reset to the value in the library"));
}

void showProblem(QLabel& label, const QString& problem, bool blocks)
{
    const QString role = blocks ? QStringLiteral("danger") : QStringLiteral("quiet");
    if (label.property("role") != role) {
        label.setProperty("role", role);
        label.style()->unpolish(&label);
        label.style()->polish(&label);
    }
    label.setText(problem);
    label.setVisible(!problem.isEmpty());
}

void guardFromWheel(QWidget* field)
{
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelGuard(field));
}

} // namespace views
