// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/find_bar.h"

#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

namespace views {

using namespace Qt::StringLiterals;

FindBar::FindBar(ActionRegistry& actions, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
    , m_count(new RichLabel(this))
{
    m_field->setObjectName(u"rulebookFind"_s);
    m_field->setClearButtonEnabled(true);
    m_field->addAction(theme.icon(u"search"_s), QLineEdit::LeadingPosition);
    m_field->setMinimumWidth(180);
    m_field->setMaximumWidth(320);
    m_field->installEventFilter(this);
    m_count->setObjectName(u"rulebookFindCount"_s);
    m_count->setProperty("role", u"quiet"_s);
    m_count->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_field, 1);
    for (const auto& [action, name] : {std::pair{u"rule.findPrevious"_s, u"rulebookFindPrevious"_s},
                                       std::pair{u"rule.findNext"_s, u"rulebookFindNext"_s}}) {
        auto* button = new QToolButton(this);
        button->setObjectName(name);
        button->setDefaultAction(actions.action(action));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize(QSize(20, 20));
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
    }
    row->addWidget(m_count);
    row->addStretch(0);
    connect(m_field, &QLineEdit::textChanged, this, &FindBar::edited);
    connect(m_count, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == u"book")
            Q_EMIT otherBookWanted();
        else
            Q_EMIT bothWanted();
    });
    retranslate();
}

QString FindBar::typed() const
{
    return m_field->text();
}

void FindBar::take()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FindBar::clear()
{
    m_field->clear();
}

void FindBar::showCount(int current, int all, int inOther, model::Language other)
{
    m_current = current;
    m_all = all;
    m_inOther = inOther;
    m_other = other;
    m_elsewhere = 0;
    showText();
}

void FindBar::showElsewhere(int count, const QString& game)
{
    m_elsewhere = count;
    m_otherGame = game;
    showText();
}

void FindBar::showText()
{
    Markup text;
    if (m_all > 0)
        text = Markup::plain(tr("%1 of %2", "the current hit and all").arg(m_current).arg(m_all));
    else if (m_field->text().trimmed().size() < 2)
        text = {};
    else if (m_inOther > 0)
        text = Markup::of(u"%1 <a href=\"both\">%2</a>",
                          m_other == model::Language::German ? tr("%n in German only.", nullptr, m_inOther)
                                                             : tr("%n in English only.", nullptr, m_inOther),
                          tr("Show both"));
    else if (m_elsewhere > 0)
        text = Markup::of(u"%1 <a href=\"book\">%2</a>", tr("%n in another book.", nullptr, m_elsewhere),
                          tr("Open %1", "the rulebook of a game").arg(m_otherGame));
    else
        text = Markup::plain(tr("Not found in this book"));
    m_count->setMarkup(text);
}

void FindBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Escape:
            if (m_field->text().isEmpty())
                Q_EMIT left();
            else
                m_field->clear();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (key->modifiers() & Qt::ShiftModifier)
                Q_EMIT previousWanted();
            else
                Q_EMIT nextWanted();
            return true;
        case Qt::Key_Down: Q_EMIT left(); return true;
        default: break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FindBar::retranslate()
{
    m_field->setPlaceholderText(tr("Find in the rulebook"));
    m_field->setAccessibleName(tr("Find in the rulebook"));
    showText();
}

} // namespace views
