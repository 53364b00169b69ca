import { GRANTED } from "@vignette/domain/billing";
import { days, type Instant } from "@vignette/domain/kernel";
import { nullIfUnreadable } from "../../adapters/documents/null-if-unreadable.ts";
import type { BillingStore } from "./store.ts";

/** How long users see that a second subscription was refunded. Our own choice (ADR 46). */
const TOLD = days(30);

/**
 * A user's plan for the settings page. `state` is the payment service's; `endsAt` is set for a canceled plan,
 * `refundedAt` if a second subscription was canceled and refunded in the last 30 days.
 */
export type BillingSummary = {
  planId: string;
  planName: string;
  state: string;
  endsAt: Instant | null;
  refundedAt: Instant | null;
  manageable: boolean;
};

/** Without a record it is the free plan. Source: spec §4, Subscription. */
export async function billingSummary(billing: BillingStore, uid: string, now: Instant): Promise<BillingSummary> {
  const [record, buyer] = await Promise.all([
    billing.records.get(uid),
    billing.buyers.get(uid).catch(nullIfUnreadable),
  ]);
  const active = record?.value.active ? record.value : null;
  const refundedAt = buyer?.value.refundedAt ?? null;
  return {
    planId: active?.planId ?? "default",
    planName: active?.planName ?? "Free Plan",
    state: record?.value.currentState ?? "active",
    endsAt: active?.currentState === GRANTED ? null : (buyer?.value.endsAt ?? null),
    refundedAt: refundedAt !== null && now - refundedAt < TOLD ? refundedAt : null,
    manageable: buyer !== null && buyer.value.subscriptionId !== "",
  };
}
