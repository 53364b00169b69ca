import type { Instant } from "@vignette/domain/kernel";
import Stripe from "stripe";
import * as z from "zod/mini";
import type { PaymentEvent } from "./checkout.ts";

/** Maximum age of a signature, in seconds. Source: docs/platforms/stripe.md#webhooks. */
const TOLERANCE = 300;

const telling = /^(checkout\.session\.completed|customer\.subscription\.\w+|invoice\.(paid|payment_failed))$/;

const Metadata = z.nullish(z.object({ uid: z.optional(z.string()) }));

/** The fields with the customer and, from our own metadata, the user in events that concern a plan. */
const Subject = z.object({
  customer: z.union([z.string(), z.object({ id: z.string() })]),
  client_reference_id: z.nullish(z.string()),
  metadata: Metadata,
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ metadata: Metadata })) })),
});

type Delivery = { body: string; signature: string | null; secret: string; now: Instant };

/** Reads a webhook delivery from Stripe. Its body is trusted only with a signature over exactly these bytes. */
export async function readStripeEvent(stripe: Stripe, delivery: Delivery): Promise<PaymentEvent | "forged" | null> {
  const event = await verified(stripe, delivery);
  if (event === null) return "forged";
  if (!telling.test(event.type)) return null;
  const subject = z.safeParse(Subject, event.data.object);
  if (!subject.success) return null;
  const { customer, client_reference_id, metadata, parent } = subject.data;
  const uid = metadata?.uid ?? client_reference_id ?? parent?.subscription_details?.metadata?.uid;
  const customerId = typeof customer === "string" ? customer : customer.id;
  return uid ? { id: event.id, type: event.type, uid, customerId } : null;
}

async function verified(stripe: Stripe, { body, signature, secret, now }: Delivery) {
  const crypto = Stripe.createSubtleCryptoProvider();
  try {
    return await stripe.webhooks.constructEventAsync(body, signature ?? "", secret, TOLERANCE, crypto, now);
  } catch {
    // A wrong signature, an expired one or no JSON: the sender does not learn which.
    return null;
  }
}
