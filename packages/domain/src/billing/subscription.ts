import * as z from "zod/mini";
import { Instant } from "../kernel/index.ts";
import { Amounts } from "../plans/index.ts";

/** Which plan somebody is on. Collection `user_subscriptions`, keyed by uid. A missing record means the free plan. Source: spec §3, §4. */
export const Subscription = z.object({
  uid: z.string(),
  planId: z.string(),
  planName: z.string(),
  active: z.boolean(),
  currentState: z.string(),
  createdDate: Instant,
  subscriptionDate: z.nullable(Instant),
  updateDate: Instant,
  limitsUsed: Amounts,
});
export type Subscription = z.infer<typeof Subscription>;

/** The record of somebody who never chose a plan. Source: spec §4, Subscription. */
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
