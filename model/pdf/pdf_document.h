// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_file.h"
#include "model/pdf/pdf_page.h"

#include <QImage>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>

namespace model {

/// A PDF that is open for reading. One thread at a time; each thread that reads opens a document of its own
/// over the same file, which shares the bytes. Pages are counted from 0; a page that cannot be read is empty
/// and white, and harms no other.
class PdfDocument
{
public:
    static PdfResult<std::unique_ptr<PdfDocument>> open(const PdfFile& file, const QString& password = {});
    ~PdfDocument();

    [[nodiscard]] int pageCount() const { return m_pageCount; }
    /// As it is printed; the number of the page where the file says nothing, or nothing that can be shown.
    [[nodiscard]] QString label(int page) const;
    /// In points; never empty.
    [[nodiscard]] QSizeF size(int page) const;
    /// Given up if a page has more than kMostTextSteps or takes longer than kTextTime; also without a word
    /// once `stop` returns true.
    [[nodiscard]] PdfPageText text(int page, const std::function<bool()>& stop = {}) const;
    [[nodiscard]] std::vector<PdfOutlineItem> outline() const;

    /// The page at `scale` pixels a point. A null image once `stop` is set.
    [[nodiscard]] QImage render(int page, double scale, const std::atomic<bool>* stop = nullptr) const;

    static constexpr int kMostPages = 5000;
    /// Pieces of text that a page shows. Poppler compares each with all others.
    static constexpr int kMostTextSteps = 12'000;
    static constexpr std::chrono::milliseconds kTextTime{2000};

    /// The sides of a picture of this page are no longer than this, whatever the scale.
    static constexpr int kLongestSide = 8192;

private:
    struct Reader;
    explicit PdfDocument(std::unique_ptr<Reader> reader);

    std::unique_ptr<Reader> m_reader;
    int m_pageCount = 0;
};

} // namespace model
