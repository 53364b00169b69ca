import * as z from "zod/mini";
import { orAbsent, orDefault } from "../kernel/index.ts";

/** A number for each limited thing: how much of it was used. A count that cannot be read is 0. */
export const Amounts = z.object({
  videos: z.catch(z.number(), 0),
  projects: z.catch(z.number(), 0),
  images: z.catch(z.number(), 0),
  socialAccounts: z.catch(z.number(), 0),
});
export type Amounts = z.infer<typeof Amounts>;

const limit = orAbsent(z.number());

/** What a plan allows of each thing. -1 is unlimited; 0, absent or null is no limit. Source: spec §5. */
export const Limits = z.object({
  videos: limit,
  projects: limit,
  images: limit,
  socialAccounts: limit,
  /** AI credits in a month, and bytes of storage. -1 is unlimited; 0, absent or null is the plan's default, if it has one. Source: ADR 74. */
  credits: limit,
  storage: limit,
});
export type Limits = z.infer<typeof Limits>;

/**
 * A plan as it is sold. Collection `config_subscription`, keyed by plan id; `default` is the free plan. Source: spec §3. A field
 * that is absent or null has the spec's default: no price is Free, the period is a month (§9).
 */
export const Plan = z.object({
  name: z.string(),
  price: orDefault(z.number(), 0),
  period: orDefault(z.string(), "month"),
  order: orDefault(z.number(), 0),
  featured: orDefault(z.boolean(), false),
  active: orDefault(z.boolean(), true),
  contact: orAbsent(z.union([z.boolean(), z.string(), z.number()])),
  info: orDefault(z.string(), "Best for Startups"),
  description: orDefault(z.array(z.unknown()), []),
  limits: Limits,
  features: z.optional(z.unknown()),
  /** The price at the payment service. Plans without one cannot be bought. */
  priceId: orAbsent(z.string()),
});
export type Plan = z.infer<typeof Plan>;

/** Where a plan's limits cannot be read. Source: spec §9, Default fallback limits. */
export const defaultLimits: Amounts = { projects: 1, socialAccounts: 1, images: 10, videos: 3 };
