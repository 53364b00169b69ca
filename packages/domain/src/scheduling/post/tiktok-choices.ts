import { type CreatorInfo, privacyLabel } from "../../social-accounts/index.ts";
import { nothingPosted } from "./failure.ts";
import type { TikTokOptions } from "./options.ts";
import type { TargetFailure } from "./post.ts";

type SentMedia = { kind: "photos" | "video"; durationMs: number | null };

/**
 * Whether TikTok still allows what the owner chose; null if it does. The stored choices are the consent:
 * one that is gone stops the post and is never replaced. Source: docs/platforms/tiktok.md#audit-list;
 * docs/experience.md#post.
 */
export function choiceGone(options: TikTokOptions, creator: CreatorInfo, media: SentMedia): TargetFailure | null {
  const why = goneChoice(options, creator, media);
  return why === null ? null : nothingPosted("choice-gone", why, false);
}

/** The same while it is composed: which choice TikTok does not offer the account, in a sentence; null for none. */
export function goneChoice(options: TikTokOptions, creator: CreatorInfo, media: SentMedia): string | null {
  if (!creator.privacyOptions.includes(options.privacyLevel)) {
    return `Your account no longer offers “${privacyLabel(options.privacyLevel)}”.`;
  }
  if (options.allowComment && creator.commentDisabled) return "Your account no longer offers comments.";
  if (media.kind === "photos") return null;
  if (options.allowDuet && creator.duetDisabled) return "Your account no longer offers Duet.";
  if (options.allowStitch && creator.stitchDisabled) return "Your account no longer offers Stitch.";
  const lengthMs = media.durationMs ?? 0;
  if (lengthMs <= creator.maxDurationSec * 1000) return null;
  return `This video is ${clock(lengthMs / 1000)}; TikTok lets this account post up to ${clock(creator.maxDurationSec)}.`;
}

/** 72 → "1:12". */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
