import { days, hours, type Instant, later, seconds } from "@vignette/domain/kernel";
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
import { type InstagramCall, meaningOf, unwrapped } from "./instagram-call.ts";

export type InstagramApp = {
  fetch: typeof globalThis.fetch;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  now: () => Instant;
};

const PUBLISH = "instagram_business_content_publish";
/** The last scope is needed only for first comments; owners who do not grant it publish without one. */
const SCOPES = [
  "instagram_business_basic",
  PUBLISH,
  "instagram_business_manage_insights",
  "instagram_business_manage_comments",
];
const GRAPH = "https://graph.instagram.com";

/** The URL of the page on which the owner gives consent. Source: docs/platforms/instagram.md#login. */
export function instagramAuthorizeUrl(app: InstagramApp, state: string, afresh: boolean): string {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    response_type: "code",
    scope: SCOPES.join(","),
    state,
    ...(afresh && { force_reauth: "true" }),
  });
  return `https://www.instagram.com/oauth/authorize?${query}`;
}

/**
 * Exchanges the code for a token that lasts an hour, that one for a token that lasts 60 days, then reads the profile.
 * Source: docs/platforms/instagram.md#login.
 */
export async function instagramExchange(
  app: InstagramApp,
  call: InstagramCall,
  code: string,
): Promise<ConnectedProfile> {
  const short = await shortToken(app, code);
  if (!short.scopes.includes(PUBLISH)) throw scopesMissing("instagram");
  const tokens = await longToken(app, short.accessToken);
  const me = await call(tokens.accessToken, "GET", "me", { fields: "user_id,username,name,profile_picture_url" });
  const profile = me.type === "ok" ? Me.safeParse(unwrapped(me.body)) : null;
  if (!profile?.success) throw platformUnreachable("instagram");
  const { user_id, username, name, profile_picture_url } = profile.data;
  return {
    platformAccountId: user_id,
    username,
    displayName: name || username,
    avatarUrl: profile_picture_url,
    scopes: short.scopes,
    tokens,
  };
}

/**
 * Instagram renews only tokens that are at least a day old and not expired. Renewing from 30 days before the end is
 * our own choice.
 */
export const isStaleOnInstagram = (tokens: AccountTokens, now: Instant): boolean =>
  tokens.accessExpiresAt - now < days(30) && now - tokens.issuedAt > hours(24);

export async function instagramRenew(app: InstagramApp, tokens: AccountTokens): Promise<Renewal> {
  const query = new URLSearchParams({ grant_type: "ig_refresh_token", access_token: tokens.accessToken });
  const answer = await ask(app.fetch, `${GRAPH}/refresh_access_token?${query}`, {});
  if (answer.type === "silence") return { type: "unreachable", said: null };
  const meaning = meaningOf(answer);
  if (meaning.type === "ok") {
    const long = LongToken.safeParse(unwrapped(meaning.body));
    if (long.success) return { type: "renewed", tokens: tokensOf(long.data, app.now()) };
  }
  if (meaning.type === "error" && meaning.code === 190) return { type: "ended" };
  const said = meaning.type === "error" ? meaning.message || null : null;
  return { type: "unreachable", said };
}

const permissions = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((text) => text.split(",").map((it) => it.trim())),
  ),
]);
const ShortToken = z.object({ access_token: z.string().check(z.minLength(1)), permissions });
const LongToken = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.coerce.number() });
const Refused = z.object({ error_message: z.string() });
const Me = z.object({
  user_id: z.coerce.string().check(z.minLength(1)),
  username: z.string(),
  name: z._default(z.string(), ""),
  profile_picture_url: z._default(z.nullable(z.string()), null),
});

async function shortToken(app: InstagramApp, code: string): Promise<{ accessToken: string; scopes: string[] }> {
  const body = new URLSearchParams({
    client_id: app.clientId,
    client_secret: app.clientSecret,
    grant_type: "authorization_code",
    redirect_uri: app.redirectUri,
    // Instagram appends `#_` to its redirect, which can end up in the code.
    code: code.replace(/#_$/, ""),
  });
  const answer = await ask(app.fetch, "https://api.instagram.com/oauth/access_token", { method: "POST", body });
  if (answer.type === "silence") throw platformUnreachable("instagram");
  const short = ShortToken.safeParse(unwrapped(answer.body));
  if (short.success) return { accessToken: short.data.access_token, scopes: short.data.permissions };
  const refused = Refused.safeParse(answer.body);
  throw refused.success ? connectRefused("instagram", refused.data.error_message) : platformUnreachable("instagram");
}

async function longToken(app: InstagramApp, accessToken: string): Promise<AccountTokens> {
  const query = new URLSearchParams({
    grant_type: "ig_exchange_token",
    client_secret: app.clientSecret,
    access_token: accessToken,
  });
  const answer = await ask(app.fetch, `${GRAPH}/access_token?${query}`, {});
  const long = answer.type === "answer" ? LongToken.safeParse(unwrapped(answer.body)) : null;
  if (!long?.success) throw platformUnreachable("instagram");
  return tokensOf(long.data, app.now());
}

/** Instagram has no refresh tokens: the access token itself is renewed. */
function tokensOf(wire: z.infer<typeof LongToken>, now: Instant): AccountTokens {
  return {
    accessToken: wire.access_token,
    accessExpiresAt: later(now, seconds(wire.expires_in)),
    refreshToken: null,
    refreshExpiresAt: null,
    issuedAt: now,
  };
}
