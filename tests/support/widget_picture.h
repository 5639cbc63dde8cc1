// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace tests {

/// Saves what the widget shows as "NAME.png" in the folder for pictures and gives the path; empty if that
/// failed. The folder is the one named by CASTELLAN_TEST_PICTURES, else "test-pictures" in the working
/// folder.
QString saveWidgetPicture(QWidget& widget, const QString& name);

} // namespace tests
