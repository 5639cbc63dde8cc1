// SPDX-License-Identifier: GPL-3.0-or-later

// Nothing of its own: a kind of tests precompiles its headers with it (castellan_test_kind).
