// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/saved_setups_row.h"

#include "views/frame/choice_box.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace views {

SavedSetupsRow::SavedSetupsRow(model::Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_saved(settings)
    , m_list(new ChoiceBox(this))
    , m_name(new QLineEdit(this))
    , m_save(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    setObjectName(QStringLiteral("savedSetups"));
    m_list->setObjectName(QStringLiteral("savedSetupList"));
    m_name->setObjectName(QStringLiteral("savedSetupName"));
    m_save->setObjectName(QStringLiteral("saveSetup"));
    m_cancel->setObjectName(QStringLiteral("cancelSaveSetup"));
    m_remove->setObjectName(QStringLiteral("removeSetup"));
    m_name->setMaxLength(model::SavedSetups::kLongestName);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_list, 1);
    row->addWidget(m_name, 1);
    row->addWidget(m_save);
    row->addWidget(m_cancel);
    row->addWidget(m_remove);
    connect(m_list, &QComboBox::activated, this, [this](int chosenRow) {
        showButtons();
        if (chosenRow > 0)
            Q_EMIT chosen(m_listed[static_cast<std::size_t>(chosenRow) - 1].setup);
    });
    connect(m_save, &QPushButton::clicked, this, [this] {
        if (m_name->isHidden()) {
            m_name->setText(m_list->currentIndex() > 0 ? m_list->currentText() : QString());
            showNaming(true);
        } else {
            Q_EMIT saveWanted();
        }
    });
    connect(m_name, &QLineEdit::returnPressed, this, &SavedSetupsRow::saveWanted);
    connect(m_name, &QLineEdit::textChanged, this, &SavedSetupsRow::showButtons);
    connect(m_cancel, &QPushButton::clicked, this, [this] { showNaming(false); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_saved.remove(m_list->currentText(), m_game);
        list({});
    });
    showNaming(false);
    retranslate();
}

void SavedSetupsRow::retranslate()
{
    m_list->setAccessibleName(tr("Saved set-ups"));
    m_name->setPlaceholderText(tr("Name of the set-up"));
    m_name->setAccessibleName(tr("Name of the set-up"));
    m_cancel->setText(tr("Cancel"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove this saved set-up"));
    list(m_list->currentIndex() > 0 ? m_list->currentText() : QString());
}

void SavedSetupsRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SavedSetupsRow::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    list({});
}

void SavedSetupsRow::list(const QString& name)
{
    m_listed = m_saved.of(m_game);
    m_list->clear();
    m_list->addItem(m_listed.empty() ? tr("None saved yet") : tr("Choose a saved set-up"));
    for (const model::SavedSetup& each : m_listed)
        m_list->addItem(each.name);
    m_list->setCurrentIndex(name.isEmpty() ? 0 : std::max(0, m_list->findText(name)));
    m_list->setEnabled(!m_listed.empty());
    showButtons();
}

void SavedSetupsRow::save(const model::TableSetup& setup)
{
    const QString name = m_name->text().simplified();
    if (!m_saved.save(name, setup))
        return;
    showNaming(false);
    list(name);
    m_save->setFocus(Qt::OtherFocusReason);
}

void SavedSetupsRow::showNaming(bool naming)
{
    m_list->setVisible(!naming);
    m_name->setVisible(naming);
    m_cancel->setVisible(naming);
    if (naming)
        m_name->setFocus(Qt::OtherFocusReason);
    showButtons();
}

void SavedSetupsRow::showButtons()
{
    const bool naming = !m_name->isHidden();
    m_save->setText(naming ? tr("Save") : tr("Save this set-up…"));
    m_save->setEnabled(!naming || !m_name->text().simplified().isEmpty());
    m_remove->setVisible(!naming && m_list->currentIndex() > 0);
}

} // namespace views
