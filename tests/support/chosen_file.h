// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dialogs/file_chooser.h"

namespace tests {

/// Answers for the person: every question for a file is answered with `next`; an empty one means "cancelled".
class ChosenFile : public views::FileChooser
{
public:
    QString next;
    int asked = 0;
    QString suggested; ///< of the last question

    [[nodiscard]] QString fileToSave(QWidget*, const QString&, const QString& suggestion,
                                     const QString&) override
    {
        ++asked;
        suggested = suggestion;
        return next;
    }
    [[nodiscard]] QString fileToOpen(QWidget*, const QString&, const QString&) override
    {
        ++asked;
        return next;
    }
};

} // namespace tests
