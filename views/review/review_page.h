// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QImage>
#include <QStringList>

#include <vector>

class QPrinter;

namespace views {

/// A review as it is printed: what it says, the curve, the mistakes, and the board where chances turned.
struct ReviewPage
{
    struct Board
    {
        QString title;
        QImage picture;
    };
    QString title;
    QStringList sentences;
    QImage curve;
    QStringList mistakes;
    std::vector<Board> boards;

    /// Fills one page, and more where it does not fit.
    void paint(QPrinter& printer, const Fonts& fonts) const;
};

} // namespace views
