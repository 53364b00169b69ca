export { fitsLimit, overLimit, remaining, remainingOf } from "./limit.ts";
export { type Period, periodAt } from "./period.ts";
export { resetText } from "./reset-text.ts";
export { UsageSummary } from "./summary.ts";
export { UsageLog } from "./usage-log.ts";
export { isOfPeriod, type StoredUsage, usedOf } from "./used.ts";
