// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/printer_profile.h"
#include "views/dialogs/file_chooser.h"
#include "views/dialogs/page_printer.h"
#include "views/frame/message_bar.h"
#include "views/theme/theme.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace views {

/// The printer that is printed on, as it was measured: chosen, measured anew or removed. Remembers the
/// choice.
class ProfileChoice : public QWidget
{
    Q_OBJECT

public:
    /// Everything passed in outlives it.
    ProfileChoice(model::Settings& settings, const Theme& theme, FileChooser& files, PagePrinter& printer,
                  QWidget* parent = nullptr);

    /// What its two buttons do.
    void setActions(QAction* measure, QAction* remove);

    /// No correction where none is chosen.
    [[nodiscard]] model::PrinterProfile profile() const;
    [[nodiscard]] bool hasProfile() const { return !profile().name.isEmpty(); }
    /// The paper that is printed on, upright; a profile of another one is said.
    void setPaper(const QSizeF& paper);

    /// Opens the dialog that measures a printer.
    void measure();
    /// Removes the chosen profile; the message about it brings it back.
    void remove();

Q_SIGNALS:
    void changed();
    void told(const views::Message& message);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void keep(const QString& name);
    void showNote();
    void retranslate();

    model::Settings& m_settings;
    const Theme& m_theme;
    FileChooser& m_files;
    PagePrinter& m_printer;
    QSizeF m_paper{210, 297};
    QLabel* m_label;
    QComboBox* m_profile;
    QPushButton* m_measure;
    QToolButton* m_remove;
    QLabel* m_note; ///< where it was measured, if that is not what is printed on
};

} // namespace views
