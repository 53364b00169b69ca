import type { Stripe } from "../stripe.ts";
import { missingParameter, noSuch } from "../stripe-error.ts";
import { type Calls, found, idOf, matches } from "./calls.ts";

/** `/v1/invoices`, `/v1/invoice_payments`, `/v1/payment_intents` and `/v1/refunds`. Source: docs/platforms/stripe.md#refunds. */
export function paymentCalls(calls: Calls, { objects, payments }: Stripe): void {
  calls.list("/v1/invoices", ["customer", "status", "subscription"], (query) =>
    objects
      .all("invoice")
      .filter((it) => matches(query.get("customer"), it.customer) && matches(query.get("status"), it.status))
      .filter((it) => matches(query.get("subscription"), it.parent.subscription_details.subscription)),
  );
  calls.get("/v1/invoices/:id", [], (c) => found(objects.get("invoice", idOf(c)), "invoice", idOf(c)));
  calls.list("/v1/invoice_payments", ["invoice", "status"], (query) =>
    objects
      .all("invoice_payment")
      .filter((it) => matches(query.get("invoice"), it.invoice) && matches(query.get("status"), it.status)),
  );
  calls.get("/v1/payment_intents/:id", [], (c) =>
    found(objects.get("payment_intent", idOf(c)), "payment_intent", idOf(c)),
  );
  calls.list("/v1/refunds", ["payment_intent", "charge"], (query) =>
    objects
      .all("refund")
      .filter((it) => matches(query.get("payment_intent"), it.payment_intent))
      .filter((it) => matches(query.get("charge"), it.charge)),
  );
  calls.get("/v1/refunds/:id", [], (c) => found(objects.get("refund", idOf(c)), "refund", idOf(c)));
  calls.post("/v1/refunds", ["payment_intent", "charge", "amount", "reason", "metadata[*]"], (body) => {
    const id = body.get("payment_intent");
    const charge = body.get("charge");
    if (!id && !charge) throw missingParameter("payment_intent");
    const intent = objects.all("payment_intent").find((it) => (id ? it.id === id : it.latest_charge === charge));
    if (!intent)
      throw id ? noSuch("payment_intent", id, "payment_intent", 400) : noSuch("charge", charge ?? "", "charge", 400);
    const amount = body.get("amount");
    return payments.refund(
      intent,
      amount === null ? null : Number(amount),
      body.get("reason"),
      body.fields("metadata"),
    );
  });
}
