// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/style.h"

#include <utility>
#include <vector>

namespace views {

Scheme schemeOf(const QPalette& palette)
{
    const int ink = palette.color(QPalette::WindowText).lightness();
    return ink > palette.color(QPalette::Window).lightness() ? Scheme::Dark : Scheme::Light;
}

QPalette paletteFor(const Tokens& tokens)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, const QColor& color) { palette.setColor(role, color); };
    set(QPalette::Window, tokens.ground);
    set(QPalette::WindowText, tokens.ink);
    set(QPalette::Base, tokens.raised);
    set(QPalette::AlternateBase, tokens.ground);
    set(QPalette::Text, tokens.ink);
    set(QPalette::PlaceholderText, tokens.quietInk);
    set(QPalette::Button, tokens.raised);
    set(QPalette::ButtonText, tokens.ink);
    set(QPalette::BrightText, tokens.onAccent);
    set(QPalette::ToolTipBase, tokens.raised);
    set(QPalette::ToolTipText, tokens.ink);
    set(QPalette::Link, tokens.accent);
    set(QPalette::LinkVisited, tokens.accent);
    set(QPalette::Highlight, tokens.accentTint);
    set(QPalette::HighlightedText, tokens.ink);
    set(QPalette::Light, tokens.raised);
    set(QPalette::Midlight, tokens.hoverTint);
    set(QPalette::Mid, tokens.line);
    set(QPalette::Dark, tokens.line);
    set(QPalette::Shadow, tokens.line);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, mixed(tokens.quietInk, tokens.ground, 0.7));
    return palette;
}

QString styleSheetFor(const Tokens& tokens, bool compact)
{
    QString sheet = QStringLiteral(R"(
QToolTip { background: @raised; color: @ink; border: 1px solid @line; padding: 4px 8px; }

QMenuBar { background: @sunken; border-bottom: 1px solid @line; padding: 2px 8px; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @accentTint; }
QMenu { background: @raised; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: @menuPad 32px @menuPad 28px; border-radius: 4px; }
QMenu::item:selected { background: @accentTint; color: @ink; }
QMenu::item:disabled { color: @quietInk; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QMenu::icon { left: 6px; }
QMenu::indicator { left: 8px; width: 14px; height: 14px; }

QStatusBar { background: @sunken; border-top: 1px solid @line; color: @quietInk; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @quietInk; padding: 2px 12px; }
QStatusBar QLabel#messageText { color: @ink; padding: 2px 8px; }
QStatusBar QPushButton { padding: 0 8px; }
QStatusBar QToolButton { padding: 1px; }

QLineEdit, QComboBox, QKeySequenceEdit, QSpinBox, QDoubleSpinBox {
    background: @raised; border: 1px solid @line; border-radius: 4px; padding: @fieldPad 8px;
    selection-background-color: @accentTint; selection-color: @ink; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus { border: 2px solid @focus; padding: @fieldPadFocus 7px; }
QComboBox { padding-right: 4px; combobox-popup: 0; }
QComboBox:focus { padding-right: 3px; }
QComboBox[role="active"] { background: @accentTint; border-color: @accent; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: @raised; border: 1px solid @line; selection-background-color: @accentTint;
    selection-color: @ink; outline: none; padding: 2px 0; }
QComboBox QAbstractItemView::item { min-height: 24px; padding: 1px 8px; }

QPushButton { background: @raised; color: @ink; border: 1px solid @line; border-radius: 4px; padding: @fieldPad 16px; }
QPushButton:hover { background: @hoverTint; }
QPushButton:pressed { background: @accentTint; }
QPushButton:focus { border: 2px solid @focus; padding: @fieldPadFocus 15px; }
QPushButton:disabled { color: @quietInk; background: @ground; }
QPushButton[role="primary"] { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton[role="primary"]:focus { border: 2px solid @focus; }
QPushButton[role="primary"]:disabled { background: @ground; color: @quietInk; border-color: @line; }
QPushButton[role="example"] { text-align: left; }
QPushButton[role="quiet"] { background: transparent; border-color: transparent; }
QPushButton[role="quiet"]:hover { background: @hoverTint; }
QPushButton[role="quiet"]:focus { border: 2px solid @focus; }

QToolButton { background: transparent; border: 2px solid transparent; border-radius: 4px; padding: 4px; }
QToolButton:hover { background: @hoverTint; }
QToolButton:checked { background: @accentTint; }
QToolButton:focus { border: 2px solid @focus; }

QLabel[role="quiet"] { color: @quietInk; }
QLabel[role="accent"] { color: @accent; }
QLabel[role="danger"] { color: @danger; }
QFrame[role="hairline"] { background: @line; border: none; max-height: 1px; min-height: 1px; }
QFrame[role="hairline-vertical"] { background: @line; border: none; max-width: 1px; min-width: 1px; }
QWidget[role="page"] { background: @raised; }

#sideBar { background: @sunken; border: none; border-right: 1px solid @line; }

QTabBar { background: transparent; border: none; }
QTabBar::tab { background: transparent; color: @quietInk; border: none; border-bottom: 2px solid transparent;
    padding: 8px 4px; margin-right: 20px; }
QTabBar::tab:hover { color: @ink; }
QTabBar::tab:selected { color: @ink; border-bottom: 2px solid @accent; }
QTabBar::tab:selected:focus { border-bottom: 2px solid @focus; }

QAbstractScrollArea { border: none; background: transparent; }
QListView, QTreeView, QTableView { background: @ground; color: @ink; border: none; outline: none;
    selection-background-color: @accentTint; selection-color: @ink; }
QTreeView::item { padding: @menuPad 8px; border: 0px solid @line; }
QTreeView::item:hover { background: @hoverTint; }
QTreeView::item:selected { background: @accentTint; color: @ink; }
QTableView::item { padding: 0px 8px; border: 0px solid @line; }
QTableView::item:selected { background: @accentTint; color: @ink; }
QTableView::item:focus { border: 2px solid @focus; padding: 0px 6px; }
QHeaderView { background: @ground; }
QHeaderView::section { background: @ground; color: @quietInk; border: none; border-bottom: 1px solid @line;
    padding: 6px 11px; }
QPlainTextEdit { background: @raised; border: 1px solid @line; border-radius: 4px; padding: 8px; }
QPlainTextEdit:focus { border: 2px solid @focus; padding: 7px; }

QProgressBar { background: @sunken; border: none; border-radius: 3px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QTextBrowser { background: transparent; }

QSplitter::handle { background: @line; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @line; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @quietInk; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider:horizontal { min-height: 20px; }
QSlider::groove:horizontal { background: @line; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { background: @raised; border: 2px solid @accent; width: 12px; height: 12px;
    margin: -6px 0; border-radius: 8px; }
)");
    // Longer names first, so that "@line" does not eat the start of another.
    const std::vector<std::pair<QString, QString>> words{
        {QStringLiteral("@fieldPadFocus"), compact ? QStringLiteral("2px") : QStringLiteral("5px")},
        {QStringLiteral("@fieldPad"), compact ? QStringLiteral("3px") : QStringLiteral("6px")},
        {QStringLiteral("@menuPad"), compact ? QStringLiteral("3px") : QStringLiteral("6px")},
        {QStringLiteral("@accentTint"), tokens.accentTint.name()},
        {QStringLiteral("@hoverTint"), tokens.hoverTint.name()},
        {QStringLiteral("@onAccent"), tokens.onAccent.name()},
        {QStringLiteral("@quietInk"), tokens.quietInk.name()},
        {QStringLiteral("@accent"), tokens.accent.name()},
        {QStringLiteral("@danger"), tokens.danger.name()},
        {QStringLiteral("@ground"), tokens.ground.name()},
        {QStringLiteral("@raised"), tokens.raised.name()},
        {QStringLiteral("@sunken"), tokens.sunken.name()},
        {QStringLiteral("@focus"), tokens.focus.name()},
        {QStringLiteral("@line"), tokens.line.name()},
        {QStringLiteral("@ink"), tokens.ink.name()},
    };
    for (const auto& [word, value] : words)
        sheet.replace(word, value);
    return sheet;
}

} // namespace views
