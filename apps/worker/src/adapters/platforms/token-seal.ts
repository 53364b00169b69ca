import { AccountTokens } from "@vignette/domain/social-accounts";
import { keyIdOf, type SealingKeys } from "../sealing-keys.ts";

/** Encrypts an account's tokens, so that access to the document does not reveal them. */
export type TokenSeal = {
  /** Seals with the current key. */
  seal(accountId: string, tokens: AccountTokens): Promise<string>;
  /**
   * Opens with the key that the seal names. Throws SealUnreadable if the text was sealed for another account or with a
   * key that is no longer set, or was changed.
   */
  unseal(accountId: string, sealed: string): Promise<AccountTokens>;
  /** Whether the text was sealed with the current key, and says so. */
  isCurrent(sealed: string): Promise<boolean>;
};

/** The tokens are lost: their owner must reconnect the account. */
export class SealUnreadable extends Error {
  override readonly name = "SealUnreadable";

  constructor() {
    super("The tokens cannot be opened with the keys that are set.");
  }
}

const NONCE_BYTES = 12;

type Key = { id: string; key: CryptoKey };

/**
 * AES-GCM under keys derived from the secrets; bound to the account's id. A seal is `v2.<key id>.<nonce>.<text>`; those
 * from before keys had ids are `v1.<nonce>.<text>` and open with either key. Source: ADR 50.
 */
export function tokenSeal(keys: SealingKeys): TokenSeal {
  const current = importKey(keys.current);
  const all = Promise.all([current, ...(keys.old === null ? [] : [importKey(keys.old)])]);
  const algorithm = (accountId: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(accountId),
  });

  return {
    async seal(accountId, tokens) {
      const { id, key } = await current;
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(tokens));
      const sealed = await crypto.subtle.encrypt(algorithm(accountId, nonce), key, plain);
      return `v2.${id}.${toBase64(nonce)}.${toBase64(new Uint8Array(sealed))}`;
    },
    async unseal(accountId, text) {
      const { keyId, nonce, sealed } = partsOf(text);
      for (const { id, key } of await all) {
        if (keyId !== null && keyId !== id) continue;
        const tokens = await opened(async () =>
          crypto.subtle.decrypt(algorithm(accountId, fromBase64(nonce)), key, fromBase64(sealed)),
        );
        if (tokens) return tokens;
      }
      throw new SealUnreadable();
    },
    isCurrent: async (text) => partsOf(text).keyId === (await current).id,
  };
}

/** The parts of a seal; `keyId` is null if it names no key. */
function partsOf(text: string): { keyId: string | null; nonce: string; sealed: string } {
  const [version, first = "", second = "", third = ""] = text.split(".");
  if (version === "v1") return { keyId: null, nonce: first, sealed: second };
  return { keyId: version === "v2" ? first : "", nonce: second, sealed: third };
}

/** Null if the text does not open. */
async function opened(decrypt: () => Promise<ArrayBuffer>): Promise<AccountTokens | null> {
  try {
    return AccountTokens.parse(JSON.parse(new TextDecoder().decode(await decrypt())));
  } catch {
    return null;
  }
}

/** The secret also signs links; the label separates the two uses. */
async function importKey(secret: string): Promise<Key> {
  const base = await crypto.subtle.importKey("raw", fromBase64(secret), "HKDF", false, ["deriveKey"]);
  const info = new TextEncoder().encode("vignette platform tokens");
  const key = await crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
  return { id: await keyIdOf(secret), key };
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0));
