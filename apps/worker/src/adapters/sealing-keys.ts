/**
 * The key that seals and signs, and the one before it, which still opens and verifies. Both are 32 bytes in base64.
 * Source: ADR 50.
 */
export type SealingKeys = { current: string; old: string | null };

export const sealingKeysOf = (env: { SEALING_KEY: string; SEALING_KEY_OLD?: string }): SealingKeys => ({
  current: env.SEALING_KEY,
  old: env.SEALING_KEY_OLD || null,
});

/** Names a key without revealing it: 12 hexadecimal digits that are derived from it. */
export async function keyIdOf(secret: string): Promise<string> {
  const base = await crypto.subtle.importKey("raw", fromBase64(secret), "HKDF", false, ["deriveBits"]);
  const info = new TextEncoder().encode("vignette key id");
  const bits = await crypto.subtle.deriveBits(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info },
    base,
    48,
  );
  return Array.from(new Uint8Array(bits), (it) => it.toString(16).padStart(2, "0")).join("");
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0));
