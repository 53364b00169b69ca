import { Refusal } from "../kernel/index.ts";
import type { Platform } from "./account.ts";
import { platformNames } from "./platforms.ts";

/** The round trip to the platform took longer than ten minutes, was made by another user, or was used before. */
export const connectExpired = () =>
  new Refusal("invalid", "social-accounts.connect-expired", "That connection attempt expired. Connect again.");

/** The platform did not give what we asked for. */
export const connectRefused = (platform: Platform, reason: string) =>
  new Refusal(
    "invalid",
    "social-accounts.connect-refused",
    `${platformNames[platform]} didn't connect the account: ${reason}`,
  ).with({ platform: platformNames[platform], reason });

/** The owner unticked something on the platform's page without which we cannot post. */
export const scopesMissing = (platform: Platform) =>
  new Refusal(
    "invalid",
    "social-accounts.scopes-missing",
    `${platformNames[platform]} didn't let us post for this account. Connect again and leave every box checked.`,
  ).with({ platform: platformNames[platform] });

export const platformUnreachable = (platform: Platform) =>
  new Refusal(
    "unavailable",
    "social-accounts.unreachable",
    `${platformNames[platform]} isn't responding right now. Try again.`,
  ).with({ platform: platformNames[platform] });

/** The platform no longer takes our token; only the owner can fix that. */
export const reconnectNeeded = (platform: Platform) =>
  new Refusal(
    "conflict",
    "social-accounts.reconnect",
    `${platformNames[platform]} disconnected this account. Reconnect it.`,
  ).with({ platform: platformNames[platform] });

/** The user meant to renew one account and signed in at the platform as another. */
export const otherAccount = (platform: Platform, wanted: string, came: string) =>
  new Refusal(
    "conflict",
    "social-accounts.other-account",
    `You signed in at ${platformNames[platform]} as @${came}, but this connection is for @${wanted}. Nothing changed: sign in there as @${wanted} and try again.`,
  ).with({ platform: platformNames[platform], came, wanted });

export const notThisPlatform = (platform: Platform) =>
  new Refusal("invalid", "social-accounts.other-platform", `That isn't a ${platformNames[platform]} account.`).with({
    platform: platformNames[platform],
  });

/** TikTok's caps on an account. Source: docs/experience.md#composer. */
export const postedEnough = () =>
  new Refusal(
    "unavailable",
    "social-accounts.posted-enough",
    "TikTok says this account has posted enough for now. Save it and try later.",
  );
