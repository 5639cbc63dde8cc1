// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/widget_picture.h"

#include <QDir>
#include <QPixmap>
#include <QWidget>

namespace tests {

QString saveWidgetPicture(QWidget& widget, const QString& name)
{
    const QDir folder(qEnvironmentVariable("CASTELLAN_TEST_PICTURES", QStringLiteral("test-pictures")));
    QString path = folder.absoluteFilePath(name + QStringLiteral(".png"));
    if (!folder.mkpath(QStringLiteral(".")) || !widget.grab().save(path))
        return {};
    return path;
}

} // namespace tests
