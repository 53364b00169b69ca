import { signer } from "../files/signer.ts";
import type { SealingKeys } from "../sealing-keys.ts";

/**
 * Signs the links of publishing attempts: only a link with a valid signature reaches an account's gate, which stores
 * whether the link is still open. Links of the old sealing key hold while it is set.
 */
export function attemptSigner(keys: SealingKeys) {
  const { sign, holds } = signer(keys, "vignette attempt links");
  const text = (accountId: string, token: string) => `${accountId}\n${token}`;
  return {
    sign: (accountId: string, token: string): Promise<string> => sign(text(accountId, token)),
    holds: ({ accountId, token, signature }: { accountId: string; token: string; signature: string }) =>
      holds(text(accountId, token), signature),
  };
}
