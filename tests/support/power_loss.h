// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRandomGenerator>
#include <QString>

#include <cstring>
#include <sys/stat.h>
#include <vector>

namespace tests {

/// Runs a program with the shim and then shows what the disk would hold if the power had failed at any moment
/// of it: what was not synced is lost, or lost in part. A name (of a new file, of a renamed one) is safe once
/// its folder was synced; a file is safe as it was when it was last synced.
class PowerLoss
{
public:
    enum class Unsynced {
        Lost,     ///< nothing that was not synced has reached the disk
        Scattered ///< some of it has, in any order, cut off at sectors
    };

    /// What the folder holds now is on the disk. False if the program fails.
    [[nodiscard]] bool run(const QString& folder, const QString& program, const QStringList& arguments)
    {
        m_root = folder;
        m_names.clear();
        m_contents.clear();
        m_log.clear();
        QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            const QString path = each.next();
            m_names[path.toUtf8()] = inodeOf(path);
            m_contents[inodeOf(path)] = contentOf(path);
        }
        const QString log = folder + QStringLiteral(".log");
        if (QFile made(log); !made.open(QIODevice::WriteOnly | QIODevice::Truncate))
            return false;
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(POWER_LOSS_SHIM));
        environment.insert(QStringLiteral("POWER_LOSS_ROOT"), folder);
        environment.insert(QStringLiteral("POWER_LOSS_LOG"), log);
        child.setProcessEnvironment(environment);
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(program, arguments);
        const bool isDone = child.waitForFinished(120'000) && child.exitStatus() == QProcess::NormalExit;
        m_exitCode = child.exitCode();
        readLog(contentOf(log));
        QFile::remove(log);
        return isDone;
    }

    [[nodiscard]] int exitCode() const { return m_exitCode; }
    /// The moments at which the power can fail: before each of so many calls, and after the last.
    [[nodiscard]] std::size_t moments() const { return m_log.size() + 1; }

    /// Puts into an empty folder what the disk holds after a failure at that moment, and returns the lines
    /// that the program had said by then.
    QByteArrayList failAt(std::size_t moment, Unsynced unsynced, QRandomGenerator& random,
                          const QString& into) const
    {
        QMap<QByteArray, quint64> names = m_names;       // as the program sees them
        QMap<QByteArray, quint64> safeNames = m_names;   // as they are on the disk
        QMap<quint64, QByteArray> safe = m_contents;     // by inode
        QMap<quint64, std::vector<const Call*>> pending; // writes since the last sync
        std::vector<const Call*> pendingNames;
        QByteArray said;
        const auto sync = [&](quint64 inode) {
            for (const Call* call : pending.take(inode))
                apply(*call, safe[inode]);
        };
        const auto syncNames = [&](const QByteArray& folder) {
            std::vector<const Call*> others;
            for (const Call* call : pendingNames) {
                if (folder.isEmpty() || folderOf(nameOf(*call)) == folder)
                    applyName(*call, safeNames);
                else
                    others.push_back(call);
            }
            pendingNames = std::move(others);
        };
        for (std::size_t i = 0; i < moment && i < m_log.size(); ++i) {
            const Call& call = m_log[i];
            switch (call.kind) {
            case 'N':
            case 'C':
                // An inode may be a former file's.
                if (!names.values().contains(call.inode) && !m_linked.contains(&call - m_log.data())) {
                    pending.remove(call.inode);
                    safe[call.inode].clear();
                }
                if (call.kind == 'C') {
                    applyName(call, names);
                    pendingNames.push_back(&call);
                }
                break;
            case 'R':
            case 'U':
                applyName(call, names);
                pendingNames.push_back(&call);
                break;
            case 'W':
            case 'T': pending[call.inode].push_back(&call); break;
            case 'S': sync(call.inode); break;
            case 'D': syncNames(QDir::cleanPath(QString::fromUtf8(call.data)).toUtf8()); break;
            case 'Y':
                for (const quint64 inode : pending.keys())
                    sync(inode);
                syncNames({});
                break;
            case 'A': said += call.data; break;
            default: qFatal("the log of the shim cannot be read");
            }
        }
        if (unsynced == Unsynced::Scattered) {
            // Names in their order, as file systems with a journal do it; contents in any.
            const auto kept = pendingNames.empty() ? 0 : random.bounded(int(pendingNames.size()) + 1);
            for (int i = 0; i < kept; ++i)
                applyName(*pendingNames[std::size_t(i)], safeNames);
            for (auto each = pending.begin(); each != pending.end(); ++each)
                for (const Call* call : each.value())
                    if (random.bounded(2) == 0)
                        apply(torn(*call, random), safe[each.key()]);
        }
        for (auto each = safeNames.begin(); each != safeNames.end(); ++each) {
            // Shared memory of SQLite is mapped, and made anew at the next start.
            if (each.key().endsWith("-shm"))
                continue;
            const QString path = into + QString::fromUtf8(each.key()).mid(m_root.size());
            QDir().mkpath(QFileInfo(path).absolutePath());
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(safe.value(each.value())) < 0)
                qFatal("%s cannot be written", qPrintable(path));
        }
        return said.left(said.lastIndexOf('\n') + 1).split('\n');
    }

private:
    struct Call
    {
        char kind;
        quint64 inode;
        qint64 place;
        QByteArray data;
    };

    static quint64 inodeOf(const QString& path)
    {
        struct stat found
        {};
        return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_ino : 0;
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QByteArray folderOf(const QByteArray& path) { return path.left(path.lastIndexOf('/')); }
    /// The name that a call is about; the new one of a file that is renamed.
    static QByteArray nameOf(const Call& call)
    {
        return call.kind == 'R' ? call.data.mid(call.data.indexOf('\n') + 1) : call.data;
    }

    void readLog(const QByteArray& log)
    {
        constexpr qsizetype kHead = 1 + 3 * 8;
        m_linked.clear();
        QSet<quint64> nameless;
        for (qsizetype at = 0; at + kHead <= log.size();) {
            Call call{log[at], 0, 0, {}};
            quint64 length = 0;
            std::memcpy(&call.inode, log.constData() + at + 1, 8);
            std::memcpy(&call.place, log.constData() + at + 9, 8);
            std::memcpy(&length, log.constData() + at + 17, 8);
            call.data = log.mid(at + kHead, qsizetype(length));
            at += kHead + qsizetype(length);
            // A file without a name gets one, and keeps what is in it.
            if (call.kind == 'N')
                nameless.insert(call.inode);
            else if (call.kind == 'C' && nameless.remove(call.inode))
                m_linked.insert(qsizetype(m_log.size()));
            m_log.push_back(call);
        }
    }

    static void apply(const Call& call, QByteArray& content)
    {
        if (call.kind == 'T') {
            const qsizetype before = content.size();
            content.resize(call.place);
            if (call.place > before)
                std::memset(content.data() + before, 0, std::size_t(call.place - before));
            return;
        }
        if (content.size() < call.place + call.data.size())
            content.append(QByteArray(call.place + call.data.size() - content.size(), '\0'));
        std::memcpy(content.data() + call.place, call.data.constData(), std::size_t(call.data.size()));
    }
    static Call torn(const Call& call, QRandomGenerator& random)
    {
        constexpr int kSector = 512;
        Call part = call;
        if (call.kind == 'W' && random.bounded(3) == 0)
            part.data.truncate(random.bounded(int(call.data.size() / kSector) + 1) * kSector);
        return part;
    }
    static void applyName(const Call& call, QMap<QByteArray, quint64>& names)
    {
        if (call.kind == 'C') {
            names[call.data] = call.inode;
        } else if (call.kind == 'U') {
            names.remove(call.data);
        } else {
            const QByteArray from = call.data.left(call.data.indexOf('\n'));
            // A folder takes what is in it along.
            QMap<QByteArray, quint64> moved;
            for (auto each = names.begin(); each != names.end();) {
                if (each.key() != from && !each.key().startsWith(from + '/')) {
                    ++each;
                    continue;
                }
                moved[nameOf(call) + each.key().mid(from.size())] = each.value();
                each = names.erase(each);
            }
            names.insert(moved);
        }
    }

    QString m_root;
    int m_exitCode = -1;
    QMap<QByteArray, quint64> m_names;
    QMap<quint64, QByteArray> m_contents;
    std::vector<Call> m_log;
    QSet<qsizetype> m_linked; ///< calls that name a file that was there without a name
};

} // namespace tests
