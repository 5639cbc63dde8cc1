// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/edition_shelf.h"

#include "model/games/game_cards.h"
#include "model/rulebook/book_sentences.h"
#include "model/rulebook/edition_store.h"

#include <algorithm>

namespace model {

const EditionLink* EditionContent::placeOf(const QString& clause) const
{
    const auto found = std::find_if(links.begin(), links.end(), [&](const EditionLink& link) {
        return link.clause == clause && link.isFirst && link.isShown();
    });
    return found != links.end() ? &*found : nullptr;
}

std::vector<const EditionLink*> EditionContent::linksOf(int paragraph, const QString& asked) const
{
    std::vector<const EditionLink*> result;
    for (const EditionLink& link : links) {
        if (link.paragraph == paragraph && link.isShown())
            result.push_back(&link);
    }
    std::stable_sort(result.begin(), result.end(), [&](const EditionLink* a, const EditionLink* b) {
        if (a->isCorrected != b->isCorrected)
            return a->isCorrected;
        if ((a->clause == asked) != (b->clause == asked))
            return a->clause == asked;
        return a->confidence > b->confidence;
    });
    return result;
}

QString EditionContent::textOf(const EditionLink& link) const
{
    if (link.paragraph < 0 || static_cast<size_t>(link.paragraph) >= paragraphs.size() || link.lines.empty())
        return {};
    const PdfParagraph& paragraph = paragraphs[static_cast<size_t>(link.paragraph)];
    const auto first = std::find(paragraph.lines.begin(), paragraph.lines.end(), link.lines.front());
    const auto from = static_cast<int>(std::distance(paragraph.lines.begin(), first));
    const int to = from + static_cast<int>(link.lines.size()) - 1;
    QStringList texts;
    for (const BookSentence& sentence : sentencesOf({paragraph})) {
        if (sentence.firstLine >= from && sentence.lastLine <= to)
            texts << sentence.text;
    }
    return texts.isEmpty() ? paragraph.text : texts.join(u' ');
}

int EditionContent::paragraphAt(int page, const QPointF& place) const
{
    for (size_t i = 0; i < paragraphs.size(); ++i) {
        // Between its lines is in the paragraph too.
        QRectF around;
        for (const PageBox& line : paragraphs[i].lines) {
            if (line.page == page)
                around |= line.box;
        }
        if (around.adjusted(-2, -2, 2, 2).contains(place))
            return static_cast<int>(i);
    }
    return -1;
}

EditionShelf::EditionShelf(const QString& game, QObject* parent)
    : QObject(parent)
    , m_game(game)
{
    connect(&m_import, &QFutureWatcherBase::finished, this, &EditionShelf::finishImport);
    connect(&m_import, &QFutureWatcherBase::progressValueChanged, this,
            [this](int value) { Q_EMIT progress(value, m_import.progressMaximum()); });
}

EditionShelf::~EditionShelf()
{
    m_import.disconnect(this);
    m_import.cancel();
    m_import.waitForFinished();
}

void EditionShelf::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    reload();
}

QString EditionShelf::gameOfPage(const QString& searchId)
{
    if (pageOf(searchId))
        return m_game;
    for (const GameCards* game : allGameCards()) {
        if (m_database == nullptr || game->id() == m_game)
            continue;
        const auto editions = EditionStore(*m_database).editions(game->id());
        if (editions && pageOfSearchId(*editions, searchId))
            return game->id();
    }
    return {};
}

void EditionShelf::setLibrary(Database* database)
{
    if (isImporting()) {
        m_import.cancel();
        m_import.waitForFinished();
    }
    m_database = database;
    reload();
}

bool EditionShelf::canImport() const
{
    return m_database != nullptr && !m_database->isReadOnly();
}

void EditionShelf::reload()
{
    m_editions.clear();
    if (m_database != nullptr) {
        if (canImport())
            tell(refreshLinks(*m_database, m_game));
        if (auto editions = EditionStore(*m_database).editions(m_game))
            m_editions = std::move(editions).value();
        else
            Q_EMIT failed(editions.error());
    }
    Q_EMIT changed();
}

const Edition* EditionShelf::edition(qint64 key) const
{
    const auto found = std::find_if(m_editions.begin(), m_editions.end(),
                                    [key](const Edition& edition) { return edition.key == key; });
    return found != m_editions.end() ? &*found : nullptr;
}

std::optional<std::pair<qint64, int>> EditionShelf::pageOf(const QString& searchId) const
{
    const auto found = pageOfSearchId(m_editions, searchId);
    if (!found)
        return {};
    return std::pair{m_editions[found->first].key, found->second};
}

EditionContent EditionShelf::content(const Edition& edition)
{
    EditionContent content;
    if (m_database == nullptr)
        return content;
    EditionStore store(*m_database);
    auto pages = store.pages(edition);
    auto paragraphs = store.paragraphs(edition);
    auto links = store.links(edition);
    if (!pages || !paragraphs || !links) {
        Q_EMIT failed(!pages ? pages.error() : !paragraphs ? paragraphs.error() : links.error());
        return content;
    }
    return {std::move(pages).value(), std::move(paragraphs).value(), std::move(links).value()};
}

void EditionShelf::import(const QString& path, Language language, const QString& password)
{
    if (!canImport() || isImporting())
        return;
    m_request = {path, password, m_game, language};
    m_import.setFuture(importEditionInto(m_database->path(), m_request));
}

void EditionShelf::cancelImport()
{
    m_import.cancel();
}

void EditionShelf::finishImport()
{
    if (m_import.isCanceled() || m_import.future().resultCount() == 0) {
        Q_EMIT importCancelled();
        return;
    }
    const std::shared_ptr<EditionResult> result = m_import.result();
    if (!*result) {
        Q_EMIT importFailed(result->error(), m_request.path, m_request.language);
        return;
    }
    const EditionReport report = **result;
    if (!m_request.password.isEmpty())
        m_passwords.insert(report.edition.hash, m_request.password);
    reload();
    Q_EMIT imported(report);
}

void EditionShelf::remove(const Edition& edition)
{
    if (!canImport())
        return;
    tell(EditionStore(*m_database).remove(edition));
    // The edition may be one of ours, which go.
    reload();
}

void EditionShelf::correct(const Edition& edition, const QString& clause, std::optional<int> paragraph)
{
    if (!canImport())
        return;
    tell(EditionStore(*m_database).correct(edition, clause, paragraph));
    Q_EMIT linksChanged(edition.key);
}

void EditionShelf::takeBackCorrection(const Edition& edition, const QString& clause)
{
    if (!canImport())
        return;
    tell(EditionStore(*m_database).takeBackCorrection(edition, clause));
    Q_EMIT linksChanged(edition.key);
}

void EditionShelf::setPassword(const Edition& edition, const QString& password)
{
    m_passwords.insert(edition.hash, password);
}

void EditionShelf::tell(const StorageResult<Done>& done)
{
    if (!done)
        Q_EMIT failed(done.error());
}

} // namespace model
