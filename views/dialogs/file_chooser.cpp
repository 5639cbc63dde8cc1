// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/file_chooser.h"

#include <QFileDialog>

namespace views {

QString DesktopFileChooser::fileToSave(QWidget* parent, const QString& title, const QString& suggestion,
                                       const QString& filters)
{
    return QFileDialog::getSaveFileName(parent, title, suggestion, filters);
}

QString DesktopFileChooser::fileToOpen(QWidget* parent, const QString& title, const QString& filters)
{
    return QFileDialog::getOpenFileName(parent, title, QString(), filters);
}

} // namespace views
