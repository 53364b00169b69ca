import type { RunDeps } from "./run-deps.ts";

/** Secrets a minute: the rest follows a minute later. Our own choice. */
const AT_ONCE = 50;

/**
 * Seals the secrets of recipes' calls with the current key, while the old one can still open them. One that no key
 * opens is left: its calls are refused until its owner makes another. Returns how many. Source: ADR 50.
 */
export async function resealSecrets({ triggers, callSeal }: Pick<RunDeps, "triggers" | "callSeal">): Promise<number> {
  const old = await callSeal.oldKeyId();
  if (old === null) return 0;
  const keyId = await callSeal.currentKeyId();
  const found = await triggers.sealedWith(old, AT_ONCE);
  for (const { id, value, version } of found) {
    const secret = await callSeal.unseal(id, value.sealed);
    if (secret !== null)
      await triggers.putSecret(id, { ...value, keyId, sealed: await callSeal.seal(id, secret) }, version);
  }
  return found.length;
}
