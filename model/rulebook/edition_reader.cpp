// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/edition_reader.h"

#include <QtConcurrentRun>

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

ReadPage readPage(const PdfDocument& document, int page)
{
    return {document.text(page), document.label(page)};
}

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
    for (int begin = 0; begin < pages; begin += kBatch) {
        const int end = std::min(begin + kBatch, pages);
        const auto readEvery = [&](const PdfDocument& document, int from) {
            for (int page = from; page < end; page += 2)
                batch[static_cast<size_t>(page - begin)] = readPage(document, page);
        };
        QFuture<void> odd =
            QtConcurrent::run([&readEvery, &second, begin] { readEvery(**second, begin + 1); });
        readEvery(**first, begin);
        odd.waitForFinished();
        for (int page = begin; page < end; ++page) {
            ReadPage& read = batch[static_cast<size_t>(page - begin)];
            result.pages.push_back({read.label, read.text.size});
            builder.add(read.text);
        }
        if (watch.cancelled && watch.cancelled())
            return std::optional<ReadEdition>();
        if (watch.progress)
            watch.progress(end, pages);
    }
    builder.finish();
    return std::optional<ReadEdition>(std::move(result));
}

} // namespace model
