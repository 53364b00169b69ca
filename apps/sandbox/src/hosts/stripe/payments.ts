import { StripeError } from "./stripe-error.ts";
import { newStripeId, type StripeObjects } from "./stripe-objects.ts";
import type { Invoice, InvoicePayment, Metadata, PaymentIntent, Refund } from "./stripe-types.ts";
import type { StripeWebhooks } from "./webhooks.ts";

/** Invoices, what paid them, and refunds. Amounts are cents. Source: docs/platforms/stripe.md#refunds. */
export function stripePayments(objects: StripeObjects, webhooks: StripeWebhooks, now: () => number) {
  const stamp = () => ({ created: Math.floor(now() / 1000), livemode: false }) as const;
  const refundsOf = (payment: string) => objects.all("refund").filter((it) => it.payment_intent === payment);

  return {
    /** Charges a customer for a subscription: the paid invoice. */
    charge(customer: string, subscription: string, amount: number, metadata: Metadata): Invoice {
      const paid = { amount_paid: amount, currency: "usd", status: "paid" } as const;
      const invoice: Invoice = {
        id: newStripeId("in"),
        object: "invoice",
        billing_reason: "subscription_create",
        customer,
        amount_due: amount,
        ...paid,
        metadata: {},
        parent: { type: "subscription_details", subscription_details: { subscription, metadata } },
        ...stamp(),
      };
      const intent: PaymentIntent = {
        id: newStripeId("pi"),
        object: "payment_intent",
        customer,
        amount,
        amount_received: amount,
        currency: "usd",
        status: "succeeded",
        latest_charge: newStripeId("ch"),
        ...stamp(),
      };
      const payment: InvoicePayment = {
        id: newStripeId("inpay"),
        object: "invoice_payment",
        invoice: invoice.id,
        amount_requested: amount,
        ...paid,
        is_default: true,
        payment: { type: "payment_intent", payment_intent: intent.id },
        ...stamp(),
      };
      objects.put(invoice);
      objects.put(intent);
      objects.put(payment);
      return invoice;
    },
    paymentsOf: (invoice: string) => objects.all("invoice_payment").filter((it) => it.invoice === invoice),
    refundsOf,
    /** Pays back an amount, or all that is left. */
    refund(intent: PaymentIntent, amount: number | null, reason: string | null, metadata: Metadata): Refund {
      const left = intent.amount_received - refundsOf(intent.id).reduce((sum, it) => sum + it.amount, 0);
      if (left === 0) {
        const message = `Charge ${intent.latest_charge} has already been refunded.`;
        throw new StripeError(400, message, { code: "charge_already_refunded" });
      }
      if (amount !== null && (amount < 1 || amount > left)) {
        const message = `Refund amount (${inDollars(amount)}) is greater than unrefunded amount on charge (${inDollars(left)})`;
        throw new StripeError(400, message, { param: "amount" });
      }
      const { created } = stamp();
      const refund: Refund = {
        id: newStripeId("re"),
        object: "refund",
        amount: amount ?? left,
        currency: "usd",
        charge: intent.latest_charge,
        payment_intent: intent.id,
        reason,
        status: "succeeded",
        metadata,
        created,
      };
      objects.put(refund);
      webhooks.emit("refund.created", refund);
      return refund;
    },
  };
}
export type StripePayments = ReturnType<typeof stripePayments>;

const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
