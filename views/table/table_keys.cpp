// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/table_keys.h"

#include "views/text/text_page.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace views {

TableKeys::TableKeys(const ActionRegistry& actions, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_page(new TextPage(this))
{
    setObjectName(QStringLiteral("tableKeys"));
    setWindowTitle(tr("Keys at the table"));
    m_page->setObjectName(QStringLiteral("tableKeyList"));
    m_page->setAccessibleName(windowTitle());
    m_page->setFont(theme.fonts().interface());
    const std::vector<std::pair<QString, QString>> keys{
        {tr("Arrow keys"), tr("go from one card or position to the next")},
        {tr("Enter or Space"), tr("choose what is marked")},
        {tr("Tab"), tr("go on to the question, the rule and the log")},
        {QStringLiteral("N"), tr("go to the next thing that can be chosen")},
        {tr("0 to 9, + and −"), tr("set an amount; Enter confirms it")},
        {tr("Esc"), tr("take back the last click, or close what is open")},
        {QStringLiteral("V, Shift+V"), tr("see the table from the next or the previous seat")},
        {QStringLiteral("G, Shift+G"), tr("see the next or the previous front in full")},
        {QStringLiteral("?"), tr("open and close this list")},
    };
    Markup page = Markup::of(u"<table cellspacing=\"0\" cellpadding=\"3\">");
    const auto add = [&page](const QString& key, const QString& what) {
        page += Markup::of(
            u"<tr><td style=\"white-space:nowrap\"><b>%1</b></td><td>&nbsp;</td><td>%2</td></tr>", key, what);
    };
    for (const auto& [key, what] : keys)
        add(key, what);
    for (const ActionSpec& spec : actions.specs()) {
        const QString id = QString::fromLatin1(spec.id);
        const bool isOurs = id.startsWith(QStringLiteral("table.")) || id == QStringLiteral("edit.undo") ||
                            id == QStringLiteral("edit.redo");
        if (isOurs && !actions.keys(id).isEmpty())
            add(actions.keys(id).toString(QKeySequence::NativeText),
                id == QStringLiteral("edit.undo")   ? tr("back to your last decision")
                : id == QStringLiteral("edit.redo") ? tr("forward to your next decision")
                                                    : actions.plainText(id));
    }
    page += Markup::of(u"</table>");
    m_page->setMarkup(page);
    auto* close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_page, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    resize(theme.scaled(620), theme.scaled(560));
    if (parent != nullptr)
        resize(size().boundedTo(parent->window()->size() * 9 / 10));
    close->setFocus();
}

void TableKeys::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Question)
        accept();
    else
        QDialog::keyPressEvent(event);
}

} // namespace views
