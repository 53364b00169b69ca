import { type Saying, say } from "../../kernel/index.ts";
import { type CreatorInfo, privacyLabel } from "../../social-accounts/index.ts";
import { nothingPosted } from "./failure.ts";
import type { TikTokOptions } from "./options.ts";
import type { TargetFailure } from "./post.ts";

/** A choice that TikTok does not offer the account. Lengths are in ms. */
export type GoneChoice =
  | { choice: "privacy"; level: string }
  | { choice: "comments" | "duet" | "stitch" }
  | { choice: "length"; lengthMs: number; mostMs: number };

type SentMedia = { kind: "photos" | "video"; durationMs: number | null };

/**
 * Whether TikTok still allows what the owner chose; null if it does. The stored choices are the consent:
 * one that is gone stops the post and is never replaced. Source: docs/platforms/tiktok.md#audit-list;
 * docs/experience.md#post.
 */
export function choiceGone(options: TikTokOptions, creator: CreatorInfo, media: SentMedia): TargetFailure | null {
  const gone = goneChoice(options, creator, media);
  return gone && nothingPosted("choice-gone", goneChoiceSaid(gone), false);
}

/** The same while it is composed: which choice TikTok does not offer the account; null for none. */
export function goneChoice(options: TikTokOptions, creator: CreatorInfo, media: SentMedia): GoneChoice | null {
  if (!creator.privacyOptions.includes(options.privacyLevel)) {
    return { choice: "privacy", level: options.privacyLevel };
  }
  if (options.allowComment && creator.commentDisabled) return { choice: "comments" };
  if (media.kind === "photos") return null;
  if (options.allowDuet && creator.duetDisabled) return { choice: "duet" };
  if (options.allowStitch && creator.stitchDisabled) return { choice: "stitch" };
  const lengthMs = media.durationMs ?? 0;
  const mostMs = creator.maxDurationSec * 1000;
  return lengthMs <= mostMs ? null : { choice: "length", lengthMs, mostMs };
}

/** The same as a sentence. `level`, in its values, is TikTok's code. */
export function goneChoiceSaid(gone: GoneChoice): Saying {
  switch (gone.choice) {
    case "privacy": {
      const { level } = gone;
      return say("failure.gone-privacy", `Your account no longer offers “${privacyLabel(level)}”.`, { level });
    }
    case "comments":
      return say("failure.gone-comments", "Your account no longer offers comments.");
    case "duet":
      return say("failure.gone-duet", "Your account no longer offers Duet.");
    case "stitch":
      return say("failure.gone-stitch", "Your account no longer offers Stitch.");
    case "length": {
      const [length, most] = [clock(gone.lengthMs), clock(gone.mostMs)];
      const message = `This video is ${length}; TikTok lets this account post up to ${most}.`;
      return say("failure.gone-length", message, { length, most });
    }
  }
}

/** 72 000 ms → "1:12". */
function clock(ms: number): string {
  const whole = Math.ceil(ms / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
