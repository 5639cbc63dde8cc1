// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query_scanner.h"

namespace model {

/// Words one after the other as a part of a query; nothing if no letter or digit is in the text.
[[nodiscard]] QueryNode wordsNode(QueryField field, QStringView text, WordFit fit);

/// Words that were not quoted: a star at the end asks for a beginning.
[[nodiscard]] QueryNode bareWordsNode(QueryField field, QStringView text);

/// What `field` with this value asks for. What does not fit becomes a problem between `begin` and where the
/// scanner stands, and asks for nothing. `language` is set by `lang:`, which is a scope of the whole query.
[[nodiscard]] QueryNode valueNode(QueryField field, const QueryOperator& op, const QString& value,
                                  std::optional<WordFit> quoted, qsizetype begin, QueryScanner& scanner,
                                  std::optional<Language>& language);

} // namespace model
