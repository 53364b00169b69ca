export { AnalyticsSummary, MetricSnapshot, MetricValues, ResultRow, totalOf } from "./metrics.ts";
