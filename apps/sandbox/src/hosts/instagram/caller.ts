import type { Context } from "hono";
import type { HostDeps } from "../../host.ts";
import type { InstagramAccount, InstagramAccounts } from "./accounts.ts";
import type { InstagramGrants, InstagramToken } from "./grants.ts";
import { permissionMissing, tokenExpired, tokenInvalid, unknownObject } from "./graph-error.ts";
import { type Params, readParams } from "./params.ts";
import type { InstagramScope } from "./scopes.ts";

export type InstagramCallerAccount = { account: InstagramAccount; token: InstagramToken; params: Params };

/** Who calls, with which parameters. The token travels as a parameter or as a header. Throws GraphError. */
export function instagramCaller({ now }: Pick<HostDeps, "now">, accounts: InstagramAccounts, grants: InstagramGrants) {
  return async (c: Context, scope: InstagramScope): Promise<InstagramCallerAccount> => {
    const params = await readParams(c);
    const header = c.req.header("authorization")?.replace(/^Bearer /, "");
    const token = grants.find(params.access_token ?? header ?? "");
    const account = token && accounts.find(token.userId);
    if (!token || !account) throw tokenInvalid();
    if (token.expiresAt <= now()) throw tokenExpired();
    if (!token.scopes.includes(scope)) throw permissionMissing(scope);

    // The path names the professional account's id, or `me`. Another id gets the same answer as one that does not
    // exist.
    const owner = c.req.param("owner");
    if (owner !== undefined && owner !== "me" && owner !== account.userId) throw unknownObject(owner);
    return { account, token, params };
  };
}

export type InstagramCaller = ReturnType<typeof instagramCaller>;
