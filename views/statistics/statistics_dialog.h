// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/record_table_model.h"
#include "views/dialogs/file_chooser.h"
#include "views/theme/theme.h"

#include <QDialog>

#include <functional>

class QLabel;
class QPushButton;
class QTableView;

namespace views {

/// Where the records of one's own matches are read and deleted.
struct RecordSource
{
    std::function<std::vector<model::MatchRecord>()> list;
    std::function<bool()> clear; ///< false if they could not be deleted
};

/// How one's own matches ended: those played together against the game, and apart from them those against
/// each other. They can be exported and deleted. Does not block the window.
class StatisticsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Theme and file chooser outlive the dialog.
    StatisticsDialog(RecordSource source, model::Language language, const Theme& theme, FileChooser& files,
                     QWidget* parent = nullptr);

    /// Reads the records again.
    void refresh();
    void setLanguage(model::Language language);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Part
    {
        QLabel* title;
        QTableView* table;
        model::RecordTableModel* rows;
    };
    [[nodiscard]] Part addPart(const QString& name);
    void retranslate();
    void exportTo();
    void remove();

    RecordSource m_source;
    const Theme& m_theme;
    FileChooser& m_files;
    std::vector<model::MatchRecord> m_records;
    QLabel* m_hint;
    Part m_together;
    Part m_against;
    QLabel* m_status;
    QPushButton* m_export;
    QPushButton* m_delete;
    QPushButton* m_close;
    bool m_asksAgain = false; ///< the next press deletes
};

} // namespace views
