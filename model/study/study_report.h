// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/proxies/paged_output.h"
#include "model/study/study_store.h"

#include <QCoreApplication>

#include <functional>

namespace model {

/// A study on one page of paper.
struct StudyReport
{
    Q_DECLARE_TR_FUNCTIONS(StudyReport)

public:
    /// The name of a card in the language of the report.
    using NameOf = std::function<QString(const std::string& card)>;
    /// `paper` in millimetres.
    [[nodiscard]] static PagedWork page(const StoredStudy& stored, const NameOf& nameOf, const QSizeF& paper,
                                        Language language);
};

} // namespace model
