import { type Context, Hono } from "hono";
import type { HostDeps } from "../../host.ts";
import { type InstagramGrants, type InstagramToken, LONG_TOKEN_SECONDS } from "./grants.ts";
import { badParameter, permissionMissing, tokenExpired, tokenInvalid } from "./graph-error.ts";

const DAY_MS = 86_400_000;

/** `/access_token` and `/refresh_access_token`: tokens of 60 days. Source: docs/platforms/instagram.md#login. */
export function instagramLongTokens({ now }: Pick<HostDeps, "now">, grants: InstagramGrants): Hono {
  const app = new Hono();
  const valid = (c: Context): InstagramToken => {
    const token = grants.find(c.req.query("access_token") ?? "");
    if (!token) throw tokenInvalid();
    if (token.expiresAt <= now()) throw tokenExpired();
    return token;
  };
  const answer = (c: Context, { userId, scopes }: InstagramToken) =>
    c.json({
      access_token: grants.issue({ userId, scopes }, "long").token,
      token_type: "bearer",
      expires_in: LONG_TOKEN_SECONDS,
    });

  app.get("/access_token", (c) => {
    if (c.req.query("grant_type") !== "ig_exchange_token") throw badParameter("grant_type must be ig_exchange_token");
    if (!c.req.query("client_secret")) throw badParameter("client_secret is required");
    const token = valid(c);
    if (token.kind !== "short") throw badParameter("access_token must be a short-lived token");
    return answer(c, token);
  });

  app.get("/refresh_access_token", (c) => {
    if (c.req.query("grant_type") !== "ig_refresh_token") throw badParameter("grant_type must be ig_refresh_token");
    const token = valid(c);
    if (token.kind !== "long") throw badParameter("access_token must be a long-lived token");
    if (!token.scopes.includes("instagram_business_basic")) throw permissionMissing("instagram_business_basic");
    if (now() - token.createdAt < DAY_MS) throw badParameter("access_token must be at least 24 hours old");
    return answer(c, token);
  });
  return app;
}
