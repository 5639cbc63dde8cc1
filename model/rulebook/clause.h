// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"

#include <QStringList>

#include <vector>

namespace model {

/// What people ask about a rule, in their own words; one entry for each phrasing.
struct AskedQuestions
{
    QStringList en;
    QStringList de;

    [[nodiscard]] const QStringList& in(Language language) const
    {
        return language == Language::German ? de : en;
    }
    friend bool operator==(const AskedQuestions&, const AskedQuestions&) = default;
};

/// Words that mean the same to people who ask, in any language.
struct SynonymGroup
{
    QStringList words;

    friend bool operator==(const SynonymGroup&, const SynonymGroup&) = default;
};

/// A clause of a rulebook with its texts. Told apart by its stable id ("cc.score.tie").
struct Clause
{
    QString id;
    LocalText section; ///< the title of its section
    LocalText title;
    LocalText text;   ///< Markdown; links as [[cc.x]], [[card:monk]], [[term:lane]]
    LocalText ruling; ///< what we decided where the book is silent; empty where it decides
    QString source;
    QStringList related; ///< ids of clauses
    QStringList cards;   ///< ids of cards it is about
    QStringList terms;   ///< ids of the glossary
    QStringList scenarios;
    QString variant{};      ///< the only variant it holds in; empty: always
    AskedQuestions asked{}; ///< for searching, not shown

    friend bool operator==(const Clause&, const Clause&) = default;
};

/// A scenario that shows something: its file below tests/scenarios of the game, without the ending, and its
/// title there.
struct ScenarioRef
{
    QString path;
    QString title;

    friend bool operator==(const ScenarioRef&, const ScenarioRef&) = default;
};

/// A question that players ask, with its answer; about any number of cards and clauses.
struct Clarification
{
    QString id;
    LocalText question;
    LocalText answer;
    QString source; ///< "rulebook", or "ruling" where we decided
    QStringList cards;
    QStringList clauses;
    std::vector<ScenarioRef> scenarios;
    AskedQuestions asked{}; ///< for searching, not shown

    friend bool operator==(const Clarification&, const Clarification&) = default;
};

/// An entry of the glossary.
struct Term
{
    QString id;
    LocalText name;
    LocalText meaning;
    QStringList synonymsEn;
    QStringList synonymsDe;
    QString clause;

    friend bool operator==(const Term&, const Term&) = default;
};

} // namespace model
