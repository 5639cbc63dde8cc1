// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever is in a file of a picture: it is refused or decoded, within the limits.
#include "model/faces/picture_files.h"
#include "model/library/picture_store.h"
#include "tests/support/fuzz_bytes.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const QTemporaryDir folder;
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    (void)model::pictureProblem(bytes);
    const QString path = folder.filePath(QStringLiteral("picture"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        require("there is no space for the input");
    file.close();
    constexpr int kWidth = 200;
    const QImage picture = model::readPicture(path, kWidth);
    if (picture.width() > kWidth)
        require("a picture is wider than asked for");
    return 0;
}
