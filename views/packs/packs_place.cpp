// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/packs/packs_place.h"

#include "model/files/plain_file.h"
#include "model/packs/pack_scenarios.h"
#include "model/packs/plan_words.h"
#include "views/frame/empty_state.h"
#include "views/packs/plan_page.h"
#include "views/text/label.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace views {

using model::PackOutcome;
using model::PackPlan;
using model::PackReading;
using model::PackUndo;
using model::PackWatch;
using model::PackWork;
using model::PlanWords;

/// A change that has been made. Undoing and redoing run in the background, and each leaves its opposite here.
class PacksPlace::Step : public QUndoCommand
{
public:
    Step(PacksPlace& place, PackUndo opposite, const QString& text)
        : QUndoCommand(text)
        , m_place(place)
        , m_opposite(std::make_shared<PackUndo>(std::move(opposite)))
    {}

    void undo() override { turn(); }
    void redo() override
    {
        if (m_made)
            turn();
        m_made = true;
    }

private:
    void turn()
    {
        m_place.m_turning = true;
        m_place.change(
            [&clock = m_place.m_clock, opposite = *m_opposite](model::Database& database,
                                                               const PackWatch& watch) {
                return model::PackShelf(database, clock).restore(opposite, watch);
            },
            [kept = m_opposite](const PackUndo& undo) { *kept = undo; });
    }

    PacksPlace& m_place;
    std::shared_ptr<PackUndo> m_opposite;
    bool m_made = false;
};

PacksPlace::PacksPlace(const model::Clock& clock, model::Settings& settings, ActionRegistry& actions,
                       const Theme& theme, FileChooser& files, PackSurroundings surroundings, QWidget* parent)
    : Place(parent)
    , m_clock(clock)
    , m_settings(settings)
    , m_actions(actions)
    , m_theme(theme)
    , m_files(files)
    , m_surroundings(std::move(surroundings))
{
    setObjectName(QStringLiteral("packsPlace"));
    build();
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &PacksPlace::finished);
    connect(&m_watcher, &QFutureWatcherBase::progressRangeChanged, m_progress, &QProgressBar::setRange);
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, m_progress, &QProgressBar::setValue);
    connect(m_stop, &QPushButton::clicked, &m_watcher, &QFutureWatcherBase::cancel);
    connect(&theme, &Theme::changed, this, &PacksPlace::adjust);
    retranslate();
    adjust();
    refresh();
}

PacksPlace::~PacksPlace()
{
    m_watcher.cancel();
    m_watcher.waitForFinished();
}

void PacksPlace::build()
{
    m_pages = new QStackedWidget(this);
    m_list = new QWidget(m_pages);
    m_empty = new EmptyState(m_theme, m_list);
    m_plan = new PlanPage(m_theme, m_pages);
    m_export = new ExportPage(
        m_theme,
        [this](const model::ExportRequest& request) {
            auto cards =
                m_library != nullptr
                    ? model::exportCards(*m_library, request)
                    : model::StorageResult<std::vector<model::ExportCard>>(std::vector<model::ExportCard>());
            return cards ? std::move(cards).value() : std::vector<model::ExportCard>();
        },
        m_pages);
    for (QWidget* page : std::initializer_list<QWidget*>{m_list, m_plan, m_export})
        m_pages->addWidget(page);

    m_title = new Label(m_list);
    m_hint = new Label(m_list);
    m_hint->setWordWrap(true);
    m_table = new QTreeWidget(m_list);
    m_table->setObjectName(QStringLiteral("packList"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setColumnCount(5);
    const auto button = [](const char* name, QWidget* parent) {
        auto* made = new QPushButton(parent);
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_install = button("packInstall", m_list);
    m_install->setProperty("role", QStringLiteral("primary"));
    m_exportButton = button("packExport", m_list);
    m_scenarios = button("packScenarios", m_list);
    m_scenarios->setMenu(new QMenu(m_scenarios));
    m_up = button("packUp", m_list);
    m_down = button("packDown", m_list);
    m_remove = button("packRemove", m_list);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_install);
    buttons->addWidget(m_exportButton);
    buttons->addWidget(m_scenarios);
    buttons->addStretch(1);
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    buttons->addWidget(m_remove);
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(32, 20, 32, 16);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addLayout(buttons);

    m_running = new QWidget(this);
    m_running->setObjectName(QStringLiteral("packWork"));
    m_runningText = new Label(m_running);
    m_progress = new QProgressBar(m_running);
    m_progress->setTextVisible(false);
    m_stop = button("packStop", m_running);
    auto* running = new QHBoxLayout(m_running);
    running->setContentsMargins(32, 8, 32, 12);
    running->setSpacing(12);
    running->addWidget(m_runningText);
    running->addWidget(m_progress, 1);
    running->addWidget(m_stop);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_pages, 1);
    whole->addWidget(m_running);
    m_running->hide();

    connect(m_empty, &EmptyState::stepTaken, this, &PacksPlace::chooseFile);
    connect(m_install, &QPushButton::clicked, this, &PacksPlace::chooseFile);
    connect(m_exportButton, &QPushButton::clicked, this, [this] { exportPack(); });
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QPushButton::clicked, this, &PacksPlace::remove);
    connect(m_table, &QTreeWidget::itemSelectionChanged, this, &PacksPlace::showButtons);
    connect(m_scenarios->menu(), &QMenu::aboutToShow, this, &PacksPlace::showScenarios);
    connect(m_export, &ExportPage::scenarioWanted, this, &PacksPlace::addScenario);
    connect(m_plan, &PlanPage::kept, this, &PacksPlace::install);
    connect(m_plan, &PlanPage::dismissed, this, [this] { showPage(nullptr); });
    connect(m_export, &ExportPage::asked, this, &PacksPlace::write);
    connect(m_export, &ExportPage::dismissed, this, [this] { showPage(nullptr); });
}

void PacksPlace::setLibrary(model::Database* library)
{
    m_watcher.waitForFinished();
    if (m_library != library)
        m_steps.clear();
    m_library = library;
    refresh();
    if (m_library != nullptr && !m_waiting.isEmpty())
        look(std::exchange(m_waiting, {}));
}

QUndoStack* PacksPlace::undoStack() const
{
    // While a work runs there is nothing to take back yet.
    return m_work == Work::None ? &m_steps : nullptr;
}

void PacksPlace::refresh()
{
    m_packs.clear();
    if (m_library != nullptr) {
        auto packs = model::PackShelf(*m_library, m_clock).list();
        if (packs)
            m_packs = std::move(packs).value();
    }
    const QString former = chosen();
    const model::Language language = m_settings.language();
    m_table->clear();
    for (const model::InstalledPack& pack : m_packs) {
        auto* row = new QTreeWidgetItem(m_table, {pack.titleIn(language), pack.version.text(),
                                                  PlanWords::counts(pack.counts),
                                                  pack.authors.join(QStringLiteral(", ")), pack.licence});
        row->setData(0, Qt::UserRole, pack.id);
        row->setToolTip(0, pack.id);
        row->setToolTip(2, PlanWords::counts(pack.counts));
        if (pack.id == former)
            m_table->setCurrentItem(row);
    }
    if (m_table->currentItem() == nullptr && m_table->topLevelItemCount() > 0)
        m_table->setCurrentItem(m_table->topLevelItem(0));
    for (int column = 0; column + 1 < m_table->columnCount(); ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column) + 16, m_theme.scaled(360)));
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_hint, m_table, m_install, m_scenarios,
                                                         m_up, m_down, m_remove})
        part->setVisible(!m_packs.empty());
    m_empty->setVisible(m_packs.empty());
    showButtons();
    Q_EMIT statusChanged();
}

/// Null: the list.
void PacksPlace::showPage(QWidget* page)
{
    m_pages->setCurrentWidget(page != nullptr ? page : m_list);
    takeFocus();
    Q_EMIT statusChanged();
}

void PacksPlace::showWork(Work work)
{
    m_work = work;
    m_running->setVisible(work != Work::None);
    m_runningText->setText(work == Work::Looking   ? tr("Checking the pack…")
                           : work == Work::Writing ? tr("Writing the pack…")
                                                   : tr("Changing the library…"));
    m_progress->setRange(0, 0);
    m_plan->setBusy(work != Work::None);
    m_export->setBusy(work != Work::None);
    showButtons();
    Q_EMIT undoStackChanged();
    Q_EMIT statusChanged();
}

void PacksPlace::showButtons()
{
    const bool free = m_library != nullptr && !m_library->isReadOnly() && m_work == Work::None;
    const int row = m_table->indexOfTopLevelItem(m_table->currentItem());
    m_install->setEnabled(free);
    m_exportButton->setEnabled(free);
    m_up->setEnabled(free && row > 0);
    m_down->setEnabled(free && row >= 0 && row + 1 < m_table->topLevelItemCount());
    m_remove->setEnabled(free && row >= 0);
    m_scenarios->setEnabled(row >= 0 && row < static_cast<int>(m_packs.size()) &&
                            m_packs[static_cast<std::size_t>(row)].counts.scenarios > 0);
}

QString PacksPlace::chosen() const
{
    const QTreeWidgetItem* item = m_table->currentItem();
    return item != nullptr ? item->data(0, Qt::UserRole).toString() : QString();
}

QString PacksPlace::titleOf(const QString& id) const
{
    for (const model::InstalledPack& pack : m_packs) {
        if (pack.id == id)
            return pack.titleIn(m_settings.language());
    }
    return id;
}

void PacksPlace::chooseFile()
{
    const QString file = m_files.fileToOpen(
        this, tr("Install a pack"),
        tr("Packs (*.castellan-pack *.zip *.tar *.tar.gz *.tgz *.tar.xz *.txz);;All files (*)"));
    if (!file.isEmpty())
        look(file);
}

void PacksPlace::look(const QString& file)
{
    if (m_work != Work::None)
        return;
    if (m_library == nullptr || m_library->isReadOnly()) {
        m_waiting = m_library == nullptr ? file : QString();
        tell(MessageKind::Note, [] { return tr("You can install packs once a writable library is open."); });
        return;
    }
    begin<PackPlan>(Work::Looking, m_looking, [file](model::Database& database, const PackWatch& watch) {
        return model::planPack(database, file, watch);
    });
}

template <class T>
void PacksPlace::begin(Work work, model::PackTask<T>& task, PackWork<T> run)
{
    showWork(work);
    task = model::inBackground(m_library->path(), std::move(run));
    m_watcher.setFuture(task.future);
}

void PacksPlace::finished()
{
    const Work work = m_work;
    showWork(Work::None);
    switch (work) {
    case Work::Looking: looked(); break;
    case Work::Changing: changed(); break;
    case Work::Writing: written(); break;
    case Work::None: break;
    }
}

void PacksPlace::looked()
{
    if (!*m_looking.result)
        return;
    const auto plan = **m_looking.result;
    if (plan && plan->reading.cancelled)
        return;
    if (!plan) {
        fail(plan.error());
        return;
    }
    m_plan->show(*plan, m_settings.language());
    showPage(m_plan);
}

void PacksPlace::change(PackWork<PackOutcome> work, std::function<void(const PackUndo&)> done)
{
    if (m_work != Work::None || m_library == nullptr)
        return;
    m_done = std::move(done);
    begin<PackOutcome>(Work::Changing, m_changing, std::move(work));
}

void PacksPlace::changed()
{
    // Cancelled before it began.
    if (!*m_changing.result) {
        PackOutcome nothing;
        nothing.cancelled = true;
        *m_changing.result = model::StorageResult<PackOutcome>(nothing);
    }
    const auto outcome = **m_changing.result;
    // A step that was not taken would leave the others standing on the wrong ground.
    if (std::exchange(m_turning, false) && (!outcome || !outcome->undo))
        m_steps.clear();
    if (!outcome) {
        fail(outcome.error());
        return;
    }
    if (outcome->cancelled) {
        tell(MessageKind::Note, [] { return tr("Stopped. Nothing was changed."); });
        return;
    }
    if (!outcome->undo) {
        QStringList reasons;
        for (const model::PackProblem& problem : outcome->problems)
            reasons << model::PackWords::problem(problem);
        tell(MessageKind::Warning, [reasons] { return reasons.join(QLatin1Char(' ')); });
        return;
    }
    refresh();
    showPage(nullptr);
    if (m_done)
        m_done(*outcome->undo);
    Q_EMIT contentChanged();
}

void PacksPlace::install()
{
    const auto plan = std::make_shared<const PackPlan>(m_plan->plan());
    const model::LocalText title = plan->reading.manifest.title;
    change(
        [&clock = m_clock, plan](model::Database& database, const PackWatch& watch) {
            return model::PackShelf(database, clock).install(*plan, watch);
        },
        [this, title](const PackUndo& undo) {
            m_steps.push(new Step(*this, undo, tr("Install %1").arg(title.in(m_settings.language()))));
            tell(
                MessageKind::Good,
                [this, title] { return tr("%1 was installed.").arg(title.in(m_settings.language())); }, true);
        });
}

void PacksPlace::remove()
{
    const QString id = chosen();
    const QString title = titleOf(id);
    if (id.isEmpty())
        return;
    change(
        [&clock = m_clock, id](model::Database& database, const PackWatch& watch) {
            return model::PackShelf(database, clock).remove(id, watch);
        },
        [this, title](const PackUndo& undo) {
            m_steps.push(new Step(*this, undo, tr("Remove %1").arg(title)));
            tell(
                MessageKind::Good,
                [title] {
                    return tr("%1 was removed. Decks keep its cards, and your corrections are unchanged.")
                        .arg(title);
                },
                true);
        });
}

void PacksPlace::move(int by)
{
    QStringList order;
    for (const model::InstalledPack& pack : m_packs)
        order << pack.id;
    const QString id = chosen();
    const qsizetype from = order.indexOf(id);
    if (from < 0 || from + by < 0 || from + by >= order.size())
        return;
    order.move(from, from + by);
    change(
        [&clock = m_clock, order](model::Database& database, const PackWatch& watch) {
            return model::PackShelf(database, clock).setOrder(order, watch);
        },
        [this](const PackUndo& undo) { m_steps.push(new Step(*this, undo, tr("Order of packs"))); });
}

/// The scenarios of the chosen pack, by the titles that stand in them.
void PacksPlace::showScenarios()
{
    QMenu* menu = m_scenarios->menu();
    menu->clear();
    const auto state =
        m_library != nullptr
            ? model::PackShelf(*m_library, m_clock).state(chosen())
            : model::StorageResult<std::optional<model::PackState>>(std::optional<model::PackState>());
    if (!state || !*state)
        return;
    for (const model::PackScenario& scenario : model::scenariosIn((*state)->texts)) {
        QAction* entry = menu->addAction(QString(scenario.title).replace(u'&', QStringLiteral("&&")));
        connect(entry, &QAction::triggered, this,
                [this, text = scenario.text] { Q_EMIT scenarioWanted(text); });
    }
}

void PacksPlace::addScenario()
{
    const QString path = m_files.fileToOpen(this, tr("Add a scenario"), tr("Scenarios (*.scenario)"));
    if (path.isEmpty())
        return;
    const QString name = model::packIdFrom(QFileInfo(path).completeBaseName());
    const auto content = model::readPlainFile(path, model::PackLimits().text);
    if (!content) {
        tell(MessageKind::Warning,
             [reason = content.error()] { return tr("The scenario cannot be read (%1).").arg(reason); });
        return;
    }
    m_export->addScenario(name.isEmpty() ? QStringLiteral("scenario") : name, *content);
}

void PacksPlace::exportPack(const QString& game, const QStringList& selection)
{
    if (m_library == nullptr) {
        tell(MessageKind::Note, [] { return tr("You can export packs once a library is open."); });
        return;
    }
    m_export->setLanguage(m_settings.language());
    m_export->begin(m_surroundings.games(), m_surroundings.decks(), game, selection);
    showPage(m_export);
}

void PacksPlace::write()
{
    const model::ExportRequest request = m_export->request();
    const QString file = m_files.fileToSave(
        this, tr("Save the pack"), request.manifest.id + QLatin1Char('.') + model::kPackEnding.toString(),
        tr("Packs (*.castellan-pack)"));
    if (file.isEmpty() || m_work != Work::None || m_library == nullptr)
        return;
    m_writtenTo = file;
    begin<PackReading>(Work::Writing, m_writing,
                       [request, file](model::Database& database,
                                       const PackWatch& watch) -> model::StorageResult<PackReading> {
                           const auto source = model::gatherPack(database, request);
                           if (!source)
                               return source.error();
                           return model::writePack(*source, file, watch);
                       });
}

void PacksPlace::written()
{
    if (!*m_writing.result)
        return;
    const auto reading = **m_writing.result;
    if (reading && reading->cancelled)
        return;
    if (!reading) {
        fail(reading.error());
        return;
    }
    if (!reading->isGood()) {
        const bool empty =
            !reading->problems.empty() && reading->problems.front().fault == model::PackFault::Empty;
        QStringList reasons;
        for (const model::PackProblem& problem : reading->problems)
            reasons << model::PackWords::problem(problem);
        tell(MessageKind::Warning, [empty, reasons] {
            return empty ? tr("There is nothing to share: these cards are built in, and you have not "
                              "corrected them. No file was written.")
                         : reasons.mid(0, 3).join(QLatin1Char(' '));
        });
        return;
    }
    const QString counts = PlanWords::counts(reading->content.counts);
    tell(MessageKind::Good, [name = QFileInfo(m_writtenTo).fileName(), counts] {
        return tr("The pack was saved as %1: %2.").arg(name, counts);
    });
    showPage(nullptr);
}

void PacksPlace::fail(const model::StorageError& error)
{
    tell(MessageKind::Warning,
         [reason = error.reason] { return tr("The library could not be changed: %1.").arg(reason); });
}

void PacksPlace::tell(MessageKind kind, std::function<QString()> text, bool canUndo)
{
    Message message{QStringLiteral("packs"), kind, std::move(text)};
    if (canUndo)
        message.answers.push_back({[] { return tr("Undo"); },
                                   [this] {
                                       if (m_work == Work::None)
                                           m_steps.undo();
                                   }});
    Q_EMIT told(message);
}

QString PacksPlace::status() const
{
    if (m_library == nullptr)
        return tr("No library is open.");
    return tr("%n pack(s) installed", nullptr, static_cast<int>(m_packs.size()));
}

void PacksPlace::takeFocus()
{
    if (m_pages->currentWidget() == m_plan)
        m_plan->takeFocus();
    else if (m_pages->currentWidget() == m_export)
        m_export->takeFocus();
    else
        (m_packs.empty() ? static_cast<QWidget*>(m_empty) : m_table)->setFocus(Qt::OtherFocusReason);
}

void PacksPlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PacksPlace::adjust()
{
    m_title->setFont(m_theme.fonts().heading());
}

void PacksPlace::retranslate()
{
    m_title->setText(tr("Packs"));
    m_hint->setText(tr("If several packs set the same value, the one higher in the list wins. Your own "
                       "values override all packs."));
    m_table->setAccessibleName(tr("Installed packs"));
    m_table->setHeaderLabels({tr("Pack"), tr("Version"), tr("Contents"), tr("Author"), tr("Licence")});
    m_install->setText(tr("Install or update…"));
    m_install->setToolTip(m_actions.action(QStringLiteral("pack.install"))->toolTip());
    m_exportButton->setText(tr("Export…"));
    m_exportButton->setToolTip(m_actions.action(QStringLiteral("pack.export"))->toolTip());
    m_up->setText(tr("Move up"));
    m_up->setToolTip(tr("Give this pack priority over the one above it"));
    m_down->setText(tr("Move down"));
    m_down->setToolTip(tr("Give the pack below priority over this one"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove the pack; decks keep its cards"));
    m_stop->setText(tr("Cancel"));
    m_empty->setTexts(tr("No packs yet"),
                      tr("A pack contains cards, pictures, rules and corrections made by others. You see "
                         "what it would change before you install it."),
                      tr("Install a pack…"));
    m_scenarios->setText(tr("Scenarios"));
    m_scenarios->setToolTip(tr("Open a position from this pack in the rules lab"));
    m_plan->setLanguage(m_settings.language());
    m_export->setLanguage(m_settings.language());
    m_export->retranslate();
    refresh();
}

} // namespace views
