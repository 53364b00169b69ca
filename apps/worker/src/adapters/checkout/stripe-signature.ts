import type { Instant } from "@vignette/domain/kernel";

/** Maximum age of a signature, in ms. Source: docs/platforms/stripe.md#webhooks. */
const TOLERANCE = 300_000;

/** A delivery of a webhook: its raw body, the header `stripe-signature` and the endpoint's secret. */
export type Delivery = { body: string; signature: string | null; secret: string; now: Instant };

/**
 * Whether Stripe signed exactly this body with the secret, at most 300 s ago. Source:
 * docs/platforms/stripe.md#webhooks.
 */
export async function isSigned({ body, signature, secret, now }: Delivery): Promise<boolean> {
  const parts = (signature ?? "").split(",").map((part) => part.split("="));
  const valuesOf = (name: string) => parts.flatMap(([key, value = ""]) => (key === name ? [value] : []));
  const [time = ""] = valuesOf("t");
  if (!/^\d+$/.test(time) || now - Number(time) * 1000 > TOLERANCE || secret === "") return false;
  const usage = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoded(secret), usage, false, ["verify"]);
  for (const value of valuesOf("v1")) {
    const bytes = bytesOfHex(value);
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, encoded(`${time}.${body}`)))) return true;
  }
  return false;
}

const encoded = (text: string) => new TextEncoder().encode(text);

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> | null {
  const pairs = /^(?:[0-9a-f]{2})+$/.test(hex) ? hex.match(/../g) : null;
  return pairs && Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
