// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/printer_profile.h"
#include "views/dialogs/file_chooser.h"
#include "views/dialogs/page_printer.h"
#include "views/frame/message_bar.h"
#include "views/theme/theme.h"

#include <QDialog>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace views {

/// Makes a printer profile: print a page, measure two bars and read the grid, type the numbers. Translates
/// itself while it is open.
class ProfileDialog : public QDialog
{
    Q_OBJECT

public:
    /// `paper` upright, in millimetres. All references outlive the dialog.
    ProfileDialog(model::Settings& settings, const Theme& theme, PagePrinter& printer, FileChooser& files,
                  const QSizeF& paper, QWidget* parent = nullptr);

Q_SIGNALS:
    void kept(const QString& name);
    void told(const views::Message& message);

protected:
    void changeEvent(QEvent* event) override;

private:
    QDoubleSpinBox* number(const char* name, double low, double high, double value);
    QLineEdit* line(const char* name);
    void retranslate();
    void check();
    void keep();
    void printPage();
    void savePage();
    [[nodiscard]] std::optional<model::PrinterProfile> measured() const;

    model::Settings& m_settings;
    PagePrinter& m_printer;
    FileChooser& m_files;
    QSizeF m_paper;
    std::vector<QLabel*> m_steps;  ///< headings
    std::vector<QLabel*> m_labels; ///< in the order of the fields
    QPushButton* m_print;
    QPushButton* m_save;
    QDoubleSpinBox* m_across;
    QDoubleSpinBox* m_along;
    QDoubleSpinBox* m_upperX;
    QDoubleSpinBox* m_upperY;
    QDoubleSpinBox* m_lowerX;
    QDoubleSpinBox* m_lowerY;
    QLineEdit* m_name;
    QLineEdit* m_printerName;
    QLineEdit* m_tray;
    QLabel* m_result;
    QPushButton* m_keep;
    QPushButton* m_cancel;
};

} // namespace views
