import { Hono } from "hono";
import { jsonWithLongIds, longId } from "../../long-ids.ts";
import type { PlatformSettings } from "../../platform-settings.ts";
import type { InstagramGrants } from "./grants.ts";

/**
 * `api.instagram.com`: a code for a token of one hour. Its errors have a shape of their own.
 * Source: docs/platforms/instagram.md#login.
 */
export function instagramShortToken(grants: InstagramGrants, settings: () => PlatformSettings): Hono {
  const app = new Hono();
  app.post("/oauth/access_token", async (c) => {
    const fields = await c.req.parseBody();
    const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
    const refuse = (message: string) =>
      c.json({ error_type: "OAuthException", code: 400, error_message: message }, 400);
    if (text("client_id") === "" || text("client_secret") === "") return refuse("Invalid platform app");
    if (text("grant_type") !== "authorization_code") return refuse("Invalid grant_type");

    const issued = grants.exchange({
      code: text("code"),
      clientId: text("client_id"),
      redirectUri: text("redirect_uri"),
    });
    if (!issued) return refuse("Matching code was not found or was already used");
    return settings().instagramWrapped
      ? c.json({
          data: [{ access_token: issued.token, user_id: issued.userId, permissions: issued.scopes.join(",") }],
        })
      : jsonWithLongIds({ access_token: issued.token, user_id: longId(issued.userId), permissions: issued.scopes });
  });
  return app;
}
