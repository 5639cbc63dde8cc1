// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

namespace model {

/// The largest picture that is kept: its file, and each side in pixels.
inline constexpr qint64 kLargestPicture = qint64{8} << 20;
inline constexpr int kLongestPictureSide = 8192;

/// Whether a text looks like the name of a picture: 64 hexadecimal digits in lower case.
[[nodiscard]] bool isPictureHash(const QString& text);

/// Why these bytes are no picture that is kept, in the language of the program; empty if they are one: a PNG
/// or JPEG that is complete and within the limits. Its parts are checked, not every pixel, so that thousands
/// take seconds.
[[nodiscard]] QString pictureProblem(const QByteArray& bytes);

/// The pictures of one library: files in a folder beside it, named by the SHA-256 of their content, so that
/// the same picture is kept once and a picture never changes under its name. Who refers to a picture keeps
/// its hash (CardLayer::picture). Put pictures first and write the hash afterwards: a picture that nobody
/// refers to is harmless, and sweep() takes it away. May be used from any thread.
///
///     const PictureStore pictures(database.path());
///     const auto hash = pictures.put(bytes);          // then correct(…, CardField::Picture, *hash)
///     QImageReader reader(pictures.pathOf(record.picture));
class PictureStore
{
public:
    explicit PictureStore(const QString& libraryPath);

    [[nodiscard]] QString folder() const { return m_folder; }

    /// Keeps a picture, on the disk when this returns, and gives its hash. Constraint with a reason for bytes
    /// that are no picture that is kept.
    [[nodiscard]] StorageResult<QString> put(const QByteArray& bytes) const;

    /// The file of a picture; empty if it is not here.
    [[nodiscard]] QString pathOf(const QString& hash) const;

    /// For many at once: keeps bytes that were checked and whose hash is known; gives whether it was new.
    /// They are safe on the disk after sync().
    [[nodiscard]] StorageResult<bool> putChecked(const QByteArray& bytes, const QString& hash) const;
    void sync() const;

    void remove(const QString& hash) const;
    /// Removes what no card and no draft has referred to for a month: younger ones may belong to work that is
    /// not finished, to a step that can be undone or to a backup. Gives how many.
    StorageResult<int> sweep(Database& database) const;

private:
    [[nodiscard]] QString placeOf(const QString& hash) const;

    QString m_folder;
};

} // namespace model
