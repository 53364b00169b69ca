import { type Context, Hono } from "hono";
import type { PlatformSettings } from "../../platform-settings.ts";
import type { TiktokGrant, TiktokGrants, TokenPair } from "./grants.ts";

type Deps = {
  grants: TiktokGrants;
  settings: () => PlatformSettings;
  /** Told when a user's permission ends while posts are under way. */
  onRevoked: (grant: TiktokGrant) => void;
};

/** `/v2/oauth/*`: flat bodies, forms in, no envelope. Source: docs/platforms/tiktok.md#login. */
export function tiktokOauth({ grants, settings, onRevoked }: Deps): Hono {
  const app = new Hono();

  app.post("/v2/oauth/token/", async (c) => {
    const form = await readForm(c);
    if (form === null) return refuse(c, "invalid_request", "The body must be application/x-www-form-urlencoded.");
    const clientKey = form.get("client_key") ?? "";
    if (clientKey === "" || !form.get("client_secret")) {
      return refuse(c, "invalid_client", "Client key or secret is incorrect.");
    }
    switch (form.get("grant_type")) {
      case "authorization_code": {
        const pair = grants.exchange({
          code: form.get("code") ?? "",
          clientKey,
          redirectUri: form.get("redirect_uri") ?? "",
          verifier: form.get("code_verifier"),
        });
        return pair
          ? c.json(tokenBody(pair))
          : invalidGrant(c, "Authorization code is expired, used or was issued for another redirect_uri.");
      }
      case "refresh_token": {
        const pair = grants.refresh(form.get("refresh_token") ?? "", clientKey);
        return pair ? c.json(tokenBody(pair)) : invalidGrant(c, "Refresh token is invalid or expired.");
      }
      default:
        return refuse(c, "unsupported_grant_type", "grant_type is not supported.");
    }
  });

  app.post("/v2/oauth/revoke/", async (c) => {
    const form = await readForm(c);
    if (!form?.get("client_key") || !form.get("client_secret")) {
      return refuse(c, "invalid_client", "Client key or secret is incorrect.");
    }
    const grant = grants.find(form.get("token") ?? "");
    if (!grant) return refuse(c, "invalid_request", "The token is unknown.");
    grants.revoke(grant);
    onRevoked(grant);
    return c.body(null, 200);
  });

  const invalidGrant = (c: Context, description: string) =>
    refuse(c, "invalid_grant", description, settings().tiktokOauthErrorStatus);
  return app;
}

async function readForm(c: Context): Promise<URLSearchParams | null> {
  const type = c.req.header("content-type") ?? "";
  return type.startsWith("application/x-www-form-urlencoded") ? new URLSearchParams(await c.req.text()) : null;
}

function refuse(c: Context, error: string, description: string, status: 200 | 400 = 400): Response {
  return c.json({ error, error_description: description, log_id: logId() }, status);
}

function tokenBody(pair: TokenPair) {
  return {
    access_token: pair.accessToken,
    expires_in: pair.expiresIn,
    open_id: pair.openId,
    refresh_expires_in: pair.refreshExpiresIn,
    refresh_token: pair.refreshToken,
    scope: pair.scopes.join(","),
    token_type: "Bearer",
  };
}

/** Names an answer in support requests. */
export function logId(): string {
  return `2026${Math.random().toString().slice(2, 18)}${Math.random().toString(16).slice(2, 14).toUpperCase()}`;
}
