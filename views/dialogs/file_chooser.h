// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
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

/// The path with the ending of the kind that was chosen ("Plain text (*.txt)") where it has none, or still
/// the one of the suggestion. Who typed another ending meant it.
[[nodiscard]] QString withChosenEnding(const QString& path, const QString& suggestion, const QString& chosen);

/// The dialog of the desktop. Begins in the folder of documents, then where the last file was.
class DesktopFileChooser : public FileChooser
{
    Q_DECLARE_TR_FUNCTIONS(DesktopFileChooser)

public:
    [[nodiscard]] QString fileToSave(QWidget* parent, const QString& title, const QString& suggestion,
                                     const QString& filters) override;
    [[nodiscard]] QString fileToOpen(QWidget* parent, const QString& title, const QString& filters) override;

private:
    [[nodiscard]] QString inFolder(const QString& name) const;
    void remember(const QString& path);

    QString m_folder;
};

} // namespace views
