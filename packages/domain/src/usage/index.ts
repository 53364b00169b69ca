export { AiSpend, monthOf, type ProviderSpend, spendByProvider, totalSpend } from "./credits/ai-spend.ts";
export { creditLimit } from "./credits/credit-limit.ts";
export {
  creditPrices,
  inCredits,
  type PaidVerb,
  PRICES_READ_AT,
  presenterCredits,
  trueCredits,
} from "./credits/credit-price.ts";
export { Credits, creditsTaken, heldBookings, SpendLine } from "./credits/credits.ts";
export { tooFast, tooFewCredits } from "./credits/refusals.ts";
export { PAID_CALLS, takeToken } from "./credits/token-bucket.ts";
export { fallbackLimits } from "./fallback-limits.ts";
export { type EarlierCounts, firstCounts } from "./first-counts.ts";
export { comesBack, fitsLimit, overLimit, remaining, remainingOf } from "./limit.ts";
export { mailbox, PastUsage } from "./past-usage.ts";
export { type Period, periodAt } from "./period.ts";
export { daysUntilReset, resetText } from "./reset-text.ts";
export { StorageUse, storageFull, storageLimit } from "./storage/storage.ts";
export { UsageSummary } from "./summary.ts";
export { UsageLog } from "./usage-log.ts";
export { type PeriodCounts, type PeriodKey, periodId, UsagePeriod, usageExpiry } from "./usage-period.ts";
export { isOfPeriod, type StoredUsage, usedInPeriod } from "./used.ts";
