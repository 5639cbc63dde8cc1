// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_file.h"
#include "model/pdf/pdf_find.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QObject>

#include <memory>

namespace model {

/// A picture of a page that somebody wants to see.
struct PageWish
{
    int page = 0;
    int percent = 100; ///< of one pixel a point

    friend bool operator==(const PageWish&, const PageWish&) = default;
};

[[nodiscard]] size_t qHash(const PageWish& wish, size_t seed = 0) noexcept;

/// Draws, reads and searches the pages of one PDF in a thread of its own. Whoever shows pages says what they
/// wish to see, most wanted first; what is no longer wished for is given up, also in the middle of a page.
/// Pictures stay in a cache of bounded size. All signals come in the thread of this object.
class PageRenderer : public QObject
{
    Q_OBJECT

public:
    static constexpr int kCacheKilobytes = 96 * 1024;

    /// The file has been opened before, with this password.
    PageRenderer(const PdfFile& file, const QString& password, QObject* parent = nullptr);
    /// Stops what is under way and waits for it.
    ~PageRenderer() override;

    /// In place of all wishes before. Pictures that are there already are not drawn again.
    void setWishes(const std::vector<PageWish>& wishes);
    /// A null image while it is not drawn yet.
    [[nodiscard]] QImage picture(const PageWish& wish) const;

    /// Answered by textRead, at once if the text is known.
    void readText(int page);

    /// Looks through all pages, beginning with `from`; a search before this one is given up. Answered by
    /// found, page by page, and searched at the end.
    void find(const QString& typed, int from);

    /// Of the cache, in kilobytes.
    [[nodiscard]] qsizetype cachedKilobytes() const { return m_pictures.totalCost(); }

Q_SIGNALS:
    void drawn(const model::PageWish& wish);
    void textRead(int page, const model::PdfPageText& text);
    void found(const std::vector<model::PdfHit>& hits); ///< those of one page
    void searched();

private:
    class Worker;

    void take(const PageWish& wish, QImage image);

    QCache<PageWish, QImage> m_pictures;
    std::unique_ptr<Worker> m_worker;
};

} // namespace model
