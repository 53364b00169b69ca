import { type Instant, later, minutes, seconds } from "@vignette/domain/kernel";
import {
  type AccountTokens,
  connectRefused,
  platformUnreachable,
  scopesMissing,
} from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import type { Renewal } from "../platform.ts";
import type { ConnectedProfile } from "../platform-gate.ts";
import { ask } from "../wire/ask.ts";
import type { TikTokCall } from "./tiktok-call.ts";

export type TikTokApp = {
  fetch: typeof globalThis.fetch;
  clientKey: string;
  clientSecret: string;
  redirectUri: string;
  now: () => Instant;
};

const SCOPES = ["user.info.basic", "user.info.profile", "video.list", "video.publish"];
const HOST = "https://open.tiktokapis.com/v2/oauth";
/** How long before their expiry access tokens are renewed, in milliseconds: publishing can take a while. */
const AHEAD = minutes(10);

/** The URL of the page on which the owner gives consent. Source: docs/platforms/tiktok.md#login. */
export function tiktokAuthorizeUrl(app: TikTokApp, state: string, afresh: boolean): string {
  const query = new URLSearchParams({
    client_key: app.clientKey,
    response_type: "code",
    scope: SCOPES.join(","),
    redirect_uri: app.redirectUri,
    state,
    ...(afresh && { disable_auto_auth: "1" }),
  });
  return `https://www.tiktok.com/v2/auth/authorize/?${query}`;
}

/**
 * Exchanges the code, then reads the profile. TikTok lets owners deselect permissions; without the one for posting,
 * the connection is refused.
 */
export async function tiktokExchange(app: TikTokApp, call: TikTokCall, code: string): Promise<ConnectedProfile> {
  const answer = await tokenCall(app, { grant_type: "authorization_code", code, redirect_uri: app.redirectUri });
  if (answer.type === "silence") throw platformUnreachable("tiktok");
  if (answer.type === "no") throw connectRefused("tiktok", answer.reason);
  const scopes = answer.scope.split(",").map((scope) => scope.trim());
  if (!scopes.includes("video.publish")) throw scopesMissing("tiktok");

  const hasProfile = scopes.includes("user.info.profile");
  const fields = `open_id,avatar_url,display_name${hasProfile ? ",username" : ""}`;
  const user = await call(answer.tokens.accessToken, `/v2/user/info/?fields=${fields}`);
  const profile = user.type === "ok" ? UserInfo.safeParse(user.data) : null;
  if (!profile?.success) throw platformUnreachable("tiktok");
  const { open_id, display_name, username, avatar_url } = profile.data.user;
  return {
    platformAccountId: open_id,
    username: username ?? display_name,
    displayName: display_name,
    avatarUrl: avatar_url,
    scopes,
    tokens: answer.tokens,
  };
}

export const isStaleOnTikTok = (tokens: AccountTokens, now: Instant): boolean => tokens.accessExpiresAt - now < AHEAD;

/** Renews the tokens. The refresh token rotates: the caller must store the result. */
export async function tiktokRenew(app: TikTokApp, tokens: AccountTokens): Promise<Renewal> {
  if (tokens.refreshToken === null) return { type: "ended" };
  const answer = await tokenCall(app, { grant_type: "refresh_token", refresh_token: tokens.refreshToken });
  switch (answer.type) {
    case "tokens":
      return { type: "renewed", tokens: answer.tokens };
    case "no":
      return answer.code === "invalid_grant" || answer.code === "access_denied"
        ? { type: "ended" }
        : { type: "unreachable", said: answer.reason };
    case "silence":
      return { type: "unreachable", said: null };
  }
}

export async function tiktokRevoke(app: TikTokApp, tokens: AccountTokens): Promise<void> {
  await form(app, "/revoke/", { token: tokens.accessToken });
}

const UserInfo = z.object({
  user: z.object({
    open_id: z.string().check(z.minLength(1)),
    display_name: z._default(z.string(), ""),
    username: z.optional(z.string()),
    avatar_url: z._default(z.nullable(z.string()), null),
  }),
});

const TokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
  refresh_expires_in: z.optional(z.number()),
  scope: z._default(z.string(), ""),
});
const TokenError = z.object({ error: z.string(), error_description: z._default(z.string(), "") });

type Tokens = { type: "tokens"; tokens: AccountTokens; scope: string };
type No = { type: "no"; code: string; reason: string };

/** Success is an access token in the body, not the status. Source: docs/platforms/tiktok.md#login. */
async function tokenCall(app: TikTokApp, fields: Record<string, string>): Promise<Tokens | No | { type: "silence" }> {
  const answer = await form(app, "/token/", fields);
  if (answer.type === "silence") return answer;
  const body = unwrapped(answer.body);
  const granted = TokenAnswer.safeParse(body);
  if (granted.success) return { type: "tokens", tokens: tokensOf(granted.data, app.now()), scope: granted.data.scope };
  const refused = TokenError.safeParse(body);
  return refused.success
    ? { type: "no", code: refused.data.error, reason: refused.data.error_description || refused.data.error }
    : { type: "silence" };
}

/** An older format wraps the answer in `data`. Source: docs/platforms/tiktok.md#login. */
const unwrapped = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "data" in body ? body.data : body;

function form(app: TikTokApp, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ client_key: app.clientKey, client_secret: app.clientSecret, ...fields });
  return ask(app.fetch, `${HOST}${path}`, { method: "POST", body });
}

function tokensOf(wire: z.infer<typeof TokenAnswer>, now: Instant): AccountTokens {
  return {
    accessToken: wire.access_token,
    accessExpiresAt: later(now, seconds(wire.expires_in)),
    refreshToken: wire.refresh_token || null,
    refreshExpiresAt: wire.refresh_expires_in === undefined ? null : later(now, seconds(wire.refresh_expires_in)),
    issuedAt: now,
  };
}
