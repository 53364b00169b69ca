import * as z from "zod/mini";

/** A number for each limited thing: a limit, or what was used of it. As a limit, -1 means unlimited. */
export const Amounts = z.object({
  videos: z.number(),
  projects: z.number(),
  images: z.number(),
  socialAccounts: z.number(),
});
export type Amounts = z.infer<typeof Amounts>;

/** What a plan allows of each thing. -1 is unlimited; 0 or absent is no limit. */
export const Limits = z.partial(Amounts);
export type Limits = z.infer<typeof Limits>;

/** A plan as it is sold. Collection `config_subscription`, keyed by plan id; `default` is the free plan. Source: spec §3. */
export const Plan = z.object({
  name: z.string(),
  price: z.number(),
  period: z._default(z.string(), "month"),
  order: z._default(z.number(), 0),
  featured: z._default(z.boolean(), false),
  active: z._default(z.boolean(), true),
  contact: z.optional(z.union([z.boolean(), z.string(), z.number()])),
  info: z._default(z.string(), "Best for Startups"),
  description: z._default(z.array(z.unknown()), []),
  limits: Limits,
  features: z.optional(z.unknown()),
  /** The price at the payment service. Plans without one cannot be bought. */
  priceId: z.optional(z.string()),
});
export type Plan = z.infer<typeof Plan>;

/** Where a plan's limits cannot be read. Source: spec §9, Default fallback limits. */
export const defaultLimits: Amounts = { projects: 1, socialAccounts: 1, images: 10, videos: 3 };
