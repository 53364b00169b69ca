import type { Instant } from "@vignette/domain/kernel";
import type { Target } from "@vignette/domain/scheduling";
import { ONLY_ME, platformNames } from "@vignette/domain/social-accounts";
import { dateTimeIn, secondIn, untilWords } from "../../../shared/times/times.ts";

/** The outcome of a target: whether it is published, then details and the next step. */
export type PostOutcome = { sentence: string; detail: string | null };

/** The first sentence about a target, and its details. Source: docs/experience.md#post. */
export function postOutcome(target: Target, zone: string, now: Instant): PostOutcome {
  const name = platformNames[target.platform];
  switch (target.state) {
    case "draft":
      return draftVerdict(target);
    case "awaiting-approval":
      return target.publishAt > now
        ? { sentence: "Waiting for approval.", detail: "It won't go out without it." }
        : {
            sentence: "Waiting for approval. The scheduled time has passed.",
            detail: "Nothing will be posted. Pick a new time.",
          };
    case "scheduled": {
      const until = untilWords(target.publishAt, now);
      return { sentence: `Goes out ${dateTimeIn(zone, target.publishAt)}${until ? ` (${until})` : ""}.`, detail: null };
    }
    case "publishing":
      return { sentence: `Going out now. ${stepOf(target)}`, detail: "This page updates on its own." };
    case "published":
      return publishedVerdict(target, zone, name);
    case "failed":
      return { sentence: target.failure?.message ?? "Nothing was posted.", detail: null };
    case "needs-check":
      return {
        sentence: "We don't know yet whether this is live. Don't repost it.",
        detail: `${name} stopped answering after we sent the post. Look at your profile for a post from ${secondIn(zone, target.attempt?.sentAt ?? target.publishAt)}.`,
      };
    case "sent-to-inbox":
      return { sentence: "It's in your TikTok inbox, not live.", detail: "Open TikTok to finish." };
    case "cancelled":
      return { sentence: "Canceled. It won't go out.", detail: null };
  }
}

function draftVerdict({ approval }: Target): PostOutcome {
  if (approval === null) return { sentence: "Not scheduled.", detail: null };
  return approval.print === null
    ? { sentence: "Not scheduled.", detail: "Review the comments, edit, and send it again." }
    : {
        sentence: "Nothing was posted: approval came after the scheduled time.",
        detail: "Pick a new time.",
      };
}

function publishedVerdict(target: Target, zone: string, name: string): PostOutcome {
  const { publication, options } = target;
  const since = publication ? ` since ${secondIn(zone, publication.at)}` : "";
  if (options.platform === "tiktok" && options.privacyLevel === ONLY_ME) {
    return { sentence: `It's live${since}, visible to you only.`, detail: "TikTok gives no link to such a post." };
  }
  const reviewed = publication?.platformPostId != null || publication?.permalink != null;
  return {
    sentence: `It's live${since}.`,
    detail: reviewed ? null : `${name} may review it before others see it, usually for under a minute.`,
  };
}

function stepOf({ attempt }: Target): string {
  switch (attempt?.stage) {
    case "committing":
      return "Step 2 of 3: sending.";
    case "committed":
    case "lost":
      return "Step 3 of 3: making sure.";
    default:
      return "Step 1 of 3: checking the account and the files.";
  }
}
