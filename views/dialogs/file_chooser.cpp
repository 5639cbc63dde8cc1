// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/file_chooser.h"

#include "model/text/visible_text.h"

#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QStandardPaths>

#include <algorithm>

namespace views {

namespace {

/// The endings of "Kind (*.a *.b)", without their dots.
QStringList endingsOf(const QString& filter)
{
    QStringList endings;
    for (const QString& pattern :
         filter.section(u'(', -1).section(u')', 0, 0).split(u' ', Qt::SkipEmptyParts))
        if (pattern.startsWith(QStringLiteral("*.")))
            endings << pattern.mid(2);
    return endings;
}

bool endsIn(const QString& path, const QString& ending)
{
    return path.endsWith(u'.' + ending, Qt::CaseInsensitive);
}

} // namespace

QString withChosenEnding(const QString& path, const QString& suggestion, const QString& chosen)
{
    const QStringList endings = endingsOf(chosen);
    if (path.isEmpty() || endings.isEmpty() ||
        std::any_of(endings.begin(), endings.end(), [&](const QString& each) { return endsIn(path, each); }))
        return path;
    const QString suggested = QFileInfo(suggestion).suffix();
    // The ending that was offered goes with the kind that was offered; one that was typed stays.
    if (!suggested.isEmpty() && endsIn(path, suggested))
        return path.chopped(suggested.size()) + endings.front();
    return QFileInfo(path).suffix().isEmpty() ? path + u'.' + endings.front() : path;
}

QString DesktopFileChooser::inFolder(const QString& name) const
{
    const QString folder =
        m_folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : m_folder;
    return QDir(folder).filePath(name);
}

void DesktopFileChooser::remember(const QString& path)
{
    if (!path.isEmpty())
        m_folder = QFileInfo(path).absolutePath();
}

QString DesktopFileChooser::fileToSave(QWidget* parent, const QString& title, const QString& suggestion,
                                       const QString& filters)
{
    QString chosen = filters.section(QStringLiteral(";;"), 0, 0);
    const QString typed = QFileDialog::getSaveFileName(parent, title, inFolder(suggestion), filters, &chosen);
    QString path = withChosenEnding(typed, suggestion, chosen);
    // The dialog has asked about the name that was typed, not about the one that it becomes.
    if (path != typed && QFileInfo::exists(path)) {
        QMessageBox box(QMessageBox::Question, title, {}, QMessageBox::Yes | QMessageBox::No, parent);
        box.setTextFormat(Qt::PlainText);
        box.setText(
            tr("“%1” already exists. Replace it?").arg(model::visibleLine(QFileInfo(path).fileName())));
        if (box.exec() != QMessageBox::Yes)
            return {};
    }
    remember(path);
    return path;
}

QString DesktopFileChooser::fileToOpen(QWidget* parent, const QString& title, const QString& filters)
{
    QString path = QFileDialog::getOpenFileName(parent, title, inFolder({}), filters);
    remember(path);
    return path;
}

} // namespace views
