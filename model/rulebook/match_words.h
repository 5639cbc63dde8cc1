// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/rulebook.h"

#include <QHash>
#include <QSet>

namespace model {

/// What a card is called in both languages.
struct CardName
{
    QString id;
    LocalText name;
    QStringList otherNames;
};

/// Turns text of one language into marks that can be compared, whoever wrote it: stems of words that mean
/// something, numbers as digits, names of cards as "card:monk", words of the glossary and what means the same
/// as "term:lane". German compounds are taken apart where their parts are known.
class MatchWords
{
public:
    MatchWords(const Rulebook& book, const std::vector<CardName>& cards, Language language);

    /// Words of these texts are parts that compounds may be made of.
    void learn(const QString& text);

    [[nodiscard]] QStringList marksOf(const QString& text) const;

    /// The card that a paragraph is about because it begins with its name and a colon, or is nothing but its
    /// name; empty if there is none.
    [[nodiscard]] QString leadingCard(const QString& text) const;
    /// The card in the name of a clause: "monk" of "cc.two.monk"; empty if there is none.
    [[nodiscard]] QString cardOfClause(const QString& clause) const;

private:
    void addPhrase(const QString& words, const QString& mark);
    [[nodiscard]] QStringList partsOf(const QString& word) const;

    Language m_language;
    QSet<QString> m_cards;
    QHash<QString, QString> m_phrases; ///< stems with blanks between → mark
    QHash<QString, int> m_longest;     ///< first stem → number of words of its longest phrase
    QSet<QString> m_known;             ///< stems that compounds are made of
};

} // namespace model
