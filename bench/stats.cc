// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "stats.h"

#include <algorithm>
#include <cmath>

namespace bench {

double Median(std::vector<double> values) {
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    const size_t half = values.size() / 2;
    return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

Summary Summarize(const std::vector<std::vector<double>> &runs) {
    Summary summary{0, 0, 0};
    std::vector<double> medians;
    for (const std::vector<double> &run : runs) {
        if (run.empty())
            continue;
        const double least = *std::min_element(run.begin(), run.end());
        summary.minimum = medians.empty() ? least : std::min(summary.minimum, least);
        summary.samples += run.size();
        medians.push_back(Median(run));
    }
    summary.median = Median(medians);
    return summary;
}

double GeometricMean(const std::vector<double> &values) {
    double sum = 0;
    for (double value : values)
        sum += std::log(value);
    return values.empty() ? 0 : std::exp(sum / static_cast<double>(values.size()));
}

} // namespace bench
