// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/proxy_job.h"

#include <QSet>
#include <QStringList>

#include <memory>

class QPainter;

namespace model {

/// Paints the pages of a job: the same code for preview, PDF and printer. The painter's units are
/// millimetres from the paper's upper left corner. Faces are laid out once; use one painter in one thread.
class SheetPainter
{
public:
    /// Job and pictures outlive the painter; no pictures: null.
    SheetPainter(const ProxyJob& job, PictureSource* pictures);
    ~SheetPainter();

    /// A page counted from 0; with backs, every second one is a back.
    void paint(QPainter& painter, int page);
    [[nodiscard]] bool isBack(int page) const { return m_job.hasBacks() && page % 2 == 1; }

    /// Ids of cards that were painted and should have a picture, but have none that can be read.
    [[nodiscard]] const QStringList& missingPictures() const { return m_missing; }
    /// The smallest effect text so far, in points; 0 where there was none.
    [[nodiscard]] double smallestText() const { return m_smallestText; }

private:
    void paintFront(QPainter& painter, const ProxySheet& sheet, int number);
    void paintBack(QPainter& painter, const ProxySheet& sheet);
    void paintCards(QPainter& painter, const ProxySheet& sheet);
    const CardFace& face(int card);
    [[nodiscard]] CardFaceStyle style(CardPicture picture) const;
    void note(double textSize);

    const ProxyJob& m_job;
    PictureSource* m_pictures;
    std::vector<std::unique_ptr<CardFace>> m_faces; ///< by card; those without a picture
    std::unique_ptr<CardFace> m_pictured;           ///< the last one with a picture
    int m_picturedCard = -1;
    QStringList m_missing;
    double m_smallestText = 0;
};

/// Text on paper below this, in millimetres (6.5 pt), takes the room of the arms before it gets smaller.
inline constexpr double kReadableText = 2.3;

inline constexpr double kPointsPerMillimetre = 72 / 25.4;

} // namespace model
