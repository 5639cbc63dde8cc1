// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/print_history.h"

#include "model/storage/statement.h"
#include "model/storage/transaction.h"

#include <QCryptographicHash>
#include <QHash>

namespace model {

namespace {

struct Printed
{
    QString face;
    int copies = 0;
};

} // namespace

QString faceSignature(const Card& card, const SheetOptions& options)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const auto add = [&hash](const QString& text) {
        hash.addData(text.toUtf8());
        hash.addData(QByteArray(1, '\0'));
    };
    const auto addIn = [&](Language language) {
        add(languageCode(language));
        add(card.name.in(language));
        for (const CardEffect& effect : card.effects) {
            add(QString::number(static_cast<int>(effect.type)));
            if (!effect.label.in(language).isEmpty())
                add(effect.label.in(language));
            add(effect.text.in(language));
        }
    };
    add(QString::number(card.strength));
    add(sizeText(cardSizes(), options.card));
    addIn(options.language);
    if (options.second)
        addIn(*options.second);
    return QString::fromLatin1(hash.result().toHex());
}

PrintHistory::PrintHistory(Database& database, const Clock& clock)
    : m_database(database)
    , m_clock(clock)
{}

StorageResult<ProxyDeck> PrintHistory::onlyChanged(ProxyDeck deck, const QString& id,
                                                   const SheetOptions& options)
{
    QHash<QString, Printed> printed;
    Statement rows(m_database, QStringLiteral("SELECT card, face, copies FROM printed WHERE deck = ?"));
    if (auto ran = rows.run(id); !ran)
        return ran.error();
    const auto read = rows.eachRow([&printed](const QSqlQuery& row) {
        printed.insert(row.value(0).toString(), {row.value(1).toString(), row.value(2).toInt()});
    });
    if (!read)
        return read.error();
    for (ProxyCard& card : deck.cards) {
        const Printed had = printed.value(card.card.id);
        if (had.face == faceSignature(card.card, options))
            card.copies = std::max(0, card.copies - had.copies);
    }
    std::erase_if(deck.cards, [](const ProxyCard& card) { return card.copies == 0; });
    return deck;
}

StorageResult<Done> PrintHistory::remember(const ProxyDeck& deck, const QString& id,
                                           const SheetOptions& options, Part part)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    if (part == Part::Whole) {
        if (auto cleared = m_database.run(QStringLiteral("DELETE FROM printed WHERE deck = ?"), id); !cleared)
            return cleared.error();
    }
    Statement add(m_database,
                  QStringLiteral("INSERT OR REPLACE INTO printed (deck, card, face, copies, made) "
                                 "VALUES (?, ?, ?, ?, ?)"));
    const QString now = m_clock.now().toString(Qt::ISODate);
    for (const ProxyCard& card : deck.cards) {
        if (card.copies < 1)
            continue;
        if (auto added = add.run(id, card.card.id, faceSignature(card.card, options), card.copies, now);
            !added)
            return added.error();
    }
    return transaction->commit();
}

} // namespace model
