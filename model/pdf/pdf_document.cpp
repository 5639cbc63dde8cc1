// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/pdf_document.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <poppler-qt6.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr QSizeF kA4(595, 842);
constexpr int kMostOutlineItems = 5000;
constexpr int kDeepestOutline = 12;
constexpr qsizetype kLongestLabel = 20;

/// Poppler tells the terminal about every oddity of a file; people are told in words of ours.
void silencePoppler()
{
    static std::once_flag once;
    std::call_once(once, [] { Poppler::setDebugErrorFunction([](const QString&, const QVariant&) {}, {}); });
}

bool isUsable(const QRectF& box)
{
    const auto sane = [](double value) { return std::isfinite(value) && std::abs(value) < 1e5; };
    return sane(box.x()) && sane(box.y()) && sane(box.width()) && sane(box.height()) && box.width() > 0 &&
           box.height() > 0;
}

std::vector<PdfOutlineItem> readOutline(const QVector<Poppler::OutlineItem>& items, int depth, int& room)
{
    std::vector<PdfOutlineItem> result;
    for (const Poppler::OutlineItem& item : items) {
        if (item.isNull() || --room < 0)
            continue;
        PdfOutlineItem entry;
        entry.title = item.name().simplified();
        if (const auto destination = item.destination())
            entry.page = destination->pageNumber() - 1;
        if (depth < kDeepestOutline && item.hasChildren())
            entry.children = readOutline(item.children(), depth + 1, room);
        result.push_back(std::move(entry));
    }
    return result;
}

/// Asked by Poppler after every few steps of a page.
struct TextWatch
{
    const std::function<bool()>& stop;
    QDeadlineTimer end{PdfDocument::kTextTime};
    int steps = 0;
    bool stopped = false;

    [[nodiscard]] bool stops()
    {
        stopped = stopped || ++steps > PdfDocument::kMostTextSteps || end.hasExpired() || (stop && stop());
        return stopped;
    }
};

} // namespace

struct PdfDocument::Reader
{
    std::unique_ptr<Poppler::Document> document;
};

PdfDocument::PdfDocument(std::unique_ptr<Reader> reader)
    : m_reader(std::move(reader))
    , m_pageCount(m_reader->document->numPages())
{}

PdfDocument::~PdfDocument() = default;

PdfResult<std::unique_ptr<PdfDocument>> PdfDocument::open(const PdfFile& file, const QString& password)
{
    silencePoppler();
    const QByteArray key = password.toUtf8();
    auto reader = std::make_unique<Reader>();
    reader->document = Poppler::Document::loadFromData(file.content, key, key);
    if (!reader->document)
        return PdfError{PdfErrorCode::Damaged, u"%1 cannot be read as a PDF"_s.arg(file.path)};
    if (reader->document->isLocked()) {
        const auto code = password.isEmpty() ? PdfErrorCode::NeedsPassword : PdfErrorCode::WrongPassword;
        return PdfError{code, u"%1 is locked"_s.arg(file.path)};
    }
    const int pages = reader->document->numPages();
    if (pages <= 0) {
        const bool torn = reader->document->xrefWasReconstructed();
        return PdfError{torn ? PdfErrorCode::Damaged : PdfErrorCode::NoPages,
                        u"%1 has no pages"_s.arg(file.path)};
    }
    if (pages > kMostPages)
        return PdfError{PdfErrorCode::TooMuch, u"%1 has %2 pages"_s.arg(file.path).arg(pages)};
    // A file whose table had to be guessed is good as long as its pages are there.
    if (reader->document->xrefWasReconstructed()) {
        for (const int page : {0, pages / 2, pages - 1}) {
            if (!reader->document->page(page))
                return PdfError{PdfErrorCode::Damaged, u"page %1 is not there"_s.arg(page + 1)};
        }
    }
    reader->document->setRenderHint(Poppler::Document::Antialiasing);
    reader->document->setRenderHint(Poppler::Document::TextAntialiasing);
    return std::unique_ptr<PdfDocument>(new PdfDocument(std::move(reader)));
}

QString PdfDocument::label(int page) const
{
    const auto read = m_reader->document->page(page);
    QString label = read ? read->label().simplified() : QString();
    label.removeIf([](QChar c) { return !c.isPrint(); });
    return label.isEmpty() || label.size() > kLongestLabel ? QString::number(page + 1) : label;
}

QSizeF PdfDocument::size(int page) const
{
    const auto read = m_reader->document->page(page);
    const QSizeF size = read ? read->pageSizeF() : QSizeF();
    return size.width() >= 1 && size.height() >= 1 && size.width() < 1e5 && size.height() < 1e5 ? size : kA4;
}

PdfPageText PdfDocument::text(int page, const std::function<bool()>& stop) const
{
    PdfPageText result{size(page), {}};
    const auto read = m_reader->document->page(page);
    if (!read)
        return result;
    TextWatch watch{stop};
    const auto abort = [](const QVariant& closure) {
        return static_cast<TextWatch*>(closure.value<void*>())->stops();
    };
    const auto boxes =
        read->textList(Poppler::Page::Rotate0, abort, QVariant::fromValue(static_cast<void*>(&watch)));
    result.isGivenUp = watch.stopped || boxes.size() > static_cast<std::size_t>(kMostTextSteps) * 2;
    if (result.isGivenUp)
        return result;
    result.words.reserve(boxes.size());
    for (const auto& box : boxes) {
        if (isUsable(box->boundingBox()))
            result.words.push_back({box->text(), box->boundingBox(), box->nextWord() == nullptr});
        else if (box->nextWord() == nullptr && !result.words.empty())
            result.words.back().endsLine = true;
    }
    return result;
}

std::vector<PdfOutlineItem> PdfDocument::outline() const
{
    int room = kMostOutlineItems;
    return readOutline(m_reader->document->outline(), 0, room);
}

QImage PdfDocument::render(int page, double scale, const std::atomic<bool>* stop) const
{
    const QSizeF points = size(page);
    const double most = kLongestSide / std::max(points.width(), points.height());
    const double dots = std::clamp(scale, 0.01, most) * 72;
    const auto read = m_reader->document->page(page);
    const auto stopped = [stop] { return stop != nullptr && stop->load(); };
    if (stopped())
        return {};
    QImage image;
    if (read) {
        const auto abort = [](const QVariant& closure) {
            const auto* flag = static_cast<const std::atomic<bool>*>(closure.value<void*>());
            return flag != nullptr && flag->load();
        };
        void* flag = const_cast<std::atomic<bool>*>(stop);
        image = read->renderToImage(dots, dots, -1, -1, -1, -1, Poppler::Page::Rotate0, nullptr, nullptr,
                                    abort, QVariant::fromValue(flag));
    }
    if (stopped())
        return {};
    if (image.isNull()) {
        image = QImage((points * dots / 72).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
        image.fill(Qt::white);
    }
    return image;
}

} // namespace model
