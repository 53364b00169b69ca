import { defaultLimits, type Limits } from "../plans/index.ts";
import { creditLimit } from "./credits/credit-limit.ts";
import { storageLimit } from "./storage/storage.ts";

/**
 * What applies while a plan cannot be read or does not exist: the default limits, and the plan's default of credits and
 * storage. A plan without such a default gets those of the free plan: what cannot be read must not mean unlimited spending.
 * Source: spec §8, Config and limits; ADR 74.
 */
export function fallbackLimits(planId: string): Limits {
  const known = Number.isFinite(creditLimit(planId, 0)) ? planId : "default";
  return { ...defaultLimits, credits: creditLimit(known, 0), storage: storageLimit(known, 0) };
}
