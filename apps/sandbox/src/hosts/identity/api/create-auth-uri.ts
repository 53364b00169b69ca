import type { Account } from "../accounts/account.ts";
import type { IdentityDeps } from "../identity.ts";
import { type RequestBody, requiredEmail } from "./request-body.ts";

/** accounts:createAuthUri: how an address signs in. With email privacy on, the answer is empty. */
export async function createAuthUri({ accounts, settings }: IdentityDeps, body: RequestBody): Promise<object> {
  const email = requiredEmail(body, "identifier");
  const answer = { kind: "identitytoolkit#CreateAuthUriResponse", sessionId: crypto.randomUUID() };
  if (settings.read().enableImprovedEmailPrivacy) return answer;
  const account = accounts.byEmail(email);
  const signinMethods = account ? methodsOf(account) : [];
  return { ...answer, registered: account !== null, signinMethods, allProviders: signinMethods };
}

const methodsOf = ({ google, password }: Account): string[] => [
  ...(google ? ["google.com"] : []),
  ...(password ? ["password"] : []),
];
