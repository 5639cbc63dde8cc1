// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <sys/prctl.h>
#include <unistd.h>

namespace storagetest {

/// Permissions do not bind root, and tests may run as root: in this scope the process is somebody else.
class OrdinaryUser
{
public:
    OrdinaryUser()
        : m_wasRoot(geteuid() == 0)
    {
        constexpr uid_t kNobody = 65534;
        m_isOrdinary = !m_wasRoot || setresuid(kNobody, kNobody, 0) == 0;
    }
    ~OrdinaryUser()
    {
        if (m_wasRoot && setresuid(0, 0, 0) == 0)
            prctl(PR_SET_DUMPABLE, 1); // the leak check at exit inspects the process
    }
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;

    [[nodiscard]] bool isOrdinary() const { return m_isOrdinary; }

private:
    bool m_wasRoot;
    bool m_isOrdinary = false;
};

/// Sets the mode of a file or folder for a scope.
class Mode
{
public:
    Mode(const QString& path, QFile::Permissions permissions)
        : m_path(path)
        , m_before(QFile::permissions(path))
    {
        QFile::setPermissions(path, permissions);
    }
    ~Mode() { QFile::setPermissions(m_path, m_before | QFile::ReadOwner | QFile::WriteOwner); }
    Mode(const Mode&) = delete;
    Mode& operator=(const Mode&) = delete;

private:
    QString m_path;
    QFile::Permissions m_before;
};

inline constexpr QFile::Permissions kReadOnlyFile = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
inline constexpr QFile::Permissions kReadOnlyFolder =
    kReadOnlyFile | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;

} // namespace storagetest
