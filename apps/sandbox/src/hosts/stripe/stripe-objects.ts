import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type {
  CheckoutSession,
  Customer,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PortalSession,
  Refund,
  StripeEvent,
  StripeSubscription,
} from "./stripe-types.ts";

type Kinds = {
  "checkout.session": CheckoutSession;
  "billing_portal.session": PortalSession;
  customer: Customer;
  subscription: StripeSubscription;
  event: StripeEvent;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  refund: Refund;
};

/** Everything this Stripe knows, as the objects it answers with. Kept over restarts. */
export function stripeObjects(db: DatabaseSync) {
  db.exec(
    "CREATE TABLE IF NOT EXISTS stripe_objects (id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, seq INTEGER)",
  );
  return {
    put<K extends keyof Kinds>(object: Kinds[K] & { object: K }): void {
      db.prepare(
        "INSERT INTO stripe_objects (id, kind, body, seq) VALUES (?, ?, ?, (SELECT COUNT(*) FROM stripe_objects)) ON CONFLICT (id) DO UPDATE SET body = excluded.body",
      ).run(object.id, object.object, JSON.stringify(object));
    },
    get<K extends keyof Kinds>(kind: K, id: string): Kinds[K] | null {
      const row = db.prepare("SELECT body FROM stripe_objects WHERE kind = ? AND id = ?").get(kind, id);
      return row ? (JSON.parse(String(row.body)) as Kinds[K]) : null;
    },
    /** Newest first. */
    all<K extends keyof Kinds>(kind: K): Kinds[K][] {
      const rows = db.prepare("SELECT body FROM stripe_objects WHERE kind = ? ORDER BY seq DESC").all(kind);
      return rows.map((row) => JSON.parse(String(row.body)) as Kinds[K]);
    },
  };
}
export type StripeObjects = ReturnType<typeof stripeObjects>;

/** A new id as Stripe makes them: `sub_` and 24 hexadecimal digits. */
export const newStripeId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
