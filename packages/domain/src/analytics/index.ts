export * from "./learning/index.ts";
export { type CountName, countNames, type MetricName, MetricSnapshot, MetricValues, noValues } from "./metrics.ts";
export { PostFacts, postFacts } from "./post-facts.ts";
export { afterReading, type Latest } from "./readings/after-reading.ts";
export { DailySpan, DailyTotals, Gains, GainsOfDay } from "./readings/daily-totals.ts";
export { countedOf, type DayGain, dayOf, summed } from "./readings/gains.ts";
export { firstReadingAt, nextReadingAt, publishedAtOf } from "./readings/measuring-plan.ts";
export { Day, ReadingDay, ReadingPoint } from "./readings/reading-day.ts";
export { withPoint } from "./readings/with-point.ts";
export { type Compared, type Comparison, comparisonOf } from "./report/comparison.ts";
export { type DayInReport, gainedByDay, gainedIn } from "./report/gained-in.ts";
export {
  customPeriod,
  dayAfter,
  daysIn,
  isIn,
  LONGEST_PERIOD,
  lastDays,
  lengthOf,
  type Period,
  periodBefore,
  periodLengths,
  startOf,
} from "./report/period.ts";
export { kindAndLook, type Selection, selected, wholeProject } from "./report/selection.ts";
export { type SummedMetric, summedMetrics, tells } from "./report/summed-metrics.ts";
export { AnalyticsSummary, measuredIn, ResultRow } from "./result-row.ts";
export { type Suggestion, SuggestionsInput, suggestions } from "./suggestions/suggestions.ts";
export { totalOf, watchedShare } from "./totals.ts";
export { type WeeklyDigest, weeklyDigest } from "./weekly/digest.ts";
export { nextMonday, weekBefore } from "./weekly/monday.ts";
export { WeekInNumbers, weekInNumbers } from "./weekly/week-in-numbers.ts";
export { WeeklyReport, WeeklyReportInput, WeeklyReportView } from "./weekly/weekly-report.ts";
