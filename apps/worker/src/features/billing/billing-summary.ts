import { GRANTED } from "@vignette/domain/billing";
import type { Instant } from "@vignette/domain/kernel";
import { nullIfUnreadable } from "../../adapters/documents/null-if-unreadable.ts";
import type { BillingStore } from "./store.ts";

/** A user's plan for the settings page. `state` is the payment service's; `endsAt` is set for a canceled plan. */
export type BillingSummary = {
  planId: string;
  planName: string;
  state: string;
  endsAt: Instant | null;
  manageable: boolean;
};

/** Without a record it is the free plan. Source: spec §4, Subscription. */
export async function billingSummary(billing: BillingStore, uid: string): Promise<BillingSummary> {
  const [record, buyer] = await Promise.all([
    billing.records.get(uid),
    billing.buyers.get(uid).catch(nullIfUnreadable),
  ]);
  const active = record?.value.active ? record.value : null;
  return {
    planId: active?.planId ?? "default",
    planName: active?.planName ?? "Free Plan",
    state: record?.value.currentState ?? "active",
    endsAt: active?.currentState === GRANTED ? null : (buyer?.value.endsAt ?? null),
    manageable: buyer !== null,
  };
}
