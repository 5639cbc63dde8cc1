// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/pdf_tools.h"

#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace views {

using namespace Qt::StringLiterals;

PdfTools::PdfTools(ActionRegistry& actions, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_editions(new ChoiceBox(this))
    , m_page(new QLineEdit(this))
    , m_count(new Label(this))
    , m_zoom(new Label(this))
    , m_fit(new QToolButton(this))
    , m_find(new QLineEdit(this))
    , m_found(new Label(this))
{
    m_editions->setObjectName(u"pdfEditions"_s);
    m_editions->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_editions->setMinimumContentsLength(20);
    m_page->setObjectName(u"pdfPage"_s);
    m_page->setFixedWidth(56);
    m_page->setAlignment(Qt::AlignRight);
    m_count->setProperty("role", u"quiet"_s);
    m_zoom->setObjectName(u"pdfZoom"_s);
    m_zoom->setProperty("role", u"quiet"_s);
    m_fit->setObjectName(u"pdfFit"_s);
    m_fit->setIcon(theme.icon(u"fit"_s));
    m_fit->setIconSize(QSize(20, 20));
    m_find->setObjectName(u"pdfFind"_s);
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(140);
    m_find->setMaximumWidth(280);
    m_find->installEventFilter(this);
    m_found->setObjectName(u"pdfFound"_s);
    m_found->setProperty("role", u"quiet"_s);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 12, 16, 8);
    row->setSpacing(4);
    const auto addButton = [&](const QString& id, const QString& name) {
        auto* button = new QToolButton(this);
        button->setObjectName(name);
        button->setDefaultAction(actions.action(id));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize(QSize(20, 20));
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
    };
    addButton(u"rule.pdf"_s, u"pdfBackToRules"_s);
    row->addSpacing(4);
    row->addWidget(m_editions);
    row->addSpacing(8);
    row->addWidget(m_page);
    row->addWidget(m_count);
    row->addSpacing(8);
    row->addWidget(m_find, 1);
    addButton(u"rule.findPrevious"_s, u"pdfFindPrevious"_s);
    addButton(u"rule.findNext"_s, u"pdfFindNext"_s);
    row->addWidget(m_found);
    row->addStretch(1);
    addButton(u"rule.smaller"_s, u"pdfSmaller"_s);
    row->addWidget(m_zoom);
    addButton(u"rule.larger"_s, u"pdfLarger"_s);
    row->addWidget(m_fit);
    connect(m_editions, &QComboBox::activated, this,
            [this](int index) { Q_EMIT editionChosen(m_editions->itemData(index).toLongLong()); });
    connect(m_page, &QLineEdit::returnPressed, this, &PdfTools::goToTyped);
    connect(m_page, &QLineEdit::editingFinished, this, [this] { setPage(m_shown); });
    connect(m_fit, &QToolButton::clicked, this, &PdfTools::fitWanted);
    connect(m_find, &QLineEdit::textChanged, this, &PdfTools::findEdited);
    connect(&theme, &Theme::changed, this, [this, &theme] { m_fit->setIcon(theme.icon(u"fit"_s)); });
    retranslate();
}

void PdfTools::setEditions(const std::vector<model::Edition>& editions, qint64 current)
{
    const QSignalBlocker quiet(m_editions);
    m_editions->clear();
    for (const model::Edition& edition : editions) {
        m_editions->addItem(u"%1 (%2)"_s.arg(edition.name(), model::languageCode(edition.language)),
                            edition.key);
        m_editions->setItemData(m_editions->count() - 1, edition.file, Qt::ToolTipRole);
    }
    m_editions->setCurrentIndex(m_editions->findData(current));
}

void PdfTools::setLabels(const QStringList& labels)
{
    m_labels = labels;
    retranslate();
}

void PdfTools::setPage(int page)
{
    m_shown = page;
    m_page->setText(m_labels.value(page));
}

void PdfTools::setZoom(int percent)
{
    m_zoom->setText(tr("%1 %").arg(percent));
}

QString PdfTools::typed() const
{
    return m_find->text();
}

void PdfTools::focusFind()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void PdfTools::setFound(int current, int all, bool searching)
{
    if (m_find->text().size() < 2)
        m_found->clear();
    else if (all > 0)
        m_found->setText(tr("%1 of %2").arg(current).arg(all));
    else
        m_found->setText(searching ? u"…"_s : tr("Not found"));
}

/// A printed label, or else the number of the page in the file.
void PdfTools::goToTyped()
{
    const QString typed = m_page->text().trimmed();
    qsizetype page = m_labels.indexOf(typed);
    if (page < 0)
        page = typed.toInt() - 1;
    if (page >= 0 && page < m_labels.size()) {
        Q_EMIT pageTyped(static_cast<int>(page));
        Q_EMIT left();
    } else {
        m_page->selectAll();
    }
}

bool PdfTools::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            Q_EMIT findStep((key->modifiers() & Qt::ShiftModifier) != 0 ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            if (m_find->text().isEmpty())
                Q_EMIT left();
            m_find->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PdfTools::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PdfTools::retranslate()
{
    m_count->setText(tr("of %1", "page 3 of 24").arg(m_labels.size()));
    m_editions->setAccessibleName(tr("Your PDFs"));
    m_editions->setToolTip(tr("Which of your PDFs is shown"));
    m_page->setAccessibleName(tr("Page"));
    m_page->setToolTip(tr("Enter a page number as printed"));
    m_fit->setToolTip(tr("Fit to window width"));
    m_fit->setAccessibleName(tr("Fit the width"));
    m_find->setPlaceholderText(tr("Find in the PDF"));
    m_find->setAccessibleName(tr("Find in the PDF"));
}

} // namespace views
