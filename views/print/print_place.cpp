// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/print_place.h"

#include "model/proxies/proxy_words.h"
#include "model/proxies/sheet_options_json.h"
#include "views/print/card_choice.h"
#include "views/print/profile_choice.h"
#include "views/print/sheet_form.h"
#include "views/print/sheet_output.h"
#include "views/print/sheet_preview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

namespace views {

namespace {

const QString kPrintSheet = QStringLiteral("print/sheet");
const QString kPrintSource = QStringLiteral("print/source");
constexpr int kCanGoRole = Qt::UserRole + 1;

constexpr const char* kPrintActions[] = {"print.pdf",      "print.print",        "print.previousPage",
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
    , m_output(new SheetOutput(sources, files, printer, this))
{
    setObjectName(QStringLiteral("printPlace"));
    build(files, printer);
    connectActions();
    connectOptions();
    model::SheetOptions options;
    options.language = settings.language();
    if (const QString kept = settings.state(kPrintSheet).toString(); !kept.isEmpty())
        options = model::sheetOptionsFrom(QJsonDocument::fromJson(kept.toUtf8()).object());
    m_form->setOptions(options);
    retranslate();
    adjust();
    fillSources();
    connect(&theme, &Theme::changed, this, &PrintPlace::adjust);
}

PrintPlace::~PrintPlace() = default;

void PrintPlace::restActions(ActionRegistry& actions)
{
    for (const char* id : kPrintActions)
        actions.action(QString::fromLatin1(id))->setEnabled(false);
}

QAction* PrintPlace::action(const char* id) const
{
    return m_actions.action(QString::fromLatin1(id));
}

void PrintPlace::connectActions()
{
    const auto on = [this](const char* id, auto run) { connect(action(id), &QAction::triggered, this, run); };
    on("print.pdf", [this] { m_output->savePdf(request()); });
    on("print.print", [this] { m_output->print(request()); });
    on("print.previousPage", [this] { m_preview->setPage(m_preview->page() - 1); });
    on("print.nextPage", [this] { m_preview->setPage(m_preview->page() + 1); });
    on("print.cutPaths", [this] { m_output->saveCutPaths(request()); });
    on("print.tabletop", [this] { m_output->saveTabletop(request()); });
    on("print.measure", [this] { m_profile->measure(); });
    on("print.removeProfile", [this] { m_profile->remove(); });
    connect(m_pdf, &QPushButton::clicked, action("print.pdf"), &QAction::trigger);
    connect(m_print, &QPushButton::clicked, action("print.print"), &QAction::trigger);
    connect(m_output, &SheetOutput::progress, this, [this](int done, int pages) {
        m_progress->setRange(0, pages);
        m_progress->setValue(done);
    });
    connect(m_output, &SheetOutput::started, this, &PrintPlace::showState);
    connect(m_output, &SheetOutput::finished, this, [this](bool isDone) {
        showState();
        if (isDone && m_onlyChanged->isChecked())
            plan();
    });
    connect(m_output, &SheetOutput::told, this, &PrintPlace::told);
    connect(m_profile, &ProfileChoice::told, this, &PrintPlace::told);
}

void PrintPlace::connectOptions()
{
    connect(m_source, &QComboBox::activated, this, [this] {
        m_settings.setState(kPrintSource, m_source->currentData());
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
        m_settings.setState(kPrintSheet,
                            QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
        plan();
    });
    connect(m_profile, &ProfileChoice::changed, this, &PrintPlace::showState);
    connect(m_preview, &SheetPreview::pageChanged, this, &PrintPlace::showState);
    connect(m_preview, &SheetPreview::slotClicked, m_form, &SheetForm::toggleSlot);
    connect(m_stop, &QPushButton::clicked, m_output, &SheetOutput::stop);
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
    m_settings.setState(kPrintSource, id);
    m_chosen.clear();
    fillSources();
}

void PrintPlace::refresh()
{
    fillSources();
}

void PrintPlace::fillSources()
{
    const QString wanted = m_settings.state(kPrintSource).toString();
    m_source->clear();
    const std::vector<PrintSources::Entry> entries = m_sources.entries();
    for (const PrintSources::Entry& entry : entries)
        m_source->addItem(entry.title, entry.id);
    for (int i = 0; const PrintSources::Entry& entry : entries)
        m_source->setItemData(i++, entry.canGo, kCanGoRole);
    m_source->setCurrentIndex(std::max(0, m_source->findData(wanted)));
    plan();
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
    const bool runs = m_output->isRunning();
    const bool ready = m_job != nullptr && !runs && isVisible();
    for (const char* id : {"print.pdf", "print.print", "print.cutPaths", "print.tabletop"})
        action(id)->setEnabled(ready);
    action("print.measure")->setEnabled(isVisible() && !runs);
    m_profile->setPaper(m_form->options().paper);
    action("print.removeProfile")->setEnabled(isVisible() && m_profile->hasProfile());
    action("print.previousPage")->setEnabled(isVisible() && m_preview->page() > 0);
    action("print.nextPage")->setEnabled(isVisible() && m_preview->page() + 1 < m_preview->pages());
    m_pdf->setEnabled(ready);
    m_print->setEnabled(ready);
    m_more->setEnabled(ready);
    m_letGo->setVisible(m_source->currentData(kCanGoRole).toBool());
    m_running->setVisible(runs);
    m_problem->setVisible(m_wrong.has_value());
    if (m_wrong)
        m_problem->setText(m_nothingNew ? tr("Everything in this deck has already been printed.")
                                        : model::ProxyWords::problem(*m_wrong));
    m_page->setText(m_preview->pageText());
    m_summary->setText(
        m_job ? tr("%1, %2 per sheet")
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

SheetRequest PrintPlace::request()
{
    SheetRequest wanted{this, m_job, m_source->currentData().toString(), m_deck, true, m_profile->profile()};
    // Cards that were not chosen are not on paper afterwards.
    if (!m_chosen.isEmpty())
        wanted.isWhole = std::erase_if(wanted.deck.cards, [this](const model::ProxyCard& card) {
                             return !m_chosen.contains(card.card.id);
                         }) == 0;
    return wanted;
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
