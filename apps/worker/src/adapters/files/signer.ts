import type { SealingKeys } from "../sealing-keys.ts";

/** Signs short texts, for links that cannot be forged. */
export type Signer = {
  /** The signature in base64url. */
  sign: (text: string) => Promise<string>;
  holds: (text: string, signature: string) => Promise<boolean>;
};

/**
 * Signs with a key derived from the current secret; signatures of the old one hold as long as it is set. The secrets
 * have other uses too: `label` separates them. Source: ADR 50.
 */
export function signer({ current, old }: SealingKeys, label: string): Signer {
  const key = () => keyOf(current, label);
  const all = () => [key(), ...(old === null ? [] : [keyOf(old, label)])];
  return {
    sign: async (text) => toBase64Url(await crypto.subtle.sign("HMAC", await key(), encoded(text))),
    async holds(text, signature) {
      const bytes = fromBase64Url(signature);
      if (bytes === null) return false;
      for (const it of all()) if (await crypto.subtle.verify("HMAC", await it, bytes, encoded(text))) return true;
      return false;
    },
  };
}

/** Keys that this isolate has derived already: deriving one costs more than a signature. */
const keys = new Map<string, Promise<CryptoKey>>();

function keyOf(secret: string, label: string): Promise<CryptoKey> {
  const name = `${label} ${secret}`;
  const known = keys.get(name) ?? importKey(secret, label);
  keys.set(name, known);
  return known;
}

async function importKey(secret: string, label: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(secret), (it) => it.charCodeAt(0));
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  return await crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoded(label) },
    base,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign", "verify"],
  );
}

const encoded = (text: string) => new TextEncoder().encode(text);

function toBase64Url(signature: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (it) => it.charCodeAt(0));
  } catch {
    return null;
  }
}
