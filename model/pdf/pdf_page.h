// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <vector>

namespace model {

/// A word as it stands on a page; boxes are in points (1/72 inch) from the page's upper left corner.
struct PdfWord
{
    QString text;
    QRectF box;
    bool endsLine = false;

    friend bool operator==(const PdfWord&, const PdfWord&) = default;
};

/// The words of one page in reading order, and its size in points.
struct PdfPageText
{
    QSizeF size;
    std::vector<PdfWord> words;
    bool isGivenUp = false; ///< there was more than any page for readers has, so that no word is here
};

/// An entry of the outline that a PDF brings; pages are counted from 0, -1 where it leads nowhere.
struct PdfOutlineItem
{
    QString title;
    int page = -1;
    std::vector<PdfOutlineItem> children;
};

/// A stretch of one page.
struct PageBox
{
    int page = 0; ///< counted from 0
    QRectF box;

    friend bool operator==(const PageBox&, const PageBox&) = default;
};

} // namespace model
