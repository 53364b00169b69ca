import { Refusal } from "@vignette/domain/kernel";
import { type IdentityServiceAccount, serviceToken } from "./service-token.ts";

/** What the Worker changes about accounts at the identity provider. */
export type IdentityAccounts = {
  /**
   * Disables an account, which then can neither sign in nor renew its tokens, or enables it again. An account that no
   * longer exists is left as it is. Throws a Refusal if the provider cannot be reached.
   */
  setDisabled(uid: string, isDisabled: boolean): Promise<void>;
  /** Removes an account, if it still exists. Throws a Refusal if the provider cannot be reached. */
  remove(uid: string): Promise<void>;
};

/** Source: docs/platforms/identity.md#calls. */
export function identityAccounts(account: IdentityServiceAccount, fetch: typeof globalThis.fetch): IdentityAccounts {
  const root = `https://identitytoolkit.googleapis.com/v1/projects/${account.projectId}`;

  async function call(verb: "accounts:update" | "accounts:delete", body: object): Promise<void> {
    try {
      const token = await serviceToken(account, fetch);
      const response = await fetch(`${root}/${verb}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      const answer = await response.text();
      if (!response.ok && !answer.includes("USER_NOT_FOUND")) throw new Error(`Status ${response.status}.`);
    } catch (cause) {
      if (cause instanceof Refusal) throw cause;
      throw providerSilent();
    }
  }

  return {
    setDisabled: (localId, disableUser) => call("accounts:update", { localId, disableUser }),
    remove: (localId) => call("accounts:delete", { localId }),
  };
}

const providerSilent = () =>
  new Refusal(
    "unavailable",
    "admin.provider-silent",
    "The app already applies this change, but the sign-in service did not answer. Please try again.",
  );
