// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// A folder for work in progress that only its owner can look into. It goes away with this object. Where the
/// program is killed it stays, and removeAbandoned() takes it away at the next start.
class WorkFolder
{
public:
    /// In the system's folder for temporary files.
    WorkFolder();
    explicit WorkFolder(const QString& parent);
    ~WorkFolder();
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;

    [[nodiscard]] bool isValid() const { return !m_path.isEmpty(); }
    [[nodiscard]] QString errorString() const { return m_error; }
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QString filePath(const QString& name) const { return m_path + u'/' + name; }

    /// Removes the folders of programs that have ended without doing so, and leaves alone those of programs
    /// that are at work. Gives how many.
    static int removeAbandoned(const QString& parent);

private:
    QString m_path;
    QString m_error;
    int m_lock = -1; ///< held as long as the program lives
};

} // namespace model
