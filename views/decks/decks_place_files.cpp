// SPDX-License-Identifier: GPL-3.0-or-later

// Decks come in and go out: files, links, the clipboard.
#include "model/decks/deck_rules_file.h"
#include "model/decks/formats/import_words.h"
#include "model/decks/formats/share_link.h"
#include "model/files/plain_file.h"
#include "model/games/game_cards.h"
#include "model/proxies/proxy_words.h"
#include "model/proxies/registration_sheet.h"
#include "views/decks/deck_builder.h"
#include "views/decks/decks_place.h"
#include "views/decks/import_page.h"
#include "views/decks/study_page.h"
#include "views/frame/work_strip.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPageSize>
#include <QPromise>
#include <QStackedWidget>
#include <QtConcurrentRun>

namespace views {

namespace {

/// A name that any file system takes.
QString fileNameFor(QString title)
{
    for (QChar& c : title)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c.unicode() < 32)
            c = u'-';
    return title + u'.' + model::kDeckFileEnding;
}

} // namespace

void DecksPlace::chooseImport(bool opponent)
{
    const QString path = m_files.fileToOpen(this, tr("Import a deck"), model::ImportWords::fileFilters(true));
    if (path.isEmpty())
        return;
    m_importsOpponent = opponent;
    importFile(path);
}

void DecksPlace::importFile(const QString& path)
{
    const auto content = model::readPlainFile(path, model::kLargestDeckFile);
    if (!content) {
        tell(QStringLiteral("deck.import"), MessageKind::Warning, [path, reason = content.error()] {
            return tr("%1 cannot be read: %2. Nothing was changed.").arg(QFileInfo(path).fileName(), reason);
        });
        return;
    }
    importContent(*content, QFileInfo(path).fileName());
}

void DecksPlace::importContent(const QByteArray& content, const QString& from)
{
    std::vector<model::CardDirectory> games;
    for (const model::GameCards* game : model::allGameCards())
        if (model::deckRulesOf(game->id()) != nullptr)
            games.push_back(m_workshop.cardsOf(game->id()));
    const bool link = from.isEmpty() && content.trimmed().startsWith(model::kShareLink.data());
    stopImport();
    if (content.size() <= model::kDeckReadAtOnce) {
        showImport(model::readDeckOfAnyGame(content, from, games), from, link);
        return;
    }
    m_readingDone = [this, from, link] { showImport(std::move(*m_reading.result()), from, link); };
    m_work->begin(from.isEmpty() ? tr("Reading the clipboard…") : tr("Reading “%1”…").arg(from));
    m_reading.setFuture(QtConcurrent::run(
        [content, from, games = std::move(games)](QPromise<std::shared_ptr<model::DeckReadResult>>& promise) {
            promise.setProgressRange(0, 100);
            const auto watch = [&promise](double done) {
                promise.setProgressValue(static_cast<int>(done * 100));
                return !promise.isCanceled();
            };
            promise.addResult(std::make_shared<model::DeckReadResult>(
                model::readDeckOfAnyGame(content, from, games, watch)));
        }));
}

void DecksPlace::stopImport()
{
    m_readingDone = {};
    m_reading.cancel();
    m_work->end();
}

void DecksPlace::showImport(model::DeckReadResult reading, const QString& from, bool link)
{
    if (!reading) {
        m_importsOpponent = false;
        const QString name = link ? tr("The link") : from.isEmpty() ? tr("The clipboard") : from;
        tell(QStringLiteral("deck.import"), MessageKind::Warning, [name, error = reading.error()] {
            return tr("%1 could not be read as a deck: %2 Nothing was changed.")
                .arg(name, model::ImportWords::refusal(error));
        });
        return;
    }
    if (m_importsOpponent && reading->deck.game != m_session.deck().game) {
        m_importsOpponent = false;
        tell(QStringLiteral("deck.import"), MessageKind::Warning, [this, from, game = reading->deck.game] {
            return tr("%1 is a deck for %2, so it cannot be paired with this one. Nothing was changed.")
                .arg(from, model::gameName(game, m_settings.language()));
        });
        return;
    }
    if (m_pages->currentIndex() != Import)
        m_beforeImport = static_cast<Page>(m_pages->currentIndex());
    m_workshop.setGame(reading->deck.game);
    m_import->show(link ? QString(model::kShareLink) : from, std::move(reading).value(), m_workshop.cards(),
                   m_settings.language());
    showPage(Import);
}

void DecksPlace::keepImport()
{
    model::Deck deck = m_import->reading().deck;
    deck.id = model::newDeckId();
    const auto* rules = model::deckRulesOf(deck.game);
    if (rules->variant(deck.variant.toStdString()) == nullptr) {
        // By its size it may be for what most decks are for; otherwise for the first variant.
        deck.variant = model::usualVariant(deck.game);
        for (const auto& violation : model::checkDeck(deck, m_workshop.cards()).violations)
            if (violation.fault == rules::decks::Fault::TooFew ||
                violation.fault == rules::decks::Fault::TooMany)
                deck.variant = QString::fromStdString(rules->variants.front().id);
    }
    if (m_importsOpponent && m_beforeImport == Builder && m_workshop.store() != nullptr) {
        m_importsOpponent = false;
        if (m_workshop.store()->save(deck)) {
            m_workshop.refreshDecks();
            showPage(Builder);
            m_builder->setOpponent(deck.id);
        }
        return;
    }
    m_importsOpponent = false;
    m_session.begin(deck);
    m_settings.setState(kOpenDeck, deck.id);
    showPage(Builder);
    if (m_workshop.store() != nullptr)
        save();
}

void DecksPlace::exportSheet()
{
    const auto deck = deckAtHand();
    if (!deck)
        return;
    QString suggestion = fileNameFor(tr("%1, registration").arg(nameOf(*deck)));
    suggestion = suggestion.left(suggestion.lastIndexOf(u'.')) + QStringLiteral(".pdf");
    const QString path =
        m_files.fileToSave(this, tr("Registration sheet"), suggestion, tr("Pages to print (*.pdf)"));
    if (path.isEmpty())
        return;
    const QSizeF paper = QPageSize::size(
        QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4,
        QPageSize::Millimeter);
    const auto failure =
        model::writePages(model::RegistrationSheet::pages(*deck, m_workshop.cardsOf(deck->game), {}, paper,
                                                          m_settings.language()),
                          path);
    const QString name = QFileInfo(path).fileName();
    if (failure)
        tell(QStringLiteral("deck.sheet"), MessageKind::Danger,
             [reason = model::ProxyWords::failure(*failure)] { return reason; });
    else
        tell(QStringLiteral("deck.sheet"), MessageKind::Good,
             [name] { return tr("The registration sheet was written to “%1”.").arg(name); });
}

void DecksPlace::exportStudy()
{
    QString suggestion = fileNameFor(tr("%1, study").arg(nameOf(m_session.deck())));
    suggestion = suggestion.left(suggestion.lastIndexOf(u'.')) + QStringLiteral(".csv");
    const QString path =
        m_files.fileToSave(this, tr("Export the study"), suggestion,
                           tr("Table (*.csv);;JSON (*.json);;Picture (*.png);;Report to print (*.pdf)"));
    if (path.isEmpty())
        return;
    const auto failure = m_study->exportTo(path);
    const QString name = QFileInfo(path).fileName();
    if (failure)
        tell(QStringLiteral("deck.study"), MessageKind::Danger,
             [name, reason = *failure] { return tr("“%1” cannot be written: %2.").arg(name, reason); });
    else
        tell(QStringLiteral("deck.study"), MessageKind::Good,
             [name] { return tr("The study was exported to “%1”.").arg(name); });
}

void DecksPlace::exportDeck()
{
    const auto deck = deckAtHand();
    if (!deck)
        return;
    const QString path = m_files.fileToSave(this, tr("Export the deck"), fileNameFor(nameOf(*deck)),
                                            model::ImportWords::fileFilters(false));
    if (path.isEmpty())
        return;
    const auto format = model::formatOfName(path).value_or(model::DeckFormat::Castellan);
    const auto saved = model::saveDeckFile(
        path, model::writeDeck(*deck, format, m_workshop.cardsOf(deck->game), m_settings.language()));
    const bool whole = model::keepsEverything(format);
    if (saved)
        tell(QStringLiteral("deck.export"), MessageKind::Good, [path, whole] {
            return whole ? tr("The deck was exported to %1.").arg(path)
                         : tr("The cards were exported to %1. This format does not support variant, sleeves "
                              "or options.")
                               .arg(path);
        });
    else
        tell(QStringLiteral("deck.export"), MessageKind::Warning, [path, why = saved.error()] {
            return tr("%1 could not be written (%2). The previous file is unchanged.").arg(path, why);
        });
}

void DecksPlace::copyLink()
{
    if (const auto deck = deckAtHand()) {
        QGuiApplication::clipboard()->setText(model::deckToLink(*deck, m_workshop.cardsOf(deck->game)));
        tell(QStringLiteral("deck.copy"), MessageKind::Good,
             [] { return tr("A link with the whole deck was copied to the clipboard."); });
    }
}

void DecksPlace::copyText()
{
    if (const auto deck = deckAtHand()) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(model::writeDeck(
            *deck, model::DeckFormat::Text, m_workshop.cardsOf(deck->game), m_settings.language())));
        tell(QStringLiteral("deck.copy"), MessageKind::Good,
             [] { return tr("The deck was copied to the clipboard as text."); });
    }
}

void DecksPlace::pasteDeck()
{
    m_importsOpponent = false;
    importContent(QGuiApplication::clipboard()->text().toUtf8(), {});
}

} // namespace views
