import { Refusal } from "@vignette/domain/kernel";
import { mailbox } from "@vignette/domain/usage";
import { signer } from "../adapters/files/signer.ts";
import type { TokenUser } from "../adapters/identity/verify-token.ts";

/**
 * A keyed hash of a user's mailbox, the same for every account of it: only with the key can it be compared with an
 * address. Null without a user or an address. Source: ADR 44.
 */
export function identityKeyOf(sealingKey: string, user: TokenUser | Refusal): () => Promise<string | null> {
  return async () =>
    user instanceof Refusal || user.email === ""
      ? null
      : await signer(sealingKey, "past usage").sign(mailbox(user.email));
}
