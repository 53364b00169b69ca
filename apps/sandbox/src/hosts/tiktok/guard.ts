import type { Context } from "hono";
import type { HostDeps } from "../../host.ts";
import type { TiktokAccount, TiktokAccounts } from "./accounts.ts";
import { TiktokError } from "./envelope.ts";
import type { TiktokGrant, TiktokGrants } from "./grants.ts";
import type { TiktokScope } from "./scopes.ts";

export type TiktokCaller = { grant: TiktokGrant; account: TiktokAccount };
type Rule = {
  /** One of these must have been granted. */
  scopes: TiktokScope[];
  /** Calls of one token to this endpoint within any 60 s. */
  perMinute: number;
};

const WINDOW_MS = 60_000;

/** Who calls, and whether they may: token, scope, then the sliding window of one minute. Throws TiktokError. */
export function tiktokGuard({ now }: Pick<HostDeps, "now">, accounts: TiktokAccounts, grants: TiktokGrants) {
  const callsByKey = new Map<string, number[]>();

  function countCall(key: string, perMinute: number): void {
    const recent = (callsByKey.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
    if (recent.length >= perMinute) {
      throw new TiktokError(429, "rate_limit_exceeded", "The API rate limit was exceeded. Please try again later.");
    }
    callsByKey.set(key, [...recent, now()]);
  }

  return (c: Context, { scopes, perMinute }: Rule): TiktokCaller => {
    const token = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    const grant = grants.find(token);
    const account = grant && accounts.find(grant.openId);
    if (!grant || !account) {
      throw new TiktokError(401, "access_token_invalid", "The access token is invalid or not found in the request.");
    }
    if (!scopes.some((scope) => grant.scopes.includes(scope))) {
      throw new TiktokError(
        401,
        "scope_not_authorized",
        `The user did not authorize the scope ${scopes.join(" or ")}.`,
      );
    }
    countCall(`${token} ${c.req.path}`, perMinute);
    return { grant, account };
  };
}

export type TiktokGuard = ReturnType<typeof tiktokGuard>;
