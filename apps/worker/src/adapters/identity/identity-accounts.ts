import { Refusal } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { type IdentityServiceAccount, serviceToken } from "./service-token.ts";

/** What the Worker changes about accounts at the identity provider. */
export type IdentityAccounts = {
  /**
   * Disables an account, which then can neither sign in nor renew its tokens, or enables it again. An account that no
   * longer exists is left as it is. Throws a Refusal if the provider cannot be reached.
   */
  setDisabled(uid: string, isDisabled: boolean): Promise<void>;
  /**
   * The address of a user that mail may go to: one that its owner has confirmed. Null if there is none, or the account
   * is disabled or gone. Throws a Refusal if the provider cannot be reached.
   */
  mailbox(uid: string): Promise<string | null>;
  /** Removes an account, if it still exists. Throws a Refusal if the provider cannot be reached. */
  remove(uid: string): Promise<void>;
};

/** An answer of `accounts:lookup`; without `users` if there is no such account. */
const Found = z.object({
  users: z._default(
    z.array(
      z.object({
        email: z._default(z.nullable(z.string()), null),
        emailVerified: z._default(z.boolean(), false),
        disabled: z._default(z.boolean(), false),
      }),
    ),
    [],
  ),
});

/** Source: docs/platforms/identity.md#calls. */
export function identityAccounts(account: IdentityServiceAccount, fetch: typeof globalThis.fetch): IdentityAccounts {
  const root = `https://identitytoolkit.googleapis.com/v1/projects/${account.projectId}`;

  async function call(verb: "accounts:update" | "accounts:delete" | "accounts:lookup", body: object): Promise<string> {
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
      return answer;
    } catch (cause) {
      if (cause instanceof Refusal) throw cause;
      throw providerSilent();
    }
  }

  return {
    setDisabled: async (localId, disableUser) => void (await call("accounts:update", { localId, disableUser })),
    remove: async (localId) => void (await call("accounts:delete", { localId })),
    async mailbox(localId) {
      const { users } = Found.parse(JSON.parse(await call("accounts:lookup", { localId: [localId] })));
      const [user] = users;
      return user?.emailVerified && !user.disabled ? user.email : null;
    },
  };
}

const providerSilent = () =>
  new Refusal(
    "unavailable",
    "admin.provider-silent",
    "Your change was saved, but the sign-in service didn't respond. Try again.",
  );
