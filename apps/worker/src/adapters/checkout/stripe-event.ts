import * as z from "zod/mini";
import type { PaymentEvent } from "./checkout.ts";
import { type Delivery, isSigned } from "./stripe-signature.ts";

const telling = /^(checkout\.session\.completed|customer\.subscription\.\w+|invoice\.(paid|payment_failed))$/;

const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });

const Metadata = z.nullish(z.object({ uid: z.optional(z.string()) }));

/** The fields with the customer and, from our own metadata, the user in events that concern a plan. */
const Subject = z.object({
  customer: z.union([z.string(), z.object({ id: z.string() })]),
  client_reference_id: z.nullish(z.string()),
  metadata: Metadata,
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ metadata: Metadata })) })),
});

/** Reads a webhook delivery from Stripe. Its body is trusted only with a signature over exactly these bytes. */
export async function readStripeEvent(delivery: Delivery): Promise<PaymentEvent | "forged" | null> {
  const event = (await isSigned(delivery)) ? eventIn(delivery.body) : null;
  // A wrong signature, an expired one or no event: the sender does not learn which.
  if (event === null) return "forged";
  if (!telling.test(event.type)) return null;
  const subject = z.safeParse(Subject, event.data.object);
  if (!subject.success) return null;
  const { customer, client_reference_id, metadata, parent } = subject.data;
  const uid = metadata?.uid ?? client_reference_id ?? parent?.subscription_details?.metadata?.uid;
  const customerId = typeof customer === "string" ? customer : customer.id;
  return uid ? { id: event.id, type: event.type, uid, customerId } : null;
}

function eventIn(body: string): z.infer<typeof Event> | null {
  try {
    return z.safeParse(Event, JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
