// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>
#include <QString>

#include <memory>
#include <poppler-qt6.h>
#include <vector>

namespace tests {

inline constexpr double kPointsPerMm = 72 / 25.4;

/// A word of a page with its place in millimetres from the upper left corner.
struct PdfWord
{
    QString text;
    QRectF place;
};

/// A PDF as another program reads it.
class ReadPdf
{
public:
    explicit ReadPdf(const QString& path)
        : m_document(Poppler::Document::load(path))
    {
        if (m_document) {
            m_document->setRenderHint(Poppler::Document::Antialiasing);
            m_document->setRenderHint(Poppler::Document::TextAntialiasing);
        }
    }

    [[nodiscard]] bool isGood() const { return m_document && !m_document->isLocked(); }
    [[nodiscard]] int pages() const { return m_document->numPages(); }
    [[nodiscard]] QString title() const { return m_document->title(); }
    [[nodiscard]] QList<Poppler::FontInfo> fonts() const { return m_document->fonts(); }

    [[nodiscard]] QSizeF paper(int page) const { return m_document->page(page)->pageSizeF() / kPointsPerMm; }

    [[nodiscard]] std::vector<PdfWord> words(int page) const
    {
        std::vector<PdfWord> words;
        const std::unique_ptr<Poppler::Page> shown = m_document->page(page);
        for (const auto& box : shown->textList()) {
            const QRectF r = box->boundingBox();
            words.push_back(
                {box->text(), QRectF(r.topLeft() / kPointsPerMm, r.bottomRight() / kPointsPerMm)});
        }
        return words;
    }

    [[nodiscard]] QString text(int page) const { return m_document->page(page)->text(QRectF()); }

    [[nodiscard]] QImage picture(int page, double dpi) const
    {
        return m_document->page(page)->renderToImage(dpi, dpi);
    }

private:
    std::unique_ptr<Poppler::Document> m_document;
};

} // namespace tests
