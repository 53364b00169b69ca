export { Amounts, defaultLimits, type LimitKey, limitKeys, Plan } from "./plan.ts";
