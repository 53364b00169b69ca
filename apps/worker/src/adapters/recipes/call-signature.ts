import type { Instant } from "@vignette/domain/kernel";

/** How far a call's timestamp may be from now, in ms. Source: docs/recipe-calls.md#checks. */
const TOLERANCE = 300_000;
/** Bytes of a secret, and what it begins with. Source: docs/recipe-calls.md#the-secret. */
const SECRET_BYTES = 32;
const PREFIX = "whsec_";

/** A call as it arrived: its raw body and the three headers. */
export type SignedCall = { id: string; timestamp: string; signature: string; body: string };

/** A new secret: `whsec_` and 32 random bytes in base64. */
export const newCallSecret = (): string => PREFIX + toBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/**
 * Whether the holder of the secret signed exactly this body under this id, at most five minutes ago. Source:
 * docs/recipe-calls.md#checks.
 */
export async function isGenuineCall(
  { id, timestamp, signature, body }: SignedCall,
  secret: string,
  now: Instant,
): Promise<boolean> {
  if (id === "" || !/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > TOLERANCE) return false;
  const raw = fromBase64(secret.slice(PREFIX.length));
  if (!secret.startsWith(PREFIX) || raw === null) return false;
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const part of signature.split(" ").slice(0, SIGNATURES_MAX)) {
    const [version, value = ""] = part.split(",");
    const bytes = version === "v1" ? fromBase64(value) : null;
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return true;
  }
  return false;
}

/** Signatures of a call that are tried: a sender may sign with an old and a new secret. Our own choice. */
const SIGNATURES_MAX = 5;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (it) => it.charCodeAt(0));
  } catch {
    return null;
  }
}
