import { checkoutFailed } from "@vignette/domain/billing";
import type Stripe from "stripe";
import { listed, unlessCode } from "./or-refuse.ts";

/**
 * Pays back what was paid for an invoice. Repeated it does nothing, and a payment that the bank already takes back stays
 * with the bank. Source: docs/platforms/stripe.md#refunds.
 */
export async function refundInvoice(stripe: Stripe, invoice: string): Promise<void> {
  const payments = await stripe.invoicePayments.list({ invoice, status: "paid", limit: 100 });
  for (const { payment } of listed(payments)) {
    const paid = paidWith(payment);
    if (!paid) continue;
    const refund = await stripe.refunds
      .create(paid, { idempotencyKey: `refund:${Object.values(paid).join()}` })
      .catch(unlessCode("charge_already_refunded", "charge_disputed"));
    if (refund && refund.object !== "refund") throw checkoutFailed();
  }
}

function paidWith({ payment_intent, charge }: Stripe.InvoicePayment.Payment) {
  if (payment_intent) return { payment_intent: idOf(payment_intent) };
  return charge ? { charge: idOf(charge) } : null;
}

const idOf = (object: string | { id: string }) => (typeof object === "string" ? object : object.id);
