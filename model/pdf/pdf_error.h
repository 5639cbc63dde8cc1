// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"

#include <QString>

namespace model {

/// What views and commands turn into a sentence.
enum class PdfErrorCode {
    Missing,       ///< there is no such file
    Unreadable,    ///< no permission, a folder, a failing disk
    TooLarge,      ///< more than PdfDocument::kLargestFile
    NotAPdf,       ///< a file of another kind
    Damaged,       ///< cut off, or its parts contradict each other
    NeedsPassword, ///< encrypted, and no password was given
    WrongPassword,
    NoPages,
    TooMuch,   ///< more pages, or more text on its pages, than a book for readers has
    Changed,   ///< no longer the file that was imported
    InEnglish, ///< written in English, and imported as another language
    InGerman,
};

/// `reason` is English and meant for logs; people are shown a translation of `code`.
struct PdfError
{
    PdfErrorCode code;
    QString reason;
};

template <class T>
using PdfResult = rules::Result<T, PdfError>;

} // namespace model
