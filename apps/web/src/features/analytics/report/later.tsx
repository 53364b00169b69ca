// What the report shows around its numbers and posts, in one file: each of them alone would be a request of its own.
export { BestTimes } from "../learned/best-times.tsx";
export { LearnedPanel } from "../learned/learned-panel.tsx";
export { NextTestPanel } from "../next-test/next-test-panel.tsx";
export { ReportFilters } from "../view/report-filters.tsx";
export { GainsChart } from "./gains-chart.tsx";
export { PrintHead } from "./print-head.tsx";
