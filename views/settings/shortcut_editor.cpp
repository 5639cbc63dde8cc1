// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/shortcut_editor.h"

#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace views {

ShortcutEditor::ShortcutEditor(ActionRegistry& actions, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_theme(theme)
    , m_model(new ShortcutModel(actions, this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_table(new QTreeView(this))
    , m_name(new Label(this))
    , m_keysLabel(new Label(this))
    , m_keys(new QKeySequenceEdit(this))
    , m_remove(new QPushButton(this))
    , m_reset(new QPushButton(this))
    , m_resetAll(new QPushButton(this))
    , m_remark(new Label(this))
    , m_hint(new Label(this))
{
    m_search->setObjectName(QStringLiteral("shortcutSearch"));
    m_table->setObjectName(QStringLiteral("shortcutTable"));
    m_keys->setObjectName(QStringLiteral("shortcutKeys"));
    m_remove->setObjectName(QStringLiteral("shortcutRemove"));
    m_reset->setObjectName(QStringLiteral("shortcutReset"));
    m_resetAll->setObjectName(QStringLiteral("shortcutResetAll"));
    m_remark->setObjectName(QStringLiteral("shortcutRemark"));

    m_filter->setSourceModel(m_model);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setClearButtonEnabled(true);
    m_table->setModel(m_filter);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setSectionsClickable(false);
    m_keysLabel->setBuddy(m_keys);
    m_remark->setProperty("role", QStringLiteral("danger"));
    m_remark->setWordWrap(true);
    m_hint->setObjectName(QStringLiteral("shortcutHint"));
    m_hint->setProperty("role", QStringLiteral("quiet"));
    m_hint->setWordWrap(true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    column->addWidget(m_hint);
    column->addWidget(m_name);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_keysLabel);
    row->addWidget(m_keys, 1);
    row->addWidget(m_remove);
    row->addWidget(m_reset);
    row->addSpacing(16);
    row->addWidget(m_resetAll);
    column->addLayout(row);
    column->addWidget(m_remark);

    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutEditor::showHint);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ShortcutEditor::showCurrent);
    connect(m_table, &QTreeView::activated, this, [this] { m_keys->setFocus(Qt::ShortcutFocusReason); });
    connect(m_keys, &QKeySequenceEdit::editingFinished, this, &ShortcutEditor::assign);
    connect(m_remove, &QPushButton::clicked, this,
            [this] { m_actions.setKeys(currentId(), QKeySequence()); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_actions.resetKeys(currentId()); });
    connect(m_resetAll, &QPushButton::clicked, this, &ShortcutEditor::resetAll);
    connect(&actions, &ActionRegistry::keysChanged, this, &ShortcutEditor::showCurrent);
    connect(&theme, &Theme::changed, this, &ShortcutEditor::adjust);
    retranslate();
    adjust();
    selectFirst();
}

void ShortcutEditor::selectFirst()
{
    m_table->setCurrentIndex(m_filter->index(0, 0));
}

void ShortcutEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ShortcutEditor::showHint()
{
    m_hint->setText(m_filter->rowCount() == 0
                        ? tr("No action has this name or shortcut.")
                        : tr("At the table, the arrow keys move between cards, N moves to the next choice, "
                             "Enter chooses, digits and + and − set an amount, and Esc cancels a choice. "
                             "These keys cannot be changed."));
}

void ShortcutEditor::retranslate()
{
    showHint();
    m_search->setPlaceholderText(tr("Find an action or shortcut"));
    m_search->setAccessibleName(tr("Find an action or shortcut"));
    m_table->setAccessibleName(tr("Actions and their shortcuts"));
    m_keysLabel->setText(tr("&Keys:"));
    m_keys->setToolTip(tr("Click here and press the keys you want"));
    m_keys->setAccessibleName(tr("Shortcut for the selected action"));
    m_remove->setText(tr("Re&move"));
    m_remove->setToolTip(tr("Remove the shortcut from this action"));
    m_reset->setText(tr("&Reset"));
    m_reset->setToolTip(tr("Reset this action to its default shortcut"));
    m_resetAll->setText(tr("Reset &all"));
    m_resetAll->setToolTip(tr("Reset all actions to their default shortcuts"));
    m_model->refresh();
    adjust();
    showCurrent();
}

void ShortcutEditor::adjust()
{
    m_name->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    for (int column = 0; column < ShortcutModel::Remark; ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, m_table->columnWidth(column) + 24);
    }
}

QString ShortcutEditor::currentId() const
{
    return m_table->currentIndex().data(ShortcutModel::IdRole).toString();
}

void ShortcutEditor::showCurrent()
{
    const QString id = currentId();
    const bool any = !id.isEmpty();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_keys, m_remove, m_reset})
        widget->setEnabled(any);
    m_name->setText(any ? m_actions.plainText(id) : tr("Select an action to change its shortcut."));
    const QSignalBlocker quiet(m_keys);
    m_keys->setKeySequence(any ? m_actions.keys(id) : QKeySequence());
    m_reset->setEnabled(any && m_actions.hasOwnKeys(id));
    m_remove->setEnabled(any && !m_actions.keys(id).isEmpty());
    const auto others = any ? m_actions.conflicts(id) : std::vector<QString>();
    m_remark->setText(others.empty()
                          ? QString()
                          : tr("“%1” has the same shortcut. Neither works until you change one of them.")
                                .arg(m_actions.plainText(others.front())));
    m_remark->setVisible(!others.empty());
}

void ShortcutEditor::assign()
{
    if (const QString id = currentId(); !id.isEmpty())
        m_actions.setKeys(id, m_keys->keySequence());
}

void ShortcutEditor::resetAll()
{
    std::vector<std::pair<QString, QKeySequence>> former;
    for (const ActionSpec& spec : m_actions.specs()) {
        const QString id = QString::fromLatin1(spec.id);
        if (m_actions.hasOwnKeys(id))
            former.emplace_back(id, m_actions.keys(id));
    }
    if (former.empty())
        return;
    m_actions.resetAllKeys();
    Q_EMIT allReset([&actions = m_actions, former] {
        for (const auto& [id, keys] : former)
            actions.setKeys(id, keys);
    });
}

} // namespace views
