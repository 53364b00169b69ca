import { keyIdOf, type SealingKeys } from "./sealing-keys.ts";

/** Encrypts texts, so that access to a document does not reveal them. */
export type TextSeal = {
  /** Seals with the current key, for the thing with this id. */
  seal(id: string, text: string): Promise<string>;
  /** Null if the text was sealed for another id or with a key that is no longer set, or was changed. */
  unseal(id: string, sealed: string): Promise<string | null>;
  /** Whether the text was sealed with the current key, and says so. */
  isCurrent(sealed: string): Promise<boolean>;
  /** The name of the key that seals, and of the one before it; null if there is none. */
  currentKeyId(): Promise<string>;
  oldKeyId(): Promise<string | null>;
};

/** The label under which the secrets of recipes' calls are sealed. */
export const CALL_SEAL = "vignette recipe calls";

const NONCE_BYTES = 12;

type Key = { id: string; key: CryptoKey };

/**
 * AES-GCM under keys derived from the secrets; bound to an id. A seal is `v2.<key id>.<nonce>.<text>`; those from before
 * keys had ids are `v1.<nonce>.<text>` and open with either key. The secrets have other uses too: `label` separates
 * them. Source: ADR 50.
 */
export function textSeal(keys: SealingKeys, label: string): TextSeal {
  const current = importKey(keys.current, label);
  const all = Promise.all([current, ...(keys.old === null ? [] : [importKey(keys.old, label)])]);
  const algorithm = (id: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(id),
  });

  return {
    async seal(id, text) {
      const { id: keyId, key } = await current;
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(algorithm(id, nonce), key, new TextEncoder().encode(text));
      return `v2.${keyId}.${toBase64(nonce)}.${toBase64(new Uint8Array(sealed))}`;
    },
    async unseal(id, text) {
      const { keyId, nonce, sealed } = partsOf(text);
      for (const { id: known, key } of await all) {
        if (keyId !== null && keyId !== known) continue;
        const opened = await nullIfItFails(async () =>
          crypto.subtle.decrypt(algorithm(id, fromBase64(nonce)), key, fromBase64(sealed)),
        );
        if (opened !== null) return new TextDecoder().decode(opened);
      }
      return null;
    },
    isCurrent: async (text) => partsOf(text).keyId === (await current).id,
    currentKeyId: async () => (await current).id,
    oldKeyId: async () => (await all)[1]?.id ?? null,
  };
}

/** The parts of a seal; `keyId` is null if it names no key. */
function partsOf(text: string): { keyId: string | null; nonce: string; sealed: string } {
  const [version, first = "", second = "", third = ""] = text.split(".");
  if (version === "v1") return { keyId: null, nonce: first, sealed: second };
  return { keyId: version === "v2" ? first : "", nonce: second, sealed: third };
}

async function nullIfItFails<T>(open: () => Promise<T>): Promise<T | null> {
  try {
    return await open();
  } catch {
    return null;
  }
}

async function importKey(secret: string, label: string): Promise<Key> {
  const base = await crypto.subtle.importKey("raw", fromBase64(secret), "HKDF", false, ["deriveKey"]);
  const key = await crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode(label) },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
  return { id: await keyIdOf(secret), key };
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0));
