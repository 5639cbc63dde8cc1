// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/guide/guide_dialog.h"

#include "views/text/text_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;

namespace {
constexpr std::size_t kMaxFoundSections = 12;
constexpr int kGuideSectionRole = Qt::UserRole;
} // namespace

GuideDialog::GuideDialog(model::Language language, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_theme(theme)
    , m_language(language)
    , m_field(new QLineEdit(this))
    , m_contents(new QTreeWidget(this))
    , m_page(new TextPage(this))
{
    setObjectName(u"guideDialog"_s);
    m_field->setObjectName(u"guideField"_s);
    m_contents->setObjectName(u"guideContents"_s);
    m_page->setObjectName(u"guidePage"_s);
    m_field->setClearButtonEnabled(true);
    m_field->setMaxLength(1000);
    m_contents->setHeaderHidden(true);
    m_contents->setTextElideMode(Qt::ElideRight);

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_field);
    left->addWidget(m_contents, 1);
    auto* sides = new QHBoxLayout(this);
    sides->setContentsMargins(16, 16, 16, 16);
    sides->setSpacing(12);
    sides->addLayout(left, 3);
    sides->addWidget(m_page, 5);
    resize(theme.scaled(1040), theme.scaled(640));

    connect(m_field, &QLineEdit::textChanged, this, &GuideDialog::showFound);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, &GuideDialog::follow);
    connect(m_page, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { showSection(link.toString()); });
    connect(&theme, &Theme::changed, this, [this] {
        style();
        m_chapter.clear();
        showPage();
    });
    style();
    fillContents();
    retranslate();
    showSection({});
}

void GuideDialog::showSection(const QString& id)
{
    const bool isKnown = guide().chapterWith(id) != nullptr;
    m_section = isKnown ? id : guide().chapters().front().id();
    if (!m_field->text().isEmpty())
        m_field->clear();
    for (QTreeWidgetItemIterator item(m_contents); *item != nullptr; ++item) {
        if ((*item)->data(0, kGuideSectionRole).toString() != m_section)
            continue;
        const QSignalBlocker quiet(m_contents);
        m_contents->setCurrentItem(*item);
        (*item)->setExpanded(true);
        break;
    }
    showPage();
}

void GuideDialog::setLanguage(model::Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    m_chapter.clear();
    fillContents();
    showSection(QString(m_section));
}

void GuideDialog::fillContents()
{
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    m_contents->setRootIsDecorated(true);
    for (const model::GuideChapter& chapter : guide().chapters()) {
        auto* top = new QTreeWidgetItem(m_contents, {chapter.title()});
        top->setData(0, kGuideSectionRole, chapter.id());
        for (const model::GuideSection& section : chapter.sections) {
            if (section.level != 2)
                continue;
            auto* item = new QTreeWidgetItem(top, {section.title});
            item->setData(0, kGuideSectionRole, section.id);
        }
    }
}

void GuideDialog::showFound()
{
    if (m_field->text().trimmed().isEmpty()) {
        fillContents();
        return;
    }
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    m_contents->setRootIsDecorated(false);
    for (const model::GuideHit& hit : guide().find(m_field->text(), kMaxFoundSections)) {
        auto* item = new QTreeWidgetItem(m_contents, {hit.title});
        item->setData(0, kGuideSectionRole, hit.section);
        item->setToolTip(0, hit.chapter);
    }
    if (m_contents->topLevelItemCount() == 0) {
        auto* nothing = new QTreeWidgetItem(m_contents, {tr("Nothing found. Try fewer words.")});
        nothing->setFlags(Qt::NoItemFlags);
        return;
    }
    m_contents->setCurrentItem(m_contents->topLevelItem(0));
    follow(m_contents->topLevelItem(0));
}

void GuideDialog::follow(const QTreeWidgetItem* item)
{
    if (item == nullptr || item->data(0, kGuideSectionRole).isNull())
        return;
    m_section = item->data(0, kGuideSectionRole).toString();
    showPage();
}

void GuideDialog::showPage()
{
    const model::GuideChapter* chapter = guide().chapterWith(m_section);
    if (chapter == nullptr)
        return;
    if (m_chapter != chapter->id()) {
        m_chapter = chapter->id();
        m_page->setMarkup(chapter->page);
    }
    if (m_section == m_chapter)
        m_page->moveCursor(QTextCursor::Start);
    else
        m_page->scrollToAnchor(m_section);
}

void GuideDialog::style()
{
    const Tokens& tokens = m_theme.tokens();
    m_page->document()->setDefaultFont(m_theme.fonts().interface(Fonts::kBody + 1));
    m_page->document()->setDocumentMargin(m_theme.scaled(24));
    m_page->document()->setDefaultStyleSheet(
        u"p, li { line-height: 140%; } a { color: %1; } code, pre { font-family: '%2'; } pre { white-space: pre-wrap; } th { color: %3; }"_s
            .arg(tokens.accent.name(), m_theme.fonts().fixed().family(), tokens.quietInk.name()));
}

void GuideDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void GuideDialog::retranslate()
{
    setWindowTitle(tr("User guide"));
    m_field->setPlaceholderText(tr("Search the guide"));
    m_field->setAccessibleName(tr("Search the guide"));
    m_contents->setAccessibleName(tr("Contents"));
    m_page->setAccessibleName(tr("Chapter"));
}

} // namespace views
