// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

class QFile;
class QFileDevice;

namespace model {

class WrittenFile;

/// Why a file could not be written.
struct WriteError
{
    bool diskFull = false; ///< no space is left, or a quota is used up
    QString reason;        ///< in the user's language where the system has words for it, without a full stop
};

using WriteResult = rules::Result<rules::Done, WriteError>;

enum class FileAccess {
    Usual,   ///< what the file had before, or what the system gives to new files
    Private, ///< readable and writable by its owner alone
};

enum class FileSync {
    Now,   ///< the content is on the disk when commit() returns
    Later, ///< for many files at once; the caller syncs the file system afterwards
};

/// Writes one file through a device. The file appears under its name complete or not at all: the content is
/// written next to it, flushed, synced and measured, and only then replaces what was there. Without commit()
/// nothing changes. A symbolic link stands for the file it leads to. Devices and pipes are written directly.
///
/// Every file that the program writes goes through here or through writeFile() and AppendedFile, because
/// QSaveFile does not notice that its buffer could not be written (a full disk then leaves an empty file).
class FileWriter
{
public:
    explicit FileWriter(const QString& path, FileAccess access = FileAccess::Usual,
                        FileSync sync = FileSync::Now);
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }

    /// First of all; then write to device(), which stays open.
    [[nodiscard]] WriteResult open();
    [[nodiscard]] QFileDevice& device();
    /// False as soon as a write has failed.
    [[nodiscard]] bool isSound() const;
    /// The file next to the final one, for reading back what was written after settle().
    [[nodiscard]] QString writtenPath() const;

    /// Flushes, checks, syncs and measures. Afterwards commit() needs no more space on the disk.
    [[nodiscard]] WriteResult settle();
    /// Settles if that was not done yet, and gives the file its name.
    [[nodiscard]] WriteResult commit();

private:
    [[nodiscard]] WriteError failure(const QString& reason = {}) const;
    [[nodiscard]] WriteResult takePermissions();

    QString m_path;
    QString m_target; ///< what m_path leads to
    FileAccess m_access;
    FileSync m_sync;
    std::unique_ptr<WrittenFile> m_file;
    std::unique_ptr<QFile> m_special; ///< instead of m_file for devices and pipes
    bool m_isSettled = false;
};

/// The same for content that is at hand.
[[nodiscard]] WriteResult writeFile(const QString& path, const QByteArray& content,
                                    FileAccess access = FileAccess::Usual, FileSync sync = FileSync::Now);

/// The same for the content of another file, however large.
[[nodiscard]] WriteResult copyFile(const QString& from, const QString& to,
                                   FileAccess access = FileAccess::Usual);

/// An open file for content that does not fit into memory. It has no name where the system allows that, only
/// its owner can read it, and it goes away with the object or the program. Null, and `reason` says why, where
/// there is none.
[[nodiscard]] std::unique_ptr<QFile> scratchFile(QString* reason);

/// Hands everything that was written to the system; QFileDevice::flush() may stop at a piece of its buffer.
[[nodiscard]] bool flushAll(QFileDevice& file);

/// Lets nobody but its owner read and write a file.
bool makePrivate(const QString& path);

/// Takes from everybody else the right to read a folder of the program and everything in it, as far as it
/// belongs to this user. Links are not followed. For what an earlier version left open.
void makeTreePrivate(const QString& folder);

/// Moves a file to another name and replaces what is there, in one step where both are on one file system.
[[nodiscard]] WriteResult moveFile(const QString& from, const QString& to);

/// A file that grows line by line. Each line has been handed to the system when append() returns, so that a
/// program that is killed loses none.
class AppendedFile
{
public:
    AppendedFile();
    ~AppendedFile();
    AppendedFile(const AppendedFile&) = delete;
    AppendedFile& operator=(const AppendedFile&) = delete;

    [[nodiscard]] WriteResult open(const QString& path);
    [[nodiscard]] bool isOpen() const { return m_file != nullptr; }
    void close();
    /// After a failure the line waits, and the next call tries to write it again first.
    [[nodiscard]] WriteResult append(const QByteArray& line);

private:
    std::unique_ptr<QFile> m_file;
    QByteArray
        m_waiting; ///< what the system has not taken yet; begins in the middle of a line after a short write
};

/// Makes a folder, and those above it, that only its owner can look into. One that exists keeps its
/// permissions. False if there is no such folder afterwards.
bool makePrivateFolder(const QString& path);

} // namespace model
