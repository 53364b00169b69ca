import { say } from "../../kernel/index.ts";
import { type Platform, platformNames } from "../../social-accounts/index.ts";
import { CHANGED_AFTER_APPROVAL, type FailureCause, type FailureFix, nothingPosted } from "../post/failure.ts";
import type { TargetFailure } from "../post/post.ts";
import { instagramErrorCodes } from "./instagram-error-codes.ts";
import { tiktokErrorCodes } from "./tiktok-error-codes.ts";

const causes: Record<Platform, Record<string, FailureCause>> = {
  tiktok: tiktokErrorCodes,
  instagram: instagramErrorCodes,
};

/**
 * The cause and the fix of a platform's code. An unknown code is shown as it came, with the platform's own message.
 * `code` is TikTok's error code or fail_reason; for Instagram the subcode, or the code if there is none.
 */
export function failureOf(platform: Platform, code: string, said = ""): TargetFailure {
  const cause = causeOf(platform, code);
  if (cause) return nothingPosted(code, cause.why, cause.again === true);
  const name = platformNames[platform];
  const reason = said.replace(/\.$/, "");
  const why =
    reason === ""
      ? say("failure.refused", `${name} refused it: no reason given (${code}).`, { name, code })
      : say("failure.refused-because", `${name} refused it: ${reason} (${code}).`, { name, reason, code });
  return nothingPosted(code, why, false);
}

/** What stopped a post before its platform could say anything, by our own codes. */
const ours: Record<string, FailureFix> = {
  [CHANGED_AFTER_APPROVAL]: "approve",
  "asset-gone": "change",
  "choice-gone": "change",
  "connection-ended": "reconnect",
};

/**
 * What the user can do about a failure. For an unknown code: send it again if that may help, otherwise contact support.
 */
export function failureFixOf(platform: Platform, { code, retryable }: TargetFailure): FailureFix {
  const own = Object.hasOwn(ours, code) ? ours[code] : undefined;
  return own ?? causeOf(platform, code)?.fix ?? (retryable ? "again" : "support");
}

/**
 * Instagram's permission codes are a hundred numbers, of which any may come.
 * Source: docs/platforms/instagram.md#errors.
 */
function causeOf(platform: Platform, code: string): FailureCause | undefined {
  const table = causes[platform];
  const known = platform === "instagram" && /^2\d\d$/.test(code) ? "200" : code;
  return Object.hasOwn(table, known) ? table[known] : undefined;
}
