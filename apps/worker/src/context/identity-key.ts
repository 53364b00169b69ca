import { Refusal } from "@vignette/domain/kernel";
import { mailbox } from "@vignette/domain/usage";
import { signer } from "../adapters/files/signer.ts";
import type { TokenUser } from "../adapters/identity/verify-token.ts";
import type { SealingKeys } from "../adapters/sealing-keys.ts";
import type { IdentityKey } from "./context.ts";

/**
 * A keyed hash of a mailbox, the same for all its accounts; without the key it cannot be matched with an address. `old`
 * is the hash under the previous sealing key. Null without an address. Source: ADR 44.
 */
export function mailboxKeys(keys: SealingKeys): (email: string) => Promise<IdentityKey | null> {
  return async (email) => {
    if (email === "") return null;
    const hash = (secret: string) => signer({ current: secret, old: null }, "past usage").sign(mailbox(email));
    return { current: await hash(keys.current), old: keys.old === null ? null : await hash(keys.old) };
  };
}

/** The same for the mailbox of a user; null without one. */
export function identityKeyOf(keys: SealingKeys, user: TokenUser | Refusal): () => Promise<IdentityKey | null> {
  const keyOf = mailboxKeys(keys);
  return async () => (user instanceof Refusal ? null : await keyOf(user.email));
}
