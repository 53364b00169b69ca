import { Subscription } from "@vignette/domain/billing";
import { ofAccount, record } from "../record.ts";

/** Collection `user_subscriptions`, keyed by uid. */
export const subscriptionRecords = record(
  "user_subscriptions",
  Subscription,
  { createdDate: "timestamp", subscriptionDate: "timestamp", updateDate: "timestamp" },
  ofAccount("subscription", { owner: "key" }),
);
