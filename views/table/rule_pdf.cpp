// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/rule_pdf.h"

#include "views/text/label.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace views {

namespace {
constexpr double kBeside = 14; ///< points beside the lines
constexpr double kAround = 5;  ///< and above and below them: no half of what stands there
constexpr int kHighest = 240;
constexpr int kCaption = 30;
constexpr double kLegible = 12; ///< pixels from line to line, letters and what is above and below them
} // namespace

RulePdf::RulePdf(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_open(new QPushButton(this))
    , m_quote(new Label(this))
{
    setObjectName(QStringLiteral("rulePdf"));
    m_open->setObjectName(QStringLiteral("openRulePdf"));
    m_open->setProperty("role", QStringLiteral("quiet"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_open, 0, Qt::AlignTop | Qt::AlignLeft);
    m_quote->setObjectName(QStringLiteral("rulePdfQuote"));
    m_quote->setWordWrap(true);
    m_quote->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_quote->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_quote->hide();
    column->addWidget(m_quote);
    column->addStretch(1);
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT pageWanted(m_clause); });
    connect(&m_file, &QFutureWatcherBase::finished, this, &RulePdf::loaded);
    hide();
}

void RulePdf::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RulePdf::retranslate()
{
    m_open->setText(tr("Your rulebook, page %1").arg(m_label));
    m_open->setToolTip(tr("Open the page with these lines highlighted"));
}

void RulePdf::follow(model::EditionShelf* shelf)
{
    if (shelf == m_shelf)
        return;
    if (m_shelf != nullptr)
        m_shelf->disconnect(this);
    m_shelf = shelf;
    m_contents.clear();
    if (shelf == nullptr)
        return;
    const auto anew = [this] {
        m_contents.clear();
        find();
    };
    connect(shelf, &model::EditionShelf::changed, this, anew);
    connect(shelf, &model::EditionShelf::linksChanged, this, anew);
}

const model::EditionContent& RulePdf::content(const model::Edition& edition)
{
    auto found = m_contents.find(edition.key);
    if (found == m_contents.end())
        found = m_contents.insert(edition.key, m_shelf->content(edition));
    return *found;
}

void RulePdf::showClause(const QString& game, const QString& clause, model::Language language)
{
    m_game = game;
    m_clause = clause;
    m_language = language;
    follow(m_editions ? m_editions(game) : nullptr);
    find();
}

void RulePdf::find()
{
    m_edition = -1;
    if (m_shelf != nullptr && !m_clause.isEmpty()) {
        for (const bool own : {true, false})
            for (const model::Edition& edition : m_shelf->editions()) {
                if (m_edition >= 0 || edition.game != m_game || (edition.language == m_language) != own)
                    continue;
                const model::EditionContent& book = content(edition);
                const model::EditionLink* link = book.placeOf(m_clause);
                if (link == nullptr || link->lines.empty())
                    continue;
                const auto page = static_cast<std::size_t>(link->lines.front().page);
                if (page >= book.pages.size())
                    continue;
                m_edition = edition.key;
                m_link = *link;
                m_pageSize = book.pages[page].size;
                m_label = book.pages[page].label;
                m_quote->setText(book.textOf(*link));
            }
    }
    m_picture = {};
    setVisible(m_edition >= 0);
    if (m_edition < 0)
        return;
    retranslate();
    load();
}

/// Files can be large and their hash has to be checked, so they are read elsewhere.
void RulePdf::load()
{
    if (m_readEdition == m_edition) {
        wish();
        return;
    }
    if (m_reading >= 0)
        return;
    const model::Edition* edition = m_shelf->edition(m_edition);
    if (edition == nullptr)
        return;
    m_reading = m_edition;
    m_file.setFuture(QtConcurrent::run([path = edition->file, hash = edition->hash] {
        auto file = model::PdfFile::read(path);
        return file && file->hash == hash ? std::make_shared<model::PdfFile>(std::move(*file)) : nullptr;
    }));
}

void RulePdf::loaded()
{
    const qint64 read = std::exchange(m_reading, -1);
    const std::shared_ptr<model::PdfFile> file = m_file.result();
    const model::Edition* edition = m_shelf != nullptr ? m_shelf->edition(read) : nullptr;
    if (file != nullptr && edition != nullptr) {
        m_renderer = std::make_unique<model::PageRenderer>(*file, m_shelf->passwordOf(*edition));
        m_readEdition = read;
        connect(m_renderer.get(), &model::PageRenderer::drawn, this, [this](const model::PageWish& wish) {
            if (!(wish == m_wish))
                return;
            m_picture = m_renderer->picture(wish);
            update();
        });
    } else if (read == m_edition) {
        hide(); // it is gone or another file: the book's own page says so
        return;
    }
    if (m_edition >= 0)
        load();
}

QRectF RulePdf::part() const
{
    QRectF lines;
    for (const model::PageBox& line : m_link.lines)
        if (line.page == m_link.lines.front().page)
            lines = lines.isNull() ? line.box : lines.united(line.box);
    const double side = std::max(0.0, std::min(lines.left(), m_pageSize.width() - lines.right()) - kBeside);
    const QRectF wide(side, lines.top() - kAround, m_pageSize.width() - 2 * side,
                      lines.height() + 2 * kAround);
    return wide.intersected(QRectF(QPointF(), m_pageSize));
}

double RulePdf::scale() const
{
    return part().width() > 0 ? width() / part().width() : 1;
}

double RulePdf::lineHeight() const
{
    double points = 0;
    for (const model::PageBox& line : m_link.lines)
        points = std::max(points, line.box.height());
    return points * scale();
}

void RulePdf::wish()
{
    if (m_renderer == nullptr || m_edition != m_readEdition || width() < 50)
        return;
    m_isQuoted = lineHeight() < kLegible;
    m_quote->setVisible(m_isQuoted);
    if (m_isQuoted) {
        m_quote->setFont(m_theme.fonts().serif(Fonts::kBody + 1));
        setFixedHeight(kCaption + m_quote->heightForWidth(width()));
        m_picture = {};
        update();
        return;
    }
    // The rule itself comes first.
    const int most = parentWidget() == nullptr ? kHighest : std::min(kHighest, parentWidget()->height() / 3);
    setFixedHeight(kCaption + std::min(most, qRound(part().height() * scale())));
    m_wish = {m_link.lines.front().page, std::max(20, qRound(100 * scale() * devicePixelRatioF()))};
    m_picture = m_renderer->picture(m_wish);
    if (m_picture.isNull())
        m_renderer->setWishes({m_wish});
    update();
}

void RulePdf::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        wish();
}

void RulePdf::mouseReleaseEvent(QMouseEvent* event)
{
    QWidget::mouseReleaseEvent(event);
    if (rect().contains(event->position().toPoint()))
        Q_EMIT pageWanted(m_clause);
}

void RulePdf::paintEvent(QPaintEvent*)
{
    if (m_picture.isNull())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF shown = part();
    const double zoom = m_wish.percent / 100.0;
    const QRectF target(0, kCaption, width(), height() - kCaption);
    const double high = target.height() / scale();
    painter.drawImage(target, m_picture,
                      QRectF(shown.left() * zoom, shown.top() * zoom, shown.width() * zoom, high * zoom));
    QColor mark = m_theme.tokens().accent;
    mark.setAlphaF(0.16F);
    painter.setClipRect(target);
    for (const model::PageBox& line : m_link.lines)
        if (line.page == m_wish.page)
            painter.fillRect(QRectF((line.box.left() - shown.left()) * scale(),
                                    kCaption + (line.box.top() - shown.top()) * scale(),
                                    line.box.width() * scale(), line.box.height() * scale()),
                             mark);
    painter.setPen(m_theme.tokens().line);
    painter.drawRect(target.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace views
