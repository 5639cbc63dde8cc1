// SPDX-License-Identifier: GPL-3.0-or-later

// Names, notes and rules that look like HTML, from every kind of file, on every page of the program: whatever
// shows them shows the letters. Each source names a picture of its own, so that a page that takes it for
// markup asks for that picture and is found out.
#include "app/gui/desk.h"
#include "model/decks/deck_store.h"
#include "model/library/ready_library.h"
#include "model/packs/pack_shelf.h"
#include "model/search/saved_searches.h"
#include "tests/support/gui_test.h"
#include "tests/support/sample_pack.h"
#include "views/cards/card_picture.h"
#include "views/cards/cards_place.h"
#include "views/decks/deck_builder.h"
#include "views/decks/decks_place.h"
#include "views/packs/packs_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/table/table_place.h"
#include "views/text/label.h"
#include "views/text/plain_texts.h"
#include "views/text/text_page.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSet>
#include <QTextBlock>
#include <QToolTip>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

const QString kGame = u"crimson-company"_s;

/// What somebody with bad intentions calls a thing. In a name of 40 characters there is room for it.
QString hostile(const char* source)
{
    return u"<img src=probe-%1><b>x</b>"_s.arg(QLatin1String(source));
}

QByteArray hostileText(const char* source)
{
    return hostile(source).toUtf8();
}

/// JSON with these sources in the place of their names in capitals.
QByteArray json(QByteArray text, std::initializer_list<const char*> sources)
{
    for (const char* source : sources)
        text.replace(QByteArray(source).toUpper(), hostileText(source));
    return text.replace('\'', '"');
}

/// A PDF of one page with an outline.
QByteArray pdfWithOutline(const QByteArray& title)
{
    const QByteArray text = "BT /F1 18 Tf 20 100 Td (A page of rules about castles and lanes) Tj ET";
    QByteArray pdf = "%PDF-1.4\n";
    QList<qsizetype> places;
    const auto add = [&](const QByteArray& body) {
        places << pdf.size();
        pdf += QByteArray::number(places.size()) + " 0 obj\n" + body + "\nendobj\n";
    };
    add("<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>");
    add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R "
        "/Resources << /Font << /F1 5 0 R >> >> >>");
    add("<< /Length " + QByteArray::number(text.size()) + " >>\nstream\n" + text + "\nendstream");
    add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
    add("<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>");
    add("<< /Title (" + title + ") /Parent 6 0 R /Dest [3 0 R /Fit] >>");
    add("<< /Title (" + title + ") >>");
    const qsizetype table = pdf.size();
    pdf += "xref\n0 9\n0000000000 65535 f \n";
    for (const qsizetype place : std::as_const(places))
        pdf += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
    pdf += "trailer\n<< /Size 9 /Root 1 0 R /Info 8 0 R >>\nstartxref\n" + QByteArray::number(table) +
           "\n%%EOF\n";
    return pdf;
}

} // namespace

class TestUntrustedText : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;
    QStringList m_loaded; ///< what any document wanted to read
    QStringList m_wrong;  ///< what takes text for markup, and where
    QSet<QString> m_seen; ///< sources whose letters were met
    int m_tips = 0;

    void look(const QString& text)
    {
        static const QRegularExpression probe(u"(?:<|&lt;)img src=probe-([a-z]+)(?:>|&gt;)"_s);
        for (auto each = probe.globalMatch(text); each.hasNext();)
            m_seen.insert(each.next().captured(1));
    }
    void wrong(const QWidget& widget, const char* why)
    {
        m_wrong << u"%1 “%2”: %3"_s.arg(QLatin1String(widget.metaObject()->className()), widget.objectName(),
                                        QLatin1String(why));
    }

    void checkTip(QWidget& owner, const QString& text)
    {
        look(text);
        if (!text.contains(u"probe-"))
            return;
        ++m_tips;
        QToolTip::showText(QPoint(10, 10), text, &owner);
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* tip = qobject_cast<QLabel*>(each); tip != nullptr && tip->inherits("QTipLabel")) {
                (void)tip->grab();
                if (tip->textFormat() != Qt::PlainText)
                    wrong(owner, "its tooltip is rich text");
            }
        QToolTip::hideText();
    }

    void checkRows(QAbstractItemView& view, const QModelIndex& parent)
    {
        const QAbstractItemModel& model = *view.model();
        for (int row = 0; row < std::min(model.rowCount(parent), 400); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (int role = Qt::DisplayRole; role < Qt::UserRole + 16; ++role) {
                    const QString text = model.data(index, role).toString();
                    if (role == Qt::ToolTipRole)
                        checkTip(view, text);
                    else
                        look(text);
                }
                if (column == 0)
                    checkRows(view, index);
            }
    }

    void checkWidget(QWidget& widget)
    {
        for (const QString& text :
             {widget.accessibleName(), widget.accessibleDescription(), widget.statusTip()})
            look(text);
        if (widget.windowTitle().contains(QChar(0x202e)) || widget.windowTitle().contains(u'\x1b'))
            wrong(widget, "its title has control characters");
        checkTip(widget, widget.toolTip());
        for (const QAction* action : widget.actions())
            checkTip(widget, action->toolTip());
        if (auto* face = QAccessible::queryAccessibleInterface(&widget); face != nullptr)
            for (const QAccessible::Text kind :
                 {QAccessible::Name, QAccessible::Description, QAccessible::Value})
                look(face->text(kind));
        if (auto* label = qobject_cast<QLabel*>(&widget)) {
            look(label->text());
            if (label->textFormat() == Qt::AutoText)
                wrong(widget, "it guesses what is rich text");
            if (label->textFormat() == Qt::RichText && qobject_cast<views::RichLabel*>(label) == nullptr)
                wrong(widget, "it is rich text");
            if (label->textFormat() == Qt::RichText && label->text().contains(u"<img"))
                wrong(widget, "it has markup of a file");
        }
        if (auto* page = qobject_cast<QTextEdit*>(&widget)) {
            look(page->toPlainText());
            if (qobject_cast<views::TextPage*>(page) == nullptr)
                wrong(widget, "it is no TextPage");
            for (QTextBlock block = page->document()->begin(); block.isValid(); block = block.next())
                for (auto at = block.begin(); !at.atEnd(); ++at)
                    if (at.fragment().charFormat().isImageFormat())
                        wrong(widget, "it has a picture of a file");
        }
        if (auto* edit = qobject_cast<QPlainTextEdit*>(&widget))
            look(edit->toPlainText());
        if (auto* edit = qobject_cast<QLineEdit*>(&widget))
            look(edit->text());
        if (auto* button = qobject_cast<QAbstractButton*>(&widget))
            look(button->text());
        if (auto* box = qobject_cast<QComboBox*>(&widget))
            for (int i = 0; i < box->count(); ++i) {
                look(box->itemText(i));
                checkTip(widget, box->itemData(i, Qt::ToolTipRole).toString());
            }
        if (auto* view = qobject_cast<QAbstractItemView*>(&widget);
            view != nullptr && view->model() != nullptr)
            checkRows(*view, view->rootIndex());
    }

    /// All that there is now: also what is hidden, and what the page of the moment paints.
    void walk()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!isBusy(), 30'000);
        for (int i = 0; i < 4; ++i)
            QApplication::processEvents();
        (void)m_desk->window().grab();
        for (QWidget* widget : QApplication::allWidgets())
            checkWidget(*widget);
    }
    [[nodiscard]] bool isBusy()
    {
        const views::Place* shown = m_desk->window().madePlace(m_desk->window().currentPlace());
        return shown != nullptr && shown->isBusy();
    }
    void visit(const QString& place)
    {
        m_desk->window().showPlace(place);
        walk();
    }
    void trigger(const char* id) { m_desk->actions().action(QString::fromLatin1(id))->trigger(); }
    template <class T>
    [[nodiscard]] T& place(const QString& id)
    {
        return *static_cast<T*>(m_desk->window().place(id));
    }
    /// Nothing was taken for markup, and the letters of these sources were met.
    void expect(const QStringList& sources)
    {
        m_wrong.removeDuplicates();
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.join(u'\n')));
        QVERIFY2(m_loaded.isEmpty(), qPrintable(u"wanted to read "_s + m_loaded.join(u", "_s)));
        for (const QString& source : sources)
            QVERIFY2(m_seen.contains(source), qPrintable(u"nothing shows the "_s + source));
    }

    static tests::SamplePack hostilePack()
    {
        tests::SamplePack pack;
        pack.manifest.title = {hostile("title"), hostile("title")};
        pack.manifest.authors = {hostile("author")};
        pack.manifest.licence = hostile("licence");
        pack.files[tests::SamplePack::cards()] =
            tests::sheetOf(tests::sampleCard("frost-witch", hostileText("card"), 3));
        pack.files[u"cards/crimson-company/boxes.json"_s] =
            json("{'boxes': [{'id': 'winter-box', 'characters': 1, 'name': {'en': 'BOX', 'de': 'BOX'}}]}",
                 {"box"});
        pack.files[u"cards/crimson-company/corrections.json"_s] = json(
            "{'corrections': [{'card': 'thief', 'name': {'en': 'CORRECTION'}, 'text': {'en': 'WORDING'}},"
            " {'card': 'monk', 'box': 'winter-box'}]}",
            {"correction", "wording"});
        pack.files[tests::SamplePack::clarifications()] =
            json("{'clarifications': [{'id': 'cl.frost-witch.self', 'cards': ['frost-witch'], 'clauses': [],"
                 " 'source': 'ruling', 'question': {'en': 'QUESTION', 'de': '?'},"
                 " 'answer': {'en': 'ANSWER', 'de': '.'}}]}",
                 {"question", "answer"});
        pack.files[tests::SamplePack::scenario()] =
            "scenario " + hostileText("scenario") + "\ngame crimson-company\nvariant duel\n";
        return pack;
    }

    void stock()
    {
        const auto library = model::readyLibrary(file(u"library.castellan"_s));
        QVERIFY(library);
        const model::SystemClock clock;
        const auto plan = model::planPack(
            *library->database, tests::writtenFile(file(u"h.castellan-pack"_s), hostilePack().zip()));
        QVERIFY(plan);
        for (const model::PackProblem& problem : plan->problems)
            QFAIL(qPrintable(model::PackWords::problem(problem)));
        QVERIFY(model::PackShelf(*library->database, clock).install(*plan));
        for (const char* source : {"deck", "opponent"}) {
            model::Deck deck = model::emptyDeck(kGame, u"tournament"_s);
            deck.name = hostile(source);
            deck.notes = hostile("notes");
            deck.tags = {hostile("tag")};
            deck.change(u"frost-witch"_s, 1);
            deck.change(u"thief"_s, 1);
            deck.change(u"gone-for-good"_s, 1, hostile("gone"));
            QVERIFY(model::DeckStore(*library->database, clock).save(deck));
        }
        QVERIFY(model::SavedSearches(*library->database).save(hostile("search"), u"strength:3"_s));
    }

protected:
    void setUp() override
    {
        m_loaded.clear();
        m_wrong.clear();
        m_seen.clear();
        m_tips = 0;
        QAccessible::setActive(true);
        QTextDocument::setDefaultResourceProvider([this](const QUrl& name) {
            m_loaded << name.toString();
            return QVariant();
        });
        stock();
        model::Settings(file(u"castellan.ini"_s)).setLanguage(model::Language::English);
        m_desk = std::make_unique<app::Desk>(
            app::Surroundings{file(u"castellan.ini"_s), file(u"library.castellan"_s)});
        m_desk->start();
        m_desk->window().resize(1280, 800);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->library().database() != nullptr, 20'000);
    }
    void tearDown() override
    {
        m_desk.reset();
        QTextDocument::setDefaultResourceProvider({});
    }

private Q_SLOTS:
    /// Else all of the other tests would find nothing.
    void anOrdinaryLabelIsFoundOut()
    {
        qApp->removeEventFilter(m_desk->findChild<views::PlainTexts*>());
        QLabel label(hostile("label"));
        label.setObjectName(u"ordinary"_s);
        label.show();
        (void)label.grab();
        QVERIFY(m_loaded.contains(u"probe-label"_s));
        checkWidget(label);
        QCOMPARE(m_wrong, QStringList{u"QLabel “ordinary”: it guesses what is rich text"_s});
        QToolTip::showText(QPoint(10, 10), hostile("tip"), &label);
        QVERIFY(m_loaded.contains(u"probe-tip"_s));
        QToolTip::hideText();
    }

    void labelsOfOurOwnNeedNoFilter()
    {
        qApp->removeEventFilter(m_desk->findChild<views::PlainTexts*>());
        views::Label label(hostile("label"));
        label.show();
        (void)label.grab();
        checkWidget(label);
        views::RichLabel rich;
        rich.setMarkup(model::Markup::of(u"<b>%1</b>", hostile("rich")));
        rich.show();
        (void)rich.grab();
        checkWidget(rich);
        expect({u"label"_s, u"rich"_s});
    }

    void labelsOfQtItselfShowPlainText()
    {
        QLabel label(hostile("label"));
        label.show();
        (void)label.grab();
        QCOMPARE(label.textFormat(), Qt::PlainText);
        checkTip(label, hostile("tip"));
        QCOMPARE(m_tips, 1);
        expect({u"tip"_s});
    }

    void cards()
    {
        visit(u"cards"_s);
        auto& cards = place<views::CardsPlace>(u"cards"_s);
        for (const char* action : {"card.savedSearches", "view.list", "card.printed", "card.printed"}) {
            trigger(action);
            walk();
        }
        cards.openCard(kGame, u"frost-witch"_s);
        walk();
        cards.openCard(kGame, u"thief"_s);
        walk();
        cards.search(u"probe"_s);
        walk();
        expect({u"card"_s, u"correction"_s, u"wording"_s, u"box"_s, u"question"_s, u"answer"_s, u"search"_s,
                u"deck"_s});
        QVERIFY(m_tips > 0);
    }

    void decks()
    {
        visit(u"decks"_s);
        auto& decks = place<views::DecksPlace>(u"decks"_s);
        const auto list = m_desk->workshop().store()->list();
        QVERIFY(list && list->size() == 2);
        QVERIFY(decks.openDeck(list->front().id));
        for (int page = 0; page < decks.builder().pageCount(); ++page) {
            decks.builder().showPage(page);
            if (auto* opponent = decks.findChild<QComboBox*>(u"opponent"_s);
                opponent != nullptr && opponent->count() > 1)
                opponent->setCurrentIndex(1);
            walk();
        }
        decks.importContent("1 Thief\n1 " + hostileText("line") + "\n", hostile("import") + u".txt"_s);
        walk();
        expect(
            {u"deck"_s, u"opponent"_s, u"notes"_s, u"tag"_s, u"gone"_s, u"card"_s, u"line"_s, u"import"_s});
    }

    void packs()
    {
        visit(u"packs"_s);
        auto& packs = place<views::PacksPlace>(u"packs"_s);
        tests::SamplePack refused = hostilePack();
        refused.manifest.id = u"other-court"_s;
        refused.manifest.title = {hostile("refused"), hostile("refused")};
        refused.files[u"scenarios/crimson-company/"_s + hostile("entry").remove(u'/') + u".scenario"_s] =
            "nothing";
        packs.look(tests::writtenFile(file(u"bad.castellan-pack"_s), refused.zip()));
        walk();
        packs.look(file(u"h.castellan-pack"_s));
        walk();
        packs.exportPack(kGame, {u"frost-witch"_s});
        walk();
        expect({u"title"_s, u"author"_s, u"licence"_s, u"card"_s, u"entry"_s});
    }

    void rulebook()
    {
        visit(u"rulebook"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->editions().canImport(), 20'000);
        const QString path = file(hostile("pdf").remove(u'/') + u".pdf"_s);
        tests::writtenFile(path, pdfWithOutline(hostileText("outline")));
        QSignalSpy imported(&m_desk->editions(), &model::EditionShelf::imported);
        m_desk->editions().import(path, model::Language::English);
        QTRY_COMPARE_WITH_TIMEOUT(imported.count(), 1, 30'000);
        auto& book = place<views::RulebookPlace>(u"rulebook"_s);
        book.showPdf(true);
        QTRY_VERIFY_WITH_TIMEOUT((walk(), m_seen.contains(u"outline"_s)), 20'000);
        book.showPdf(false);
        walk();
        expect({u"outline"_s, u"pdf"_s});
    }

    void table()
    {
        visit(u"table"_s);
        auto& table = place<views::TablePlace>(u"table"_s);
        QVERIFY(table.session().start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        walk();
        table.session().setName(table.session().timeline().here(), hostile("branch"));
        table.session().setNote(table.session().timeline().here(), hostile("step"));
        walk();
        m_desk->openInLab(QString::fromUtf8("scenario " + hostileText("lab") +
                                            "\ngame crimson-company\ngiven turn A deployment\ngiven left A: "
                                            "frost-witch\n\nscenario " +
                                            hostileText("second") + "\ngame crimson-company\ngiven left A: " +
                                            hostileText("unknown") + "\n"));
        walk();
        expect({u"branch"_s, u"step"_s, u"lab"_s, u"second"_s});
    }

    void editorAndPrint()
    {
        visit(u"editor"_s);
        visit(u"print"_s);
        visit(u"settings"_s);
        visit(u"welcome"_s);
        expect({u"deck"_s});
    }

    /// A browser would run what is in it.
    void aSavedPictureHasNoMarkupOfAName()
    {
        model::Card card;
        card.game = kGame;
        card.id = u"frost-witch"_s;
        card.name.en = card.name.de = u"<script>x</script>&\u001b"_s + hostile("card");
        QVERIFY(views::saveCardPicture(card, model::Language::English, file(u"card.svg"_s)));
        QFile svg(file(u"card.svg"_s));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&svg);
        QString title;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            QVERIFY(xml.name() != u"script" && xml.name() != u"b" && xml.name() != u"img");
            if (xml.name() == u"title")
                title = xml.readElementText();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY2(title.startsWith(u"<script>x</script>&\\u001b<img"), qPrintable(title));
    }

    void messages()
    {
        m_desk->open({u"/nowhere/"_s + hostile("file").remove(u'/')});
        walk();
        QFile unknown(file(hostile("kind").remove(u'/') + u".xyz"_s));
        QVERIFY(unknown.open(QIODevice::WriteOnly));
        m_desk->open({unknown.fileName()});
        walk();
        const QString damaged = file(hostile("match").remove(u'/') + u".match"_s);
        tests::writtenFile(damaged, "match " + hostileText("content"));
        m_desk->open({damaged});
        walk();
        expect({u"file"_s, u"kind"_s, u"match"_s});
    }
};

QTEST_MAIN(TestUntrustedText)
#include "test_untrusted_text.moc"
