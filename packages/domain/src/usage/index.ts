export { type EarlierCounts, firstCounts } from "./first-counts.ts";
export { fitsLimit, overLimit, remaining, remainingOf } from "./limit.ts";
export { mailbox, PastUsage } from "./past-usage.ts";
export { type Period, periodAt } from "./period.ts";
export { resetText } from "./reset-text.ts";
export { UsageSummary } from "./summary.ts";
export { UsageLog } from "./usage-log.ts";
export { type PeriodCounts, type PeriodKey, periodId, UsagePeriod, usageExpiry } from "./usage-period.ts";
export { isOfPeriod, type StoredUsage, usedOf } from "./used.ts";
