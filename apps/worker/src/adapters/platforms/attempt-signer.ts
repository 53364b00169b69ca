import { signer } from "../files/signer.ts";

/**
 * Signs the links of publishing attempts: only a link that we made wakes an account's gate, which knows whether it is
 * still open. `secret` is base64 of 32 bytes.
 */
export function attemptSigner(secret: string) {
  const { sign, holds } = signer(secret, "vignette attempt links");
  const text = (accountId: string, token: string) => `${accountId}\n${token}`;
  return {
    sign: (accountId: string, token: string): Promise<string> => sign(text(accountId, token)),
    holds: ({ accountId, token, signature }: { accountId: string; token: string; signature: string }) =>
      holds(text(accountId, token), signature),
  };
}
