import * as z from "zod/mini";
import { Instant, UNKNOWN_TIME } from "../kernel/index.ts";
import { Amounts } from "../plans/index.ts";

/**
 * The plan that a user is on. Collection `user_subscriptions`, keyed by uid. A missing record means the free plan, and
 * so does a field that cannot be read. Source: spec §3, §4.
 */
export const Subscription = z.object({
  uid: z.string(),
  planId: z.catch(z.string(), "default"),
  planName: z.catch(z.string(), "Free Plan"),
  active: z.catch(z.boolean(), true),
  currentState: z.catch(z.string(), "active"),
  createdDate: z.catch(Instant, UNKNOWN_TIME),
  subscriptionDate: z.catch(z.nullable(Instant), null),
  updateDate: z.catch(Instant, UNKNOWN_TIME),
  limitsUsed: z.catch(Amounts, { videos: 0, projects: 0, images: 0, socialAccounts: 0 }),
});
export type Subscription = z.infer<typeof Subscription>;

/** The record of a user who never chose a plan. Source: spec §4, Subscription. */
export function defaultSubscription(uid: string, now: Instant): Subscription {
  return {
    uid,
    planId: "default",
    planName: "Free Plan",
    active: true,
    currentState: "active",
    createdDate: now,
    subscriptionDate: now,
    updateDate: now,
    limitsUsed: { videos: 0, projects: 0, images: 0, socialAccounts: 0 },
  };
}
