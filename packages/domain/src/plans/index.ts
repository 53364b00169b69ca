export { Amounts, defaultLimits, type LimitKey, Limits, limitKeys, Plan } from "./plan.ts";
