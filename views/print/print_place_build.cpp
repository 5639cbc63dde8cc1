// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/choice_box.h"
#include "views/print/print_place.h"
#include "views/print/profile_choice.h"
#include "views/print/sheet_form.h"
#include "views/print/sheet_preview.h"
#include "views/text/label.h"

#include <QCheckBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

/// The widgets of the place and their words.
namespace views {

void PrintPlace::build(FileChooser& files, PagePrinter& printer)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(buildOptions(files, printer));
    row->addWidget(buildSheet(), 1);
}

QWidget* PrintPlace::buildOptions(FileChooser& files, PagePrinter& printer)
{
    auto* panel = new QWidget(this);
    panel->setObjectName(QStringLiteral("printOptions"));
    m_options = panel;
    m_title = new Label(panel);
    m_sourceLabel = new Label(panel);
    m_source = new ChoiceBox(panel);
    m_source->setObjectName(QStringLiteral("printSource"));
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_source->setMinimumContentsLength(10);
    m_sourceLabel->setBuddy(m_source);
    m_onlyChanged = new QCheckBox(panel);
    m_onlyChanged->setObjectName(QStringLiteral("onlyChanged"));
    m_choose = new QPushButton(panel);
    m_choose->setObjectName(QStringLiteral("chooseCards"));
    m_letGo = new QToolButton(panel);
    m_letGo->setObjectName(QStringLiteral("letGo"));
    m_letGo->setIcon(m_theme.icon(QStringLiteral("close")));
    m_form = new SheetForm(m_theme, panel);
    m_profile = new ProfileChoice(m_settings, m_theme, files, printer, panel);
    m_profile->setActions(action("print.measure"), action("print.removeProfile"));

    m_pdf = new QPushButton(panel);
    m_pdf->setObjectName(QStringLiteral("savePdf"));
    m_pdf->setProperty("role", QStringLiteral("primary"));
    m_print = new QPushButton(panel);
    m_print->setObjectName(QStringLiteral("printSheets"));
    m_more = new QPushButton(panel);
    m_more->setObjectName(QStringLiteral("moreFiles"));
    auto* menu = new QMenu(m_more);
    menu->addAction(action("print.cutPaths"));
    menu->addAction(action("print.tabletop"));
    // Not setMenu(): its arrow does not fit the look of the buttons.
    connect(m_more, &QPushButton::clicked, this,
            [this, menu] { menu->popup(m_more->mapToGlobal(QPoint(0, -menu->sizeHint().height()))); });

    auto* scroll = new QScrollArea(panel);
    scroll->setObjectName(QStringLiteral("sheetOptions"));
    scroll->setWidget(m_form);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);

    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(24, 20, 16, 16);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_sourceLabel);
    auto* source = new QHBoxLayout;
    source->addWidget(m_source, 1);
    source->addWidget(m_letGo);
    column->addLayout(source);
    column->addWidget(m_choose);
    column->addWidget(m_onlyChanged);
    // What stays in its place above and below the options that scroll.
    const auto addLine = [panel, column] {
        auto* line = new QFrame(panel);
        line->setProperty("role", QStringLiteral("hairline"));
        column->addWidget(line);
    };
    addLine();
    column->addWidget(scroll, 1);
    addLine();
    column->addWidget(m_profile);
    column->addSpacing(4);
    column->addWidget(m_pdf);
    auto* others = new QHBoxLayout;
    others->addWidget(m_print, 1);
    others->addWidget(m_more);
    column->addLayout(others);
    return panel;
}

QWidget* PrintPlace::buildSheet()
{
    auto* panel = new QWidget(this);
    m_problem = new Label(panel);
    m_problem->setObjectName(QStringLiteral("sheetProblem"));
    m_problem->setProperty("role", QStringLiteral("danger"));
    m_problem->setWordWrap(true);
    m_preview = new SheetPreview(m_theme, panel);
    const auto button = [panel](QAction* shown, const char* name) {
        auto* made = new QToolButton(panel);
        made->setObjectName(QLatin1String(name));
        made->setDefaultAction(shown);
        made->setToolButtonStyle(Qt::ToolButtonIconOnly);
        return made;
    };
    m_previous = button(action("print.previousPage"), "previousPage");
    m_next = button(action("print.nextPage"), "nextPage");
    m_page = new Label(panel);
    m_page->setObjectName(QStringLiteral("pageText"));
    m_summary = new Label(panel);
    m_summary->setObjectName(QStringLiteral("sheetSummary"));
    m_summary->setProperty("role", QStringLiteral("quiet"));
    m_summary->setWordWrap(true);
    m_running = new QWidget(panel);
    m_progress = new QProgressBar(m_running);
    m_progress->setObjectName(QStringLiteral("printProgress"));
    m_progress->setTextVisible(false);
    m_stop = new QPushButton(m_running);
    m_stop->setObjectName(QStringLiteral("stopPrinting"));

    auto* running = new QHBoxLayout(m_running);
    running->setContentsMargins(0, 0, 0, 0);
    running->addWidget(m_progress, 1);
    running->addWidget(m_stop);
    auto* pages = new QHBoxLayout;
    pages->addWidget(m_previous);
    pages->addWidget(m_page);
    pages->addWidget(m_next);
    pages->addSpacing(16);
    pages->addWidget(m_summary, 1);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 12);
    column->setSpacing(8);
    column->addWidget(m_preview, 1);
    for (QWidget* widget : {static_cast<QWidget*>(m_problem), m_running}) {
        auto* inset = new QHBoxLayout;
        inset->setContentsMargins(16, 0, 16, 0);
        inset->addWidget(widget, 1);
        column->addLayout(inset);
    }
    pages->setContentsMargins(16, 0, 16, 0);
    column->addLayout(pages);
    m_running->hide();
    m_problem->hide();
    return panel;
}

void PrintPlace::retranslate()
{
    m_title->setText(tr("Print"));
    m_sourceLabel->setText(tr("&What to print"));
    m_source->setToolTip(tr("A deck, your selection or all cards"));
    m_source->setAccessibleName(tr("What to print"));
    m_onlyChanged->setText(tr("Only changes"));
    m_onlyChanged->setToolTip(tr("Leaves out cards you have already printed for this deck"));
    m_choose->setText(tr("Choose…"));
    m_choose->setToolTip(tr("Print only some of these cards"));
    m_choose->setAccessibleName(tr("Choose cards"));
    m_letGo->setToolTip(tr("Clear this selection"));
    m_letGo->setAccessibleName(tr("Clear this selection"));
    m_pdf->setText(tr("Save as PDF…"));
    m_pdf->setToolTip(action("print.pdf")->toolTip());
    m_print->setText(tr("Print…"));
    m_print->setToolTip(action("print.print")->toolTip());
    m_more->setText(tr("More…"));
    m_more->setToolTip(tr("Cut paths and Tabletop Simulator"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Stop; no files are left behind"));
    m_progress->setAccessibleName(tr("Pages done"));
    showState();
}

} // namespace views
