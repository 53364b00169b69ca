import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { HostDeps } from "../../host.ts";
import { newStripeId, type StripeObjects } from "./stripe-objects.ts";
import type { StripeEvent } from "./stripe-types.ts";

/** The local Worker's STRIPE_WEBHOOK_SECRET. */
export const WEBHOOK_SECRET = "whsec_sandbox_webhook_secret";

/** How events travel. `reversed` collects what happens at once and delivers the last first. */
const DeliverySettings = z.strictObject({
  copies: z._default(z.int().check(z.minimum(1), z.maximum(5)), 1),
  reversed: z._default(z.boolean(), false),
  paused: z._default(z.boolean(), false),
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 300),
});

/** The types that the app's endpoint is subscribed to; others are only listed. Source: docs/platforms/stripe.md#webhooks. */
const SUBSCRIBED = /^(checkout\.session\.completed|customer\.subscription\.\w+|invoice\.(paid|payment_failed))$/;
export const isDelivered = ({ type }: Pick<StripeEvent, "type">): boolean => SUBSCRIBED.test(type);

/** Waits between tries, in ms. The real one goes on for three days. */
const RETRIES = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

type Delivery = { at: string; eventId: string; type: string; status: number | null };

/** Events: recorded, signed, and sent to the app until it answers 2xx. */
export function stripeWebhooks(deps: Pick<HostDeps, "now" | "deliver" | "appOrigins">, objects: StripeObjects) {
  let settings = DeliverySettings.parse({});
  let waiting: StripeEvent[] = [];
  const deliveries: Delivery[] = [];
  const address = `${deps.appOrigins[0] ?? ""}/webhooks/stripe`;

  function emit(type: string, object: object, previous?: Record<string, unknown>): void {
    const event: StripeEvent = {
      id: newStripeId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: Math.floor(deps.now() / 1000),
      type,
      livemode: false,
      data: { object: { ...object }, ...(previous && { previous_attributes: previous }) },
      request: { id: null, idempotency_key: null },
      pending_webhooks: isDelivered({ type }) ? 1 : 0,
    };
    objects.put(event);
    if (!isDelivered(event)) return;
    waiting.push(event);
    if (waiting.length === 1) later(settings.delayMs, flush);
  }

  function flush(): void {
    const batch = settings.reversed ? waiting.toReversed() : waiting;
    waiting = [];
    if (!settings.paused) void inOrder(batch.flatMap((event) => Array.from({ length: settings.copies }, () => event)));
  }

  async function inOrder(events: readonly StripeEvent[]): Promise<void> {
    for (const event of events) await deliver(event, 0);
  }

  /** One try; a failed one is repeated later. */
  async function deliver(event: StripeEvent, tries: number): Promise<number | null> {
    const { body, signature } = signed(event, deps.now());
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
    const answer = await deps.deliver(address, { method: "POST", headers, body }).catch(() => null);
    const status = answer?.status ?? null;
    await answer?.body?.cancel();
    deliveries.unshift({ at: new Date(deps.now()).toISOString(), eventId: event.id, type: event.type, status });
    const wait = RETRIES[tries];
    if (!answer?.ok && wait !== undefined) later(wait, () => void deliver(event, tries + 1));
    return status;
  }

  return {
    emit,
    deliverNow: (event: StripeEvent) => deliver(event, RETRIES.length),
    deliveries: () => deliveries,
    settings: () => settings,
    change: (change: unknown) => {
      settings = DeliverySettings.parse(change);
      return settings;
    },
  };
}
export type StripeWebhooks = ReturnType<typeof stripeWebhooks>;

/** A payload with its signature header. Source: docs/platforms/stripe.md#webhooks. */
export function signed(event: StripeEvent, now: number): { body: string; signature: string } {
  const body = JSON.stringify(event);
  const seconds = Math.floor(now / 1000);
  const digest = createHmac("sha256", WEBHOOK_SECRET).update(`${seconds}.${body}`).digest("hex");
  return { body, signature: `t=${seconds},v1=${digest}` };
}

/** A timer that keeps no process alive. */
function later(milliseconds: number, work: () => void): void {
  setTimeout(work, milliseconds).unref();
}
