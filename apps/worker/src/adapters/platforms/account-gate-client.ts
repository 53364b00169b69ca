import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import type { AccountGate, AccountGates } from "./account-gates.ts";

/** The RPC interface of the Durable Object: each method takes the account's id first. */
type RemoteGate = {
  [Name in keyof AccountGate]: (
    accountId: string,
    ...rest: Parameters<AccountGate[Name]>
  ) => ReturnType<AccountGate[Name]>;
};

/** Account gates as Durable Objects, one object per account. */
export function accountGateClient(objects: DurableObjectNamespace): AccountGates {
  return (accountId) => {
    // Calls over RPC have the class's signatures; the binding's type cannot name the class without a circle of imports.
    const gate = objects.get(objects.idFromName(accountId)) as unknown as RemoteGate;
    return {
      access: () => gate.access(accountId),
      refuseToken: (accessToken) => gate.refuseToken(accountId, accessToken),
      seal: (tokens) => gate.seal(accountId, tokens),
      reseal: () => gate.reseal(accountId),
      end: (platform, sealedTokens) => gate.end(accountId, platform, sealedTokens),
      book: (call) => gate.book(accountId, call),
      openLink: (token, files) => gate.openLink(accountId, token, files),
      closeLink: (token) => gate.closeLink(accountId, token),
      linkedFile: (token, index, fetch) => gate.linkedFile(accountId, token, index, fetch),
    };
  };
}
