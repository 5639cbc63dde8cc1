// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/pdf_file.h"

#include <QCoreApplication>

namespace model {

/// Sentences about proxy sheets in the language of the program share one translation context.
struct ProxyWords
{
    Q_DECLARE_TR_FUNCTIONS(ProxyWords)

public:
    /// What is wrong with a sheet and what is possible, as whole sentences.
    [[nodiscard]] static QString problem(const SheetProblem& problem);
    /// Why nothing was written or printed.
    [[nodiscard]] static QString failure(const ProxyFailure& failure);

    /// On the sheet itself, in the language of its cards: "page 1 of 3".
    [[nodiscard]] static QString page(int number, int count, Language language);
};

} // namespace model
