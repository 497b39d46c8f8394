// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "text.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

namespace bench {
namespace {

// "At least as fast": what two runs of the same code differ by.
constexpr double kAsFast = 1 / 1.01;

std::string TextOf(const NamedValues &values) {
    std::string text;
    size_t width = 0;
    for (const auto &[name, value] : values)
        width = std::max(width, name.size());
    for (const auto &[name, value] : values)
        text += Format("%-*s  %s\n", static_cast<int>(width), name.c_str(), value.c_str());
    return text;
}

const char *Title(Kind kind) {
    switch (kind) {
    case Kind::kApart:
        return "each call independent of the one before; input and output apart";
    case Kind::kInPlace:
        return "each call independent of the one before; in place";
    case Kind::kChained:
        break;
    }
    return "each call needs the output of the one before; in place";
}

std::string Name(const Cell &cell) { return std::string(Facts(cell.mode).name) + " " + std::to_string(cell.bits); }

// Neighbours of one mode, key size and kind: one block of lines.
std::string TextOfBlock(const Result *from, const Result *to, By by) {
    constexpr int kColumn = 12;
    std::vector<std::string> names;
    for (const Result *result = from; result != to; result++) {
        for (const Line &line : result->lines) {
            if (std::find(names.begin(), names.end(), line.candidate) == names.end())
                names.push_back(line.candidate);
        }
    }
    const bool setup = from->cell.mode == Mode::kKeySetup;
    std::string text = Format("%-18s", Name(from->cell).c_str());
    for (const Result *result = from; result != to; result++)
        text += setup ? Format("%*s", kColumn, "cycles") : Format("%*zu", kColumn, result->cell.bytes);
    for (const std::string &name : names) {
        text += Format("\n  %-16s", name.c_str());
        for (const Result *result = from; result != to; result++) {
            std::string value = "-";
            for (const Line &line : result->lines) {
                if (line.candidate == name)
                    value =
                        setup ? Format("%.1f", Value(line.cycles, by))
                              : Format("%.3f", Value(line.cycles, by) / static_cast<double>(result->cell.call_bytes()));
            }
            text += Format("%*s", kColumn, value.c_str());
        }
    }
    if (names.size() > 1) {
        text += Format("\n  %-16s", "best peer");
        for (const Result *result = from; result != to; result++) {
            const Line *best = BestPeer(*result, by);
            text += Format("%*s", kColumn, best ? best->candidate.c_str() : "-");
        }
        text += Format("\n  %-16s", "ratio");
        for (const Result *result = from; result != to; result++)
            text += Format("%*s", kColumn, BestPeer(*result, by) ? Format("%.2fx", Ratio(*result, by)).c_str() : "-");
    }
    return text + "\n";
}

} // namespace

std::string Format(const char *format, ...) {
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

std::string TextOfHead(const Report &report) {
    return TextOf(report.machine) + "\n" + TextOf(report.peers) + "\n" + report.explained;
}

std::string TextOfTables(const Report &report, By by) {
    std::string text;
    size_t compared = 0, as_fast = 0;
    const Result *const end = report.results.data() + report.results.size();
    for (const Result *from = report.results.data(), *to = from; from != end; from = to) {
        const Cell &cell = from->cell;
        while (to != end && to->cell.kind == cell.kind && to->cell.mode == cell.mode && to->cell.bits == cell.bits) {
            compared += BestPeer(*to, by) != nullptr;
            as_fast += BestPeer(*to, by) && Ratio(*to, by) >= kAsFast;
            to++;
        }
        if (from == report.results.data() || from[-1].cell.kind != cell.kind)
            text +=
                Format("\nCycles per byte, %s of %zu or more samples: %s.\n", by == By::kMedian ? "median" : "minimum",
                       from->lines.front().cycles.samples, Title(cell.kind));
        text += "\n" + TextOfBlock(from, to, by);
    }
    if (compared)
        text += Format("\nAt least as fast as the best peer (within 1 %%) in %zu of %zu cells.\n", as_fast, compared);
    return text;
}

std::string TextOfFoot(const Report &report) { return "\n" + TextOf(report.disturbance); }

} // namespace bench
