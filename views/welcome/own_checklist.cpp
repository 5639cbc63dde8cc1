// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/welcome/own_checklist.h"

#include "views/text/label.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

OwnChecklist::OwnChecklist(const QString& box, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_count(new Label(this))
{
    setObjectName(QStringLiteral("ownChecklist"));
    setWindowTitle(tr("My characters"));
    auto* what = new Label(
        box.isEmpty()
            ? tr("Tick the characters that you have. Type to find a name, press Space to tick it.")
            : tr("Which characters are in “%1” has not been published. Tick those that you have: type to "
                 "find a name, press Space to tick it.")
                  .arg(box),
        this);
    what->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("ownChecklistCards"));
    m_list->setAccessibleName(windowTitle());
    m_count->setObjectName(QStringLiteral("ownChecklistCount"));
    m_count->setProperty("role", QStringLiteral("quiet"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* all = buttons->addButton(tr("Tick all"), QDialogButtonBox::ActionRole);
    auto* none = buttons->addButton(tr("Tick none"), QDialogButtonBox::ActionRole);
    all->setObjectName(QStringLiteral("ownChecklistAll"));
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Save"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(all, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { tickAll(false); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemChanged, this, &OwnChecklist::count);
    auto* column = new QVBoxLayout(this);
    column->addWidget(what);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    column->addWidget(buttons);
    resize(theme.scaled(440), theme.scaled(520));
    if (parent != nullptr)
        resize(size().boundedTo(parent->size() * 9 / 10));
    m_list->setFocus();
}

void OwnChecklist::addCard(const QString& id, const QString& name, bool ticked)
{
    auto* item = new QListWidgetItem(name, m_list);
    item->setData(Qt::UserRole, id);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    m_list->sortItems();
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    count();
}

QStringList OwnChecklist::ticked() const
{
    QStringList ids;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            ids << m_list->item(row)->data(Qt::UserRole).toString();
    return ids;
}

void OwnChecklist::tickAll(bool ticked)
{
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
}

void OwnChecklist::count()
{
    m_count->setText(tr("%1 of %2 ticked").arg(ticked().size()).arg(m_list->count()));
}

} // namespace views
