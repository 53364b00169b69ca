import * as z from "zod/mini";
import { Id, Instant, line } from "../kernel/index.ts";
import { platforms } from "./platforms.ts";
import { RenewalTrouble } from "./renewal.ts";

export const Platform = z.enum(platforms);
export type Platform = z.infer<typeof Platform>;

/**
 * A connected account. Collection `socialAccounts`. Tokens are sealed in the same document and never leave the Worker.
 * Source: spec §3; ADR 1.
 */
export const SocialAccount = z.object({
  id: Id,
  uid: z.string(),
  platform: Platform,
  /** TikTok open_id, or the Instagram professional account id: text, since both exceed 2^53. */
  platformAccountId: z.string(),
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  scopes: z.array(z.string()),
  /** `reconnect`: the platform no longer takes our token; only the owner can fix that. */
  state: z.enum(["connected", "reconnect"]),
  /** When the connection ends unless it is renewed: the refresh token's end (TikTok) or the token's (Instagram). */
  connectionExpiresAt: Instant,
  /** Since renewing failed, until it works again. */
  renewalTrouble: z._default(z.nullable(RenewalTrouble), null),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type SocialAccount = z.infer<typeof SocialAccount>;

/** What the tokens of an account are, once unsealed. Only the Worker's account gate sees it. */
export const AccountTokens = z.object({
  accessToken: z.string().check(z.minLength(1)),
  accessExpiresAt: Instant,
  refreshToken: z.nullable(z.string().check(z.minLength(1))),
  refreshExpiresAt: z.nullable(Instant),
  /** When the access token was issued: Instagram renews none younger than a day. */
  issuedAt: Instant,
});
export type AccountTokens = z.infer<typeof AccountTokens>;

export const ConnectInput = z.object({
  platform: Platform,
  /** The account to renew; signing in at the platform as another one is refused. */
  accountId: z.optional(Id),
  returnTo: line(300).check(z.regex(/^\/(?!\/)/, "Use a path of this app.")),
});
export const FinishConnectInput = z.object({ platform: Platform, code: line(2000, 1), state: line(200, 1) });

/**
 * What TikTok allows the account right now; asked afresh whenever the composer opens.
 * Source: docs/platforms/tiktok.md#creator-info.
 */
export const CreatorInfo = z.object({
  nickname: z.string(),
  username: z.string(),
  avatarUrl: z.string(),
  privacyOptions: z.array(z.string()),
  commentDisabled: z.boolean(),
  duetDisabled: z.boolean(),
  stitchDisabled: z.boolean(),
  /** Seconds. */
  maxDurationSec: z.number(),
});
export type CreatorInfo = z.infer<typeof CreatorInfo>;

/**
 * How many posts of the last 24 hours Instagram counts for an account, and how many it takes.
 * Source: docs/platforms/instagram.md#quota.
 */
export const PublishQuota = z.object({ used: z.number(), total: z.number() });
export type PublishQuota = z.infer<typeof PublishQuota>;
