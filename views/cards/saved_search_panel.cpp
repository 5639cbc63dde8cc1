// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/saved_search_panel.h"

#include "views/cards/saved_search_delegate.h"
#include "views/frame/flow_layout.h"
#include "views/text/label.h"

#include <QEvent>
#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;

SavedSearchPanel::SavedSearchPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new Label(this))
    , m_hint(new Label(this))
    , m_list(new QListView(this))
    , m_save(new QPushButton(this))
    , m_run(new QPushButton(this))
    , m_rename(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    setObjectName(u"savedSearches"_s);
    m_list->setObjectName(u"savedSearchList"_s);
    m_save->setObjectName(u"saveSearch"_s);
    m_run->setObjectName(u"runSearch"_s);
    m_rename->setObjectName(u"renameSearch"_s);
    m_remove->setObjectName(u"removeSearch"_s);
    m_save->setProperty("role", u"primary"_s);
    m_hint->setProperty("role", u"quiet"_s);
    m_hint->setWordWrap(true);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new SavedSearchDelegate(theme, this));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->installEventFilter(this);
    auto* buttons = new FlowLayout(8);
    for (QPushButton* button : {m_save, m_run, m_rename, m_remove})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 24, 24);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addLayout(buttons);
    column->addWidget(m_list, 1);
    column->addStretch(); // takes the room of the list while that is hidden
    connect(m_save, &QPushButton::clicked, this, &SavedSearchPanel::save);
    connect(m_run, &QPushButton::clicked, this, &SavedSearchPanel::run);
    connect(m_rename, &QPushButton::clicked, this, [this] { m_list->edit(m_list->currentIndex()); });
    connect(m_remove, &QPushButton::clicked, this, &SavedSearchPanel::remove);
    connect(m_list, &QListView::doubleClicked, this, &SavedSearchPanel::run);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &SavedSearchPanel::showChoices);
    connect(&m_model, &model::SavedSearchModel::failed, this, &SavedSearchPanel::failed);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &SavedSearchPanel::showChoices);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &SavedSearchPanel::showChoices);
    connect(&theme, &Theme::changed, this, &SavedSearchPanel::adjust);
    retranslate();
    adjust();
}

void SavedSearchPanel::setSearches(model::SavedSearches* searches, bool writable)
{
    m_model.setSearches(searches, writable);
    showChoices();
}

void SavedSearchPanel::setCurrentQuery(const QString& query)
{
    m_query = query.trimmed();
    showChoices();
}

void SavedSearchPanel::takeFocus()
{
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model.index(0));
    if (m_model.rowCount() > 0)
        m_list->setFocus(Qt::OtherFocusReason);
    else
        m_save->setFocus(Qt::OtherFocusReason);
}

void SavedSearchPanel::showChoices()
{
    const bool chosen = m_list->currentIndex().isValid();
    m_save->setEnabled(m_model.canWrite() && !m_query.isEmpty());
    m_run->setEnabled(chosen);
    m_rename->setEnabled(chosen && m_model.canWrite());
    m_remove->setEnabled(chosen && m_model.canWrite());
    for (QPushButton* button : {m_run, m_rename, m_remove})
        button->setVisible(m_model.rowCount() > 0);
    m_list->setVisible(m_model.rowCount() > 0);
    m_hint->setText(m_model.rowCount() > 0 ? tr("Enter runs a search, F2 renames it, Delete removes it.")
                    : m_query.isEmpty()    ? tr("Enter a search first; then you can save it here.")
                                           : tr("Save the search in the search field."));
}

void SavedSearchPanel::save()
{
    const int row = m_model.save(m_query, m_query);
    if (row < 0)
        return;
    m_list->setCurrentIndex(m_model.index(row));
    m_list->setFocus(Qt::OtherFocusReason);
    m_list->edit(m_model.index(row));
}

void SavedSearchPanel::run()
{
    if (const QModelIndex index = m_list->currentIndex(); index.isValid())
        Q_EMIT runWanted(m_model.query(index.row()));
}

void SavedSearchPanel::remove()
{
    if (const auto gone = m_model.remove(m_list->currentIndex().row()))
        Q_EMIT removed(gone->name, gone->query);
}

bool SavedSearchPanel::eventFilter(QObject* watched, QEvent* event)
{
    // Renaming is an own key of this list; elsewhere it means the chosen card.
    if (watched == m_list && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2 &&
        static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier) {
        event->accept();
        return true;
    }
    // Keys that the editor of a name has left over come here too.
    if (watched == m_list && event->type() == QEvent::KeyPress && m_list->hasFocus()) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: run(); return true;
        case Qt::Key_Delete: remove(); return true;
        case Qt::Key_Escape: Q_EMIT left(); return true;
        default: break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SavedSearchPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SavedSearchPanel::retranslate()
{
    m_title->setText(tr("Saved searches"));
    m_save->setText(tr("Save this search"));
    m_run->setText(tr("Run"));
    m_rename->setText(tr("Rename"));
    m_remove->setText(tr("Remove"));
    m_list->setAccessibleName(tr("Saved searches"));
    showChoices();
}

void SavedSearchPanel::adjust()
{
    m_title->setFont(m_theme.fonts().heading(Fonts::kReading + 2));
    m_list->doItemsLayout();
}

} // namespace views
