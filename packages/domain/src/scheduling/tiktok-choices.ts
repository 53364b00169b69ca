import { type CreatorInfo, privacyLabel } from "../social-accounts/index.ts";
import { nothingPosted } from "./failure.ts";
import type { TikTokOptions } from "./options.ts";
import type { TargetFailure } from "./post.ts";

/**
 * Whether TikTok still allows what the owner chose; null if it does. The stored choices are the consent:
 * one that is gone stops the post and is never replaced. Source: contracts §1.12, 5; ux §4.10.
 */
export function choiceGone(
  options: TikTokOptions,
  creator: CreatorInfo,
  media: { kind: "photos" | "video"; durationMs: number | null },
): TargetFailure | null {
  const gone = (why: string) => nothingPosted("choice-gone", why, false);
  if (!creator.privacyOptions.includes(options.privacyLevel)) {
    return gone(`Your account no longer offers “${privacyLabel(options.privacyLevel)}”.`);
  }
  if (options.allowComment && creator.commentDisabled) return gone("Your account no longer offers comments.");
  if (media.kind === "photos") return null;
  if (options.allowDuet && creator.duetDisabled) return gone("Your account no longer offers Duet.");
  if (options.allowStitch && creator.stitchDisabled) return gone("Your account no longer offers Stitch.");
  if ((media.durationMs ?? 0) > creator.maxDurationSec * 1000) {
    return gone(
      `This video is ${clock((media.durationMs ?? 0) / 1000)}; TikTok lets this account post up to ${clock(creator.maxDurationSec)}.`,
    );
  }
  return null;
}

/** 72 → "1:12". */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
