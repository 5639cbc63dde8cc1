// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_shelf.h"
#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/frame/message_bar.h"
#include "views/frame/place.h"
#include "views/packs/export_page.h"

#include <QFutureWatcher>
#include <QUndoStack>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTreeWidget;

namespace views {

class EmptyState;
class PlanPage;

/// What the place asks the rest of the program.
struct PackSurroundings
{
    std::function<std::vector<std::pair<QString, QString>>()>
        games; ///< ids with names in the current language
    std::function<std::vector<ExportDeck>()> decks;
};

/// The installed packs in their order, and the way in and out: a file is looked at first, and what it would
/// change is shown before anything is kept. Work runs in the background with progress and can be stopped;
/// each change can be undone.
class PacksPlace : public Place
{
    Q_OBJECT

public:
    /// Everything passed in outlives the place.
    PacksPlace(const model::Clock& clock, model::Settings& settings, ActionRegistry& actions,
               const Theme& theme, FileChooser& files, PackSurroundings surroundings,
               QWidget* parent = nullptr);
    ~PacksPlace() override;

    /// The user's library; null: there is none now. Outlives its use here.
    void setLibrary(model::Database* library);

    /// Looks at a pack and shows what it would do.
    void look(const QString& file);
    void chooseFile();
    /// Asks what to pass on; these cards of the game are chosen already.
    void exportPack(const QString& game = {}, const QStringList& selection = {});

    [[nodiscard]] QString status() const override;
    void takeFocus() override;
    [[nodiscard]] bool isBusy() const override { return m_work != Work::None; }
    [[nodiscard]] QUndoStack* undoStack() const override;

Q_SIGNALS:
    void told(const views::Message& message);
    /// Cards, rules and decks are others now.
    void contentChanged();
    /// A scenario of a pack is to be opened in the rules lab.
    void scenarioWanted(const QString& scenario);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Work { None, Looking, Changing, Writing };
    class Step;

    void build();
    void retranslate();
    void adjust();
    void refresh();
    void showPage(QWidget* page);
    void showWork(Work work);
    void showButtons();
    [[nodiscard]] QString chosen() const;
    [[nodiscard]] QString titleOf(const QString& id) const;

    void install();
    void remove();
    void move(int by);
    void write();
    void addScenario();
    void showScenarios();
    /// Carries out a change; `done` gets what takes it back.
    void change(model::PackWork<model::PackOutcome> work, std::function<void(const model::PackUndo&)> done);
    template <class T>
    void begin(Work work, model::PackTask<T>& task, model::PackWork<T> run);
    void finished();
    void looked();
    void changed();
    void written();
    void fail(const model::StorageError& error);
    void tell(MessageKind kind, std::function<QString()> text, bool canUndo = false);

    const model::Clock& m_clock;
    model::Settings& m_settings;
    ActionRegistry& m_actions;
    const Theme& m_theme;
    FileChooser& m_files;
    PackSurroundings m_surroundings;
    model::Database* m_library = nullptr;
    std::vector<model::InstalledPack> m_packs;
    QString m_waiting; ///< a file to look at when the library is there
    mutable QUndoStack m_steps;
    Work m_work = Work::None;
    bool m_turning = false; ///< the change that runs undoes or redoes a step
    /// One work at a time; the task of its kind has what came of it.
    QFutureWatcher<void> m_watcher;
    model::PackTask<model::PackPlan> m_looking;
    model::PackTask<model::PackOutcome> m_changing;
    model::PackTask<model::PackReading> m_writing;
    std::function<void(const model::PackUndo&)> m_done;
    QString m_writtenTo;

    QStackedWidget* m_pages;
    QWidget* m_list;
    EmptyState* m_empty;
    PlanPage* m_plan;
    ExportPage* m_export;
    QLabel* m_title;
    QLabel* m_hint;
    QTreeWidget* m_table;
    QPushButton* m_install;
    QPushButton* m_exportButton;
    QPushButton* m_scenarios;
    QPushButton* m_up;
    QPushButton* m_down;
    QPushButton* m_remove;
    QWidget* m_running;
    QLabel* m_runningText;
    QProgressBar* m_progress;
    QPushButton* m_stop;
};

} // namespace views
