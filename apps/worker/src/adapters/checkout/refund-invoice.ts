import { checkoutFailed } from "@vignette/domain/billing";
import type Stripe from "stripe";
import { listed, unlessCode } from "./or-refuse.ts";
import type { StripeCall } from "./stripe-call.ts";

/**
 * Pays back what was paid for an invoice. A repeated call does nothing. A payment that the bank is already taking back
 * is left to the bank. Source: docs/platforms/stripe.md#refunds.
 */
export async function refundInvoice(stripe: StripeCall, invoice: string): Promise<void> {
  const payments = await stripe<Stripe.ApiList<Stripe.InvoicePayment>>({
    method: "GET",
    path: "/invoice_payments",
    params: { invoice, status: "paid", limit: 100 } satisfies Stripe.InvoicePaymentListParams,
  });
  for (const { payment } of listed(payments)) {
    const paid = paidWith(payment);
    if (!paid) continue;
    const refund = await stripe<Stripe.Refund>({
      method: "POST",
      path: "/refunds",
      params: paid,
      key: `refund:${Object.values(paid).join()}`,
    }).catch(unlessCode("charge_already_refunded", "charge_disputed"));
    if (refund && refund.object !== "refund") throw checkoutFailed();
  }
}

function paidWith({ payment_intent, charge }: Stripe.InvoicePayment.Payment): Stripe.RefundCreateParams | null {
  if (payment_intent) return { payment_intent: idOf(payment_intent) };
  return charge ? { charge: idOf(charge) } : null;
}

const idOf = (object: string | { id: string }) => (typeof object === "string" ? object : object.id);
