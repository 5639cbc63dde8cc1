// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/dialogs/page_printer.h"
#include "views/frame/message_bar.h"
#include "views/frame/place.h"
#include "views/print/print_sources.h"
#include "views/print/sheet_output.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace views {

class ProfileChoice;
class SheetForm;
class SheetPreview;

/// Decks, a selection or the library as sheets of cards: options at the left, the page as it will be printed
/// at the right. Remembers the options.
class PrintPlace : public Place
{
    Q_OBJECT

public:
    /// Everything passed in outlives the place.
    PrintPlace(PrintSources& sources, model::Settings& settings, ActionRegistry& actions, const Theme& theme,
               FileChooser& files, PagePrinter& printer, QWidget* parent = nullptr);
    ~PrintPlace() override;

    /// While no place is shown its actions rest.
    static void restActions(ActionRegistry& actions);

    [[nodiscard]] QString status() const override;
    void takeFocus() override;
    void showSample() override;

    /// Shows this one of the sources.
    void showDeck(const QString& id);
    /// There are other decks, or decks have other cards.
    void refresh();

Q_SIGNALS:
    void told(const views::Message& message);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build(FileChooser& files, PagePrinter& printer);
    QWidget* buildOptions(FileChooser& files, PagePrinter& printer);
    QWidget* buildSheet();
    void connectActions();
    void connectOptions();
    [[nodiscard]] QAction* action(const char* id) const;
    void retranslate();
    void adjust();
    void fitOptions();
    void fillSources();
    void plan();
    void showState();
    void chooseCards();
    [[nodiscard]] SheetRequest request();

    PrintSources& m_sources;
    model::Settings& m_settings;
    ActionRegistry& m_actions;
    const Theme& m_theme;
    SheetOutput* m_output;

    QWidget* m_options;
    QLabel* m_title;
    QLabel* m_sourceLabel;
    QComboBox* m_source;
    QCheckBox* m_onlyChanged;
    QPushButton* m_choose;
    QToolButton* m_letGo;
    SheetForm* m_form;
    ProfileChoice* m_profile;
    QLabel* m_problem;
    SheetPreview* m_preview;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_page;
    QLabel* m_summary;
    QPushButton* m_pdf;
    QPushButton* m_print;
    QPushButton* m_more;
    QWidget* m_running;
    QProgressBar* m_progress;
    QPushButton* m_stop;

    model::ProxyDeck m_deck; ///< all of the chosen entry
    QSet<QString> m_chosen;  ///< ids of those to print; empty: all
    std::shared_ptr<const model::ProxyJob> m_job;
    std::optional<model::SheetProblem> m_wrong;
    bool m_nothingNew = false;
};

} // namespace views
