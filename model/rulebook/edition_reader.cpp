// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/edition_reader.h"

#include <QtConcurrentRun>

#include <atomic>

namespace model {

namespace {

/// Pages that are read before they are divided into paragraphs: few, so that a long book takes no more room
/// than a short one.
constexpr int kBatch = 16;

struct ReadPage
{
    PdfPageText text;
    QString label;
};

ReadPage readPage(const PdfDocument& document, int page, const std::function<bool()>& stop)
{
    return {document.text(page, stop), document.label(page)};
}

/// Pages with more text than people read, a map or a hostile one, stay without any; a book has few of them.
constexpr int kMostGivenUp = 2;

} // namespace

PdfResult<std::optional<ReadEdition>> readEdition(const PdfFile& file, const QString& password,
                                                  const ImportWatch& watch)
{
    auto first = PdfDocument::open(file, password);
    if (!first)
        return first.error();
    auto second = PdfDocument::open(file, password);
    if (!second)
        return second.error();
    ReadEdition result;
    ParagraphBuilder builder(
        [&result](PdfParagraph paragraph) { result.paragraphs.push_back(std::move(paragraph)); });
    const int pages = (*first)->pageCount();
    std::vector<ReadPage> batch(kBatch);
    std::atomic<int> givenUp = 0;
    // Only this thread asks whoever watches.
    std::atomic<bool> cancelled = false;
    const auto stopThere = [&] { return cancelled || givenUp > kMostGivenUp; };
    const auto stopHere = [&] {
        cancelled = cancelled || (watch.cancelled && watch.cancelled());
        return stopThere();
    };
    for (int begin = 0; begin < pages; begin += kBatch) {
        const int end = std::min(begin + kBatch, pages);
        const auto readEvery = [&](const PdfDocument& document, int from, const std::function<bool()>& stop) {
            for (int page = from; page < end && !stop(); page += 2) {
                ReadPage& read = batch[static_cast<size_t>(page - begin)];
                read = readPage(document, page, stop);
                givenUp += read.text.isGivenUp ? 1 : 0;
            }
        };
        QFuture<void> odd = QtConcurrent::run(
            [&readEvery, &second, &stopThere, begin] { readEvery(**second, begin + 1, stopThere); });
        readEvery(**first, begin, stopHere);
        odd.waitForFinished();
        if (cancelled || (watch.cancelled && watch.cancelled()))
            return std::optional<ReadEdition>();
        if (givenUp > kMostGivenUp)
            return PdfError{PdfErrorCode::TooMuch, QStringLiteral("pages have too much text")};
        for (int page = begin; page < end; ++page) {
            ReadPage& read = batch[static_cast<size_t>(page - begin)];
            result.pages.push_back({read.label, read.text.size});
            builder.add(read.text);
        }
        if (watch.progress)
            watch.progress(end, pages);
    }
    builder.finish();
    return std::optional<ReadEdition>(std::move(result));
}

} // namespace model
