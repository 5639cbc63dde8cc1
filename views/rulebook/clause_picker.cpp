// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/clause_picker.h"

#include "model/search/folding.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;

ClausePicker::ClausePicker(const model::Rulebook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(&book)
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    m_field->setObjectName(u"clausePickerField"_s);
    m_field->installEventFilter(this);
    m_list->setObjectName(u"clausePickerList"_s);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    connect(m_field, &QLineEdit::textChanged, this, &ClausePicker::filter);
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        for (int row = 0; row < m_list->count(); ++row) {
            if (!m_list->item(row)->isHidden()) {
                Q_EMIT chosen(m_list->item(row)->data(Qt::UserRole).toString());
                return;
            }
        }
    });
    const auto choose = [this](const QListWidgetItem* item) {
        Q_EMIT chosen(item->data(Qt::UserRole).toString());
    };
    connect(m_list, &QListWidget::itemActivated, this, choose);
    connect(m_list, &QListWidget::itemClicked, this, choose);
    retranslate();
}

void ClausePicker::begin(model::Language language)
{
    m_language = language;
    m_list->clear();
    for (const model::Clause& clause : m_book->clauses()) {
        auto* item = new QListWidgetItem(clause.title.in(language), m_list);
        item->setData(Qt::UserRole, clause.id);
        item->setToolTip(clause.section.in(language) + u" · "_s + clause.id);
    }
    m_field->clear();
    m_field->setFocus(Qt::OtherFocusReason);
}

void ClausePicker::filter()
{
    const QStringList words = model::fold(m_field->text()).split(u' ', Qt::SkipEmptyParts);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const model::Clause* clause = m_book->clause(item->data(Qt::UserRole).toString());
        const QString text = model::fold(clause->title.en + u' ' + clause->title.de + u' ' +
                                         clause->section.in(m_language) + u' ' + clause->id);
        item->setHidden(!std::all_of(words.begin(), words.end(),
                                     [&text](const QString& word) { return text.contains(word); }));
    }
}

bool ClausePicker::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            Q_EMIT left();
            return true;
        }
        if (key == Qt::Key_Down) {
            m_list->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ClausePicker::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ClausePicker::retranslate()
{
    m_field->setPlaceholderText(tr("Words from a rule"));
    m_field->setAccessibleName(tr("Find the right rule"));
    m_list->setAccessibleName(tr("Rules"));
}

} // namespace views
