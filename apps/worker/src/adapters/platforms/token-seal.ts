import { AccountTokens } from "@vignette/domain/social-accounts";
import type { SealingKeys } from "../sealing-keys.ts";
import { textSeal } from "../text-seal.ts";

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

/** Bound to the account's id. Source: ADR 50. */
export function tokenSeal(keys: SealingKeys): TokenSeal {
  const { seal, unseal, isCurrent } = textSeal(keys, "vignette platform tokens");
  return {
    seal: (accountId, tokens) => seal(accountId, JSON.stringify(tokens)),
    async unseal(accountId, sealed) {
      const text = await unseal(accountId, sealed);
      try {
        return AccountTokens.parse(JSON.parse(text ?? ""));
      } catch {
        throw new SealUnreadable();
      }
    },
    isCurrent,
  };
}
