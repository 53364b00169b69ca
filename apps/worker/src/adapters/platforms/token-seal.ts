import { AccountTokens } from "@vignette/domain/social-accounts";

/** Encrypts an account's tokens, so that access to the document does not reveal them. */
export type TokenSeal = {
  seal(accountId: string, tokens: AccountTokens): Promise<string>;
  /** Throws if the text was sealed for another account or with another key, or was changed. */
  unseal(accountId: string, sealed: string): Promise<AccountTokens>;
};

const NONCE_BYTES = 12;

/** AES-GCM under a key derived from `secret` (base64, 32 bytes); bound to the account's id. */
export function tokenSeal(secret: string): TokenSeal {
  const sealingKey = importKey(secret);
  const algorithm = (accountId: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(accountId),
  });

  return {
    async seal(accountId, tokens) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(tokens));
      const sealed = await crypto.subtle.encrypt(algorithm(accountId, nonce), await sealingKey, plain);
      return `v1.${toBase64(nonce)}.${toBase64(new Uint8Array(sealed))}`;
    },
    async unseal(accountId, text) {
      const [version, nonce = "", sealed = ""] = text.split(".");
      if (version !== "v1") throw new RangeError("These tokens were sealed in a way that we do not know.");
      const plain = await crypto.subtle.decrypt(
        algorithm(accountId, fromBase64(nonce)),
        await sealingKey,
        fromBase64(sealed),
      );
      return AccountTokens.parse(JSON.parse(new TextDecoder().decode(plain)));
    },
  };
}

/** The secret also signs media links; the label separates the two uses. */
async function importKey(secret: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", fromBase64(secret), "HKDF", false, ["deriveKey"]);
  const info = new TextEncoder().encode("vignette platform tokens");
  return await crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0));
