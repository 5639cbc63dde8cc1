// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace views {

/// Asks a person for a file. Views get one passed in, so that a test can answer without a dialog.
class FileChooser
{
public:
    virtual ~FileChooser() = default;

    /// A file to write to, in the form "Kind (*.a *.b);;Other (*.c)" for `filters`; an existing file has been
    /// confirmed. Empty if the person changed their mind.
    [[nodiscard]] virtual QString fileToSave(QWidget* parent, const QString& title, const QString& suggestion,
                                             const QString& filters) = 0;
    /// A file that is there. Empty if the person changed their mind.
    [[nodiscard]] virtual QString fileToOpen(QWidget* parent, const QString& title,
                                             const QString& filters) = 0;
};

/// The dialog of the desktop.
class DesktopFileChooser : public FileChooser
{
public:
    [[nodiscard]] QString fileToSave(QWidget* parent, const QString& title, const QString& suggestion,
                                     const QString& filters) override;
    [[nodiscard]] QString fileToOpen(QWidget* parent, const QString& title, const QString& filters) override;
};

} // namespace views
