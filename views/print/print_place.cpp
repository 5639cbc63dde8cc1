// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/print_place.h"

#include "model/proxies/proxy_exports.h"
#include "model/proxies/proxy_words.h"
#include "model/proxies/sheet_options_json.h"
#include "views/frame/choice_box.h"
#include "views/print/card_choice.h"
#include "views/print/profile_dialog.h"
#include "views/print/sheet_form.h"
#include "views/print/sheet_preview.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

namespace {

const QString kSheet = QStringLiteral("print/sheet");
const QString kSource = QStringLiteral("print/source");
const QString kProfile = QStringLiteral("print/profile");
constexpr int kCanGoRole = Qt::UserRole + 1;

constexpr const char* kActions[] = {"print.pdf",      "print.print",        "print.previousPage",
                                    "print.nextPage", "print.cutPaths",     "print.tabletop",
                                    "print.measure",  "print.removeProfile"};

} // namespace

PrintPlace::PrintPlace(PrintSources& sources, model::Settings& settings, ActionRegistry& actions,
                       const Theme& theme, FileChooser& files, PagePrinter& printer, QWidget* parent)
    : Place(parent)
    , m_sources(sources)
    , m_settings(settings)
    , m_actions(actions)
    , m_theme(theme)
    , m_files(files)
    , m_printer(printer)
{
    setObjectName(QStringLiteral("printPlace"));
    build();
    connectActions();
    model::SheetOptions options;
    options.language = settings.language();
    if (const QString kept = settings.state(kSheet).toString(); !kept.isEmpty())
        options = model::sheetOptionsFrom(QJsonDocument::fromJson(kept.toUtf8()).object());
    m_form->setOptions(options);
    retranslate();
    adjust();
    fillProfiles();
    fillSources();
    connect(&theme, &Theme::changed, this, &PrintPlace::adjust);
}

PrintPlace::~PrintPlace() = default;

void PrintPlace::restActions(ActionRegistry& actions)
{
    for (const char* id : kActions)
        actions.action(QString::fromLatin1(id))->setEnabled(false);
}

QAction* PrintPlace::action(const char* id) const
{
    return m_actions.action(QString::fromLatin1(id));
}

void PrintPlace::build()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(buildOptions());
    row->addWidget(buildSheet(), 1);
}

QWidget* PrintPlace::buildOptions()
{
    auto* panel = new QWidget(this);
    panel->setObjectName(QStringLiteral("printOptions"));
    m_options = panel;
    m_title = new QLabel(panel);
    m_sourceLabel = new QLabel(panel);
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
    m_profileLabel = new QLabel(panel);
    m_profile = new ChoiceBox(panel);
    m_profile->setObjectName(QStringLiteral("printerProfile"));
    m_profile->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_profile->setMinimumContentsLength(10);
    m_profileLabel->setBuddy(m_profile);
    m_measure = new QPushButton(panel);
    m_measure->setObjectName(QStringLiteral("measurePrinter"));
    m_forget = new QToolButton(panel);
    m_forget->setObjectName(QStringLiteral("removeProfile"));
    m_forget->setDefaultAction(action("print.removeProfile"));
    m_forget->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_profileNote = new QLabel(panel);
    m_profileNote->setObjectName(QStringLiteral("profileNote"));
    m_profileNote->setProperty("role", QStringLiteral("quiet"));
    m_profileNote->setWordWrap(true);

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

    auto* printer = new QHBoxLayout;
    printer->addWidget(m_profile, 1);
    printer->addWidget(m_forget);
    printer->addWidget(m_measure);
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
    column->addSpacing(4);
    column->addWidget(scroll, 1);
    column->addWidget(m_profileLabel);
    column->addLayout(printer);
    column->addWidget(m_profileNote);
    column->addSpacing(4);
    column->addWidget(m_pdf);
    auto* others = new QHBoxLayout;
    others->addWidget(m_print, 1);
    others->addWidget(m_more);
    column->addLayout(others);

    connect(m_source, &QComboBox::activated, this, [this] {
        m_settings.setState(kSource, m_source->currentData());
        m_chosen.clear();
        plan();
    });
    connect(m_onlyChanged, &QCheckBox::toggled, this, &PrintPlace::plan);
    connect(m_choose, &QPushButton::clicked, this, &PrintPlace::chooseCards);
    connect(m_letGo, &QToolButton::clicked, this, [this] {
        m_sources.letGo(m_source->currentData().toString());
        m_chosen.clear();
        fillSources();
    });
    connect(m_form, &SheetForm::changed, this, [this] {
        const QJsonObject kept = model::toJson(m_form->options());
        m_settings.setState(kSheet, QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
        plan();
    });
    connect(m_profile, &QComboBox::activated, this, [this] {
        m_settings.setState(kProfile, m_profile->currentData());
        showProfile();
    });
    return panel;
}

QWidget* PrintPlace::buildSheet()
{
    auto* panel = new QWidget(this);
    m_problem = new QLabel(panel);
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
    m_page = new QLabel(panel);
    m_page->setObjectName(QStringLiteral("pageText"));
    m_summary = new QLabel(panel);
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

    connect(m_preview, &SheetPreview::pageChanged, this, &PrintPlace::showState);
    connect(m_preview, &SheetPreview::slotClicked, m_form, &SheetForm::toggleSlot);
    connect(m_stop, &QPushButton::clicked, &m_work, &PrintWork::stop);
    return panel;
}

void PrintPlace::connectActions()
{
    const auto on = [this](const char* id, auto run) { connect(action(id), &QAction::triggered, this, run); };
    on("print.pdf", &PrintPlace::savePdf);
    on("print.print", &PrintPlace::print);
    on("print.previousPage", [this] { m_preview->setPage(m_preview->page() - 1); });
    on("print.nextPage", [this] { m_preview->setPage(m_preview->page() + 1); });
    on("print.cutPaths", &PrintPlace::saveCutPaths);
    on("print.tabletop", &PrintPlace::saveTabletop);
    on("print.measure", &PrintPlace::measure);
    on("print.removeProfile", &PrintPlace::removeProfile);
    connect(m_pdf, &QPushButton::clicked, action("print.pdf"), &QAction::trigger);
    connect(m_print, &QPushButton::clicked, action("print.print"), &QAction::trigger);
    connect(m_measure, &QPushButton::clicked, action("print.measure"), &QAction::trigger);
    connect(&m_work, &PrintWork::progress, this, [this](int done, int pages) {
        m_progress->setRange(0, pages);
        m_progress->setValue(done);
    });
    connect(&m_work, &PrintWork::started, this, &PrintPlace::showState);
    connect(&m_work, &PrintWork::finished, this, &PrintPlace::finish);
}

void PrintPlace::takeFocus()
{
    m_source->setFocus(Qt::OtherFocusReason);
}

void PrintPlace::showSample()
{
    model::SheetOptions options = m_form->options();
    options.language = m_settings.language();
    options.second = model::otherLanguage(options.language);
    m_form->setOptions(options);
    plan();
}

void PrintPlace::showDeck(const QString& id)
{
    m_settings.setState(kSource, id);
    m_chosen.clear();
    fillSources();
}

void PrintPlace::refresh()
{
    fillSources();
}

void PrintPlace::fillSources()
{
    const QString wanted = m_settings.state(kSource).toString();
    m_source->clear();
    const std::vector<PrintSources::Entry> entries = m_sources.entries();
    for (const PrintSources::Entry& entry : entries)
        m_source->addItem(entry.title, entry.id);
    for (int i = 0; const PrintSources::Entry& entry : entries)
        m_source->setItemData(i++, entry.canGo, kCanGoRole);
    m_source->setCurrentIndex(std::max(0, m_source->findData(wanted)));
    plan();
}

void PrintPlace::fillProfiles()
{
    const QString wanted = m_settings.state(kProfile).toString();
    m_profile->clear();
    m_profile->addItem(tr("Not measured"), QString());
    for (const model::PrinterProfile& known : model::PrinterProfiles(m_settings).all())
        m_profile->addItem(known.name, known.name);
    m_profile->setCurrentIndex(std::max(0, m_profile->findData(wanted)));
    showProfile();
}

void PrintPlace::showProfile()
{
    const model::PrinterProfile chosen = profile();
    action("print.removeProfile")->setEnabled(isVisible() && !chosen.name.isEmpty());
    QStringList where;
    for (const QString& part : {chosen.printer, chosen.tray}) {
        if (!part.isEmpty())
            where << part;
    }
    const QString paper = model::sizeText(model::paperSizes(), m_form->options().paper);
    const bool other = !chosen.paper.isEmpty() && chosen.paper != paper;
    m_profileNote->setText(
        other ? tr("This profile was measured on other paper (%1). Measure the printer for this paper too.")
                    .arg(chosen.paper.toUpper())
              : where.join(QStringLiteral(", ")));
    m_profileNote->setVisible(!m_profileNote->text().isEmpty());
}

void PrintPlace::removeProfile()
{
    const model::PrinterProfile gone = profile();
    if (gone.name.isEmpty())
        return;
    model::PrinterProfiles(m_settings).remove(gone.name);
    fillProfiles();
    Q_EMIT told({QStringLiteral("profile"),
                 MessageKind::Note,
                 [name = gone.name] { return tr("The printer profile “%1” is removed.").arg(name); },
                 {{[] { return tr("Undo"); },
                   [this, gone] {
                       model::PrinterProfiles(m_settings).keep(gone);
                       m_settings.setState(kProfile, gone.name);
                       fillProfiles();
                   }}}});
}

model::PrinterProfile PrintPlace::profile() const
{
    const QString name = m_profile->currentData().toString();
    return model::PrinterProfiles(m_settings).find(name).value_or(model::PrinterProfile());
}

void PrintPlace::plan()
{
    const QString id = m_source->currentData().toString();
    m_deck = m_sources.deck(id);
    m_deck.date = QDate::currentDate();
    model::ProxyDeck wanted = m_deck;
    if (m_onlyChanged->isChecked())
        wanted = m_sources.onlyChanged(m_deck, id, m_form->options());
    if (!m_chosen.isEmpty())
        std::erase_if(wanted.cards,
                      [this](const model::ProxyCard& card) { return !m_chosen.contains(card.card.id); });
    m_nothingNew = wanted.cards.empty() && !m_deck.cards.empty();
    auto job = model::planJob(std::move(wanted), m_form->options());
    m_wrong = job ? std::nullopt : std::optional(job.error());
    m_job = job ? std::make_shared<const model::ProxyJob>(std::move(job).value()) : nullptr;
    m_preview->setJob(m_job);
    showState();
}

void PrintPlace::showState()
{
    const bool runs = m_work.isRunning();
    const bool ready = m_job != nullptr && !runs && isVisible();
    for (const char* id : {"print.pdf", "print.print", "print.cutPaths", "print.tabletop"})
        action(id)->setEnabled(ready);
    action("print.measure")->setEnabled(isVisible() && !runs);
    showProfile();
    action("print.previousPage")->setEnabled(isVisible() && m_preview->page() > 0);
    action("print.nextPage")->setEnabled(isVisible() && m_preview->page() + 1 < m_preview->pages());
    m_pdf->setEnabled(ready);
    m_print->setEnabled(ready);
    m_more->setEnabled(ready);
    m_letGo->setVisible(m_source->currentData(kCanGoRole).toBool());
    m_running->setVisible(runs);
    m_problem->setVisible(m_wrong.has_value());
    if (m_wrong)
        m_problem->setText(m_nothingNew ? tr("Everything in this deck is on paper already.")
                                        : model::ProxyWords::problem(*m_wrong));
    m_page->setText(m_preview->pageText());
    m_summary->setText(
        m_job ? tr("%1, %2 on a sheet")
                    .arg(tr("%n card(s)", nullptr, m_job->cards()), QLocale().toString(m_job->layout.slots()))
              : QString());
    Q_EMIT statusChanged();
}

QString PrintPlace::status() const
{
    if (!m_job)
        return {};
    return tr("%1: %2, %3")
        .arg(m_deck.name, tr("%n card(s)", nullptr, m_job->cards()),
             tr("%n page(s)", nullptr, m_job->pages()));
}

QString PrintPlace::suggestion(const QString& ending) const
{
    QString name = m_deck.name.simplified();
    for (QChar& c : name) {
        if (!c.isLetterOrNumber() && c != u' ' && c != u'-')
            c = u'-';
    }
    return (name.isEmpty() ? QStringLiteral("cards") : name) + ending;
}

void PrintPlace::tell(MessageKind kind, std::function<QString()> text)
{
    Q_EMIT told({QStringLiteral("print"), kind, std::move(text), {}});
}

/// The deck as far as it is on paper when the job is done: cards that were not chosen are not.
model::ProxyDeck PrintPlace::onPaperAfter() const
{
    model::ProxyDeck deck = m_deck;
    if (!m_chosen.isEmpty())
        std::erase_if(deck.cards,
                      [this](const model::ProxyCard& card) { return !m_chosen.contains(card.card.id); });
    return deck;
}

void PrintPlace::savePdf()
{
    const QString path = m_files.fileToSave(this, tr("Save sheets as PDF"),
                                            suggestion(QStringLiteral(".pdf")), tr("PDF (*.pdf)"));
    if (path.isEmpty() || !m_job)
        return;
    m_path = path;
    m_kind = Kind::Sheets;
    m_runningDeck = m_source->currentData().toString();
    m_runningOptions = m_form->options();
    m_runningCards = onPaperAfter();
    m_runningSize = m_deck.cards.size();
    m_work.start([job = m_job, path, profile = profile(), pictures = pictures()](model::ProxyMeans means) {
        means.profile = profile;
        means.pictures = pictures.get();
        return model::writePdf(*job, path, means);
    });
}

std::shared_ptr<model::PictureSource> PrintPlace::pictures() const
{
    return m_sources.pictures();
}

void PrintPlace::print()
{
    m_path.clear();
    m_kind = Kind::Sheets;
    m_runningDeck = m_source->currentData().toString();
    m_runningOptions = m_form->options();
    m_runningCards = onPaperAfter();
    m_runningSize = m_deck.cards.size();
    m_printer.print(this, m_deck.name, [this](QPrinter& printer) {
        const auto shown = pictures();
        if (m_job)
            m_work.print(m_job, printer, {shown.get(), profile(), {}, {}});
    });
}

void PrintPlace::finish(const model::ProxyResult& result)
{
    showState();
    if (!result) {
        const model::ProxyFailure failure = result.error();
        const bool stopped = failure.kind == model::ProxyFailure::Kind::Cancelled;
        const bool printing = m_path.isEmpty();
        tell(stopped ? MessageKind::Note : MessageKind::Warning, [failure, stopped, printing] {
            return stopped && printing
                       ? tr("Stopped. Pages that the printer has already may still come out of it.")
                       : model::ProxyWords::failure(failure);
        });
        return;
    }
    if (m_kind == Kind::Sheets)
        m_sources.remember(m_runningCards, m_runningDeck, m_runningOptions,
                           m_runningCards.cards.size() == m_runningSize);
    const QString missing = namesOf(result->missingPictures);
    tell(missing.isEmpty() ? MessageKind::Good : MessageKind::Warning,
         [kind = m_kind, path = m_path, pages = result->pages, missing] {
             const QString done = doneText(kind, path, pages);
             return missing.isEmpty()
                        ? done
                        : done + u' ' +
                              tr("The pictures of these cards cannot be read; their arms stand instead: %1.")
                                  .arg(missing);
         });
    if (m_onlyChanged->isChecked())
        plan();
}

QString PrintPlace::doneText(Kind kind, const QString& path, int pages)
{
    if (kind == Kind::CutPaths)
        return tr("The cut paths are saved in %1.").arg(path);
    if (kind == Kind::Tabletop)
        return tr("The deck is saved as %1, its pictures beside it. Put the file among the saved objects "
                  "of "
                  "Tabletop Simulator.")
            .arg(path);
    if (path.isEmpty())
        return tr("%n page(s) are with the printer.", nullptr, pages);
    return tr("%n page(s) are saved in %1. Print them without any scaling.", nullptr, pages).arg(path);
}

/// A few names, so that the message stays a message.
QString PrintPlace::namesOf(const QStringList& cards) const
{
    constexpr qsizetype kMost = 5;
    QStringList names;
    for (const model::ProxyCard& card : m_deck.cards) {
        if (cards.contains(card.card.id) && names.size() < kMost)
            names << card.card.name.in(m_settings.language());
    }
    if (cards.size() > kMost)
        names << tr("%n more", nullptr, static_cast<int>(cards.size() - kMost));
    return names.join(QStringLiteral(", "));
}

void PrintPlace::saveCutPaths()
{
    const QString path = m_files.fileToSave(this, tr("Save cut paths"), suggestion(QStringLiteral(".svg")),
                                            tr("SVG (*.svg)") + QStringLiteral(";;") + tr("DXF (*.dxf)"));
    if (path.isEmpty() || !m_job)
        return;
    m_path = path;
    m_kind = Kind::CutPaths;
    m_work.start([job = m_job, path](const model::ProxyMeans&) -> model::ProxyResult {
        if (const auto failure = model::writeCutPaths(*job, path))
            return *failure;
        return model::ProxyOutcome{};
    });
}

void PrintPlace::saveTabletop()
{
    const QString path = m_files.fileToSave(this, tr("Save for Tabletop Simulator"),
                                            suggestion(QStringLiteral(".json")), tr("Saved object (*.json)"));
    if (path.isEmpty() || !m_job)
        return;
    m_path = path;
    m_kind = Kind::Tabletop;
    m_work.start(
        [job = m_job, path, pictures = pictures()](const model::ProxyMeans& means) -> model::ProxyResult {
            if (const auto failure = model::writeTabletop(*job, path, pictures.get(), means.progress))
                return *failure;
            return model::ProxyOutcome{};
        });
}

void PrintPlace::chooseCards()
{
    auto* dialog = new CardChoice(m_deck, m_chosen, m_settings.language(), m_theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_chosen = dialog->chosen();
        plan();
    });
    dialog->open();
}

void PrintPlace::measure()
{
    const model::SheetOptions& o = m_form->options();
    auto* dialog = new ProfileDialog(m_settings, m_theme, m_printer, m_files, o.paper, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProfileDialog::kept, this, [this](const QString& name) {
        m_settings.setState(kProfile, name);
        fillProfiles();
    });
    connect(dialog, &ProfileDialog::told, this, &PrintPlace::told);
    dialog->open();
}

void PrintPlace::retranslate()
{
    m_title->setText(tr("Print"));
    m_sourceLabel->setText(tr("&What to print"));
    m_source->setToolTip(tr("A deck, your selection or all cards"));
    m_source->setAccessibleName(tr("What to print"));
    m_onlyChanged->setText(tr("Only what changed"));
    m_onlyChanged->setToolTip(tr("Leaves out cards that you have printed for this deck before"));
    m_choose->setText(tr("Choose…"));
    m_choose->setToolTip(tr("Print only some of these cards"));
    m_choose->setAccessibleName(tr("Choose cards"));
    m_letGo->setToolTip(tr("Let these chosen cards go"));
    m_letGo->setAccessibleName(tr("Let these chosen cards go"));
    m_profileLabel->setText(tr("Printer &profile"));
    m_profile->setToolTip(tr("Corrects what your printer makes too small, too large or crooked"));
    m_profile->setAccessibleName(tr("Printer profile"));
    if (m_profile->count() > 0)
        m_profile->setItemText(0, tr("Not measured"));
    m_measure->setText(tr("Measure…"));
    m_measure->setToolTip(tr("Print a page, measure it and keep the numbers"));
    m_pdf->setText(tr("Save as PDF…"));
    m_pdf->setToolTip(action("print.pdf")->toolTip());
    m_print->setText(tr("Print…"));
    m_print->setToolTip(action("print.print")->toolTip());
    m_more->setText(tr("More…"));
    m_more->setToolTip(tr("Cut paths and Tabletop Simulator"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Stop; nothing is left behind"));
    m_progress->setAccessibleName(tr("Pages done"));
    showState();
}

void PrintPlace::adjust()
{
    m_title->setFont(m_theme.fonts().heading());
    fitOptions();
}

void PrintPlace::fitOptions()
{
    // The sheet keeps its share of the place, however large the text.
    m_options->setFixedWidth(std::min(m_theme.scaled(380), std::max(380, width() * 3 / 5)));
}

void PrintPlace::resizeEvent(QResizeEvent* event)
{
    Place::resizeEvent(event);
    fitOptions();
}

void PrintPlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    fillSources();
}

void PrintPlace::showEvent(QShowEvent* event)
{
    Place::showEvent(event);
    fillSources();
}

void PrintPlace::hideEvent(QHideEvent* event)
{
    Place::hideEvent(event);
    restActions(m_actions);
}

} // namespace views
