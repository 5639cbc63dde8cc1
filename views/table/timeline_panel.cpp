// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/timeline_panel.h"

#include "model/play/branch_comparison.h"
#include "views/table/log_view.h"
#include "views/text/text_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

TimelinePanel::TimelinePanel(model::MatchSession& session, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(session)
    , m_list(new LineList(theme, model::TimelineModel::HereRole, model::TimelineModel::DepthRole, this))
    , m_name(new QLineEdit(this))
    , m_note(new QLineEdit(this))
    , m_go(new QPushButton(this))
    , m_compare(new QPushButton(this))
    , m_difference(new TextPage(this))
{
    setObjectName(QStringLiteral("timelinePanel"));
    m_list->setObjectName(QStringLiteral("timeline"));
    m_name->setObjectName(QStringLiteral("stepName"));
    m_note->setObjectName(QStringLiteral("stepNote"));
    m_go->setObjectName(QStringLiteral("goToStep"));
    m_compare->setObjectName(QStringLiteral("compareStep"));
    m_difference->setObjectName(QStringLiteral("stepDifference"));
    m_list->setModel(&m_model);
    m_difference->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_go);
    buttons->addWidget(m_compare);
    buttons->addStretch(1);
    auto* fields = new QVBoxLayout;
    fields->setContentsMargins(8, 0, 8, 0);
    fields->setSpacing(4);
    fields->addWidget(m_difference, 1);
    fields->addWidget(m_name);
    fields->addWidget(m_note);
    fields->addLayout(buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(4);
    column->addWidget(m_list, 2);
    column->addLayout(fields, 3);

    connect(m_list, &QAbstractItemView::activated, this, [this] {
        if (node() >= 0)
            m_session.jump(static_cast<quint32>(node()));
    });
    connect(m_go, &QPushButton::clicked, this, [this] {
        if (node() >= 0)
            m_session.jump(static_cast<quint32>(node()));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &TimelinePanel::showRow);
    m_compare->setCheckable(true);
    connect(m_compare, &QPushButton::clicked, this,
            [this](bool on) { on ? compare() : showDifference(false); });
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (node() >= 0)
            m_session.setName(static_cast<quint32>(node()), text);
    });
    connect(m_note, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (node() >= 0)
            m_session.setNote(static_cast<quint32>(node()), text);
    });
    connect(&session, &model::MatchSession::changed, this, &TimelinePanel::follow);
    connect(&session, &model::MatchSession::started, this, &TimelinePanel::follow);
    retranslate();
}

void TimelinePanel::setLanguage(model::Language language)
{
    m_language = language;
    m_model.setLanguage(language);
}

void TimelinePanel::retranslate()
{
    m_list->setAccessibleName(tr("Timeline"));
    m_name->setPlaceholderText(tr("Name of this branch"));
    m_note->setPlaceholderText(tr("Note on this step"));
    m_go->setText(tr("Go here"));
    m_compare->setText(tr("Compare"));
    m_compare->setToolTip(tr("Compare this step with the current one"));
    showDifference(false);
}

void TimelinePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TimelinePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

int TimelinePanel::node() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? index.data(model::TimelineModel::NodeRole).toInt() : -1;
}

void TimelinePanel::follow()
{
    showDifference(false);
    // A list that nobody sees need not be laid out.
    if (!m_session.isActive() || !isVisible())
        return;
    const QModelIndex here = m_model.index(m_model.rowOf(m_session.timeline().here()));
    m_list->setCurrentIndex(here);
    m_list->scrollTo(here);
}

void TimelinePanel::showRow(const QModelIndex& index)
{
    showDifference(false);
    const bool isThere = index.isValid();
    m_name->setEnabled(isThere);
    m_note->setEnabled(isThere);
    const QString name = index.data(model::TimelineModel::NameRole).toString();
    const QString note = index.data(model::TimelineModel::NoteRole).toString();
    if (m_name->text() != name)
        m_name->setText(name);
    if (m_note->text() != note)
        m_note->setText(note);
}

/// The comparison has the room of name and note, which belong to the step itself.
void TimelinePanel::showDifference(bool shown)
{
    m_compare->setChecked(shown);
    m_difference->setVisible(shown);
    m_name->setVisible(!shown);
    m_note->setVisible(!shown);
}

void TimelinePanel::compareWith(model::MatchSession::NodeId other)
{
    const QModelIndex there = m_model.index(m_model.rowOf(other));
    m_list->setCurrentIndex(there);
    m_list->scrollTo(there);
    compare();
}

void TimelinePanel::compare()
{
    if (node() < 0) {
        showDifference(false);
        return;
    }
    const auto found = model::BranchComparison::of(m_session, m_session.timeline().here(),
                                                   static_cast<quint32>(node()), m_language);
    Markup page = Markup::of(u"<p>%1</p>", found.text());
    if (!found.differences.empty()) {
        // What differs stands above its two sides: the names of zones are long.
        page += Markup::of(u"<table cellspacing=\"0\" cellpadding=\"2\" width=\"100%\"><tr>"
                           u"<th align=\"left\" width=\"50%\">%1</th><th align=\"left\">%2</th></tr>",
                           tr("Now"), tr("There"));
        for (const auto& [what, first, second] : found.differences)
            page += Markup::of(u"<tr><td colspan=\"2\"><i>%1</i></td></tr><tr><td>%2</td><td>%3</td></tr>",
                               what, first, second);
        page += Markup::of(u"</table>");
    }
    m_difference->setMarkup(page);
    showDifference(true);
}

} // namespace views
