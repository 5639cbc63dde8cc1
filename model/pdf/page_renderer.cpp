// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/page_renderer.h"

#include "model/pdf/pdf_document.h"

#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <deque>
#include <optional>

namespace model {

size_t qHash(const PageWish& wish, size_t seed) noexcept
{
    return qHashMulti(seed, wish.page, wish.percent);
}

/// The thread that has the document. Works through pictures first, then texts, then the search, one page at a
/// time, so that a reader never waits for a search.
class PageRenderer::Worker : public QThread
{
public:
    Worker(PageRenderer& owner, const PdfFile& file, const QString& password)
        : m_owner(owner)
        , m_file(file)
        , m_password(password)
    {}

    ~Worker() override
    {
        {
            const QMutexLocker lock(&m_mutex);
            m_ends = true;
            m_stop = true;
        }
        m_wake.wakeAll();
        wait();
    }

    void setWishes(std::deque<PageWish> wishes)
    {
        const QMutexLocker lock(&m_mutex);
        if (m_drawing) {
            const auto still = std::find(wishes.begin(), wishes.end(), *m_drawing);
            if (still == wishes.end())
                m_stop = true;
            else
                wishes.erase(still);
        }
        m_wishes = std::move(wishes);
        m_wake.wakeAll();
    }

    void readText(int page)
    {
        const QMutexLocker lock(&m_mutex);
        m_texts.push_back(page);
        m_wake.wakeAll();
    }

    void find(const QString& typed, int from)
    {
        const QMutexLocker lock(&m_mutex);
        m_search = typed.isEmpty() ? std::nullopt : std::optional(Search{typed, from, 0, ++m_searches});
        m_wake.wakeAll();
    }

protected:
    void run() override
    {
        auto opened = PdfDocument::open(m_file, m_password);
        if (!opened)
            return;
        const PdfDocument& document = **opened;
        QMutexLocker lock(&m_mutex);
        while (!m_ends) {
            if (!m_wishes.empty())
                draw(document, lock);
            else if (!m_texts.empty())
                read(document, lock);
            else if (m_search)
                searchPage(document, lock);
            else
                m_wake.wait(&m_mutex);
        }
    }

private:
    struct Search
    {
        QString typed;
        int from;
        int done;
        int number;
    };

    template <class Report>
    void report(Report report)
    {
        QMetaObject::invokeMethod(&m_owner, std::move(report), Qt::QueuedConnection);
    }

    void draw(const PdfDocument& document, QMutexLocker<QMutex>& lock)
    {
        const PageWish wish = m_wishes.front();
        m_wishes.pop_front();
        m_drawing = wish;
        m_stop = false;
        lock.unlock();
        QImage image = document.render(wish.page, wish.percent / 100.0, &m_stop);
        lock.relock();
        m_drawing.reset();
        if (!image.isNull())
            report([owner = &m_owner, wish, image = std::move(image)] { owner->take(wish, image); });
    }

    void read(const PdfDocument& document, QMutexLocker<QMutex>& lock)
    {
        const int page = m_texts.front();
        m_texts.pop_front();
        lock.unlock();
        PdfPageText text = document.text(page, m_isEnding);
        lock.relock();
        report([owner = &m_owner, page, text = std::move(text)] { Q_EMIT owner->textRead(page, text); });
    }

    void searchPage(const PdfDocument& document, QMutexLocker<QMutex>& lock)
    {
        const Search search = *m_search;
        if (search.done == document.pageCount()) {
            m_search.reset();
            report([owner = &m_owner] { Q_EMIT owner->searched(); });
            return;
        }
        const int page = (search.from + search.done) % document.pageCount();
        lock.unlock();
        std::vector<PdfHit> hits = hitsOn(document.text(page, m_isEnding), page, search.typed);
        lock.relock();
        // Another search may have begun meanwhile.
        if (!m_search || m_search->number != search.number)
            return;
        ++m_search->done;
        if (!hits.empty())
            report([this, owner = &m_owner, number = search.number, hits = std::move(hits)] {
                if (isCurrent(number))
                    Q_EMIT owner->found(hits);
            });
    }

    bool isCurrent(int number)
    {
        const QMutexLocker lock(&m_mutex);
        return m_searches == number;
    }

    PageRenderer& m_owner;
    const PdfFile m_file;
    const QString m_password;
    QMutex m_mutex;
    QWaitCondition m_wake;
    std::deque<PageWish> m_wishes;
    std::optional<PageWish> m_drawing;
    std::deque<int> m_texts;
    std::optional<Search> m_search;
    int m_searches = 0;
    std::atomic<bool> m_ends = false;
    const std::function<bool()> m_isEnding = [this] { return m_ends.load(); };
    std::atomic<bool> m_stop = false;
};

PageRenderer::PageRenderer(const PdfFile& file, const QString& password, QObject* parent)
    : QObject(parent)
    , m_pictures(kCacheKilobytes)
    , m_worker(std::make_unique<Worker>(*this, file, password))
{
    m_worker->setObjectName(QStringLiteral("pages"));
    m_worker->start();
}

PageRenderer::~PageRenderer() = default;

void PageRenderer::setWishes(const std::vector<PageWish>& wishes)
{
    std::deque<PageWish> missing;
    for (const PageWish& wish : wishes) {
        if (!m_pictures.contains(wish))
            missing.push_back(wish);
    }
    m_worker->setWishes(std::move(missing));
}

QImage PageRenderer::picture(const PageWish& wish) const
{
    const QImage* image = m_pictures.object(wish);
    return image != nullptr ? *image : QImage();
}

void PageRenderer::take(const PageWish& wish, QImage image)
{
    const auto cost = static_cast<qsizetype>(image.sizeInBytes() / 1024 + 1);
    m_pictures.insert(wish, new QImage(std::move(image)), cost);
    Q_EMIT drawn(wish);
}

void PageRenderer::readText(int page)
{
    m_worker->readText(page);
}

void PageRenderer::find(const QString& typed, int from)
{
    m_worker->find(typed, from);
}

} // namespace model
