import type { Instant } from "@vignette/domain/kernel";
import type { Target } from "@vignette/domain/scheduling";
import { ONLY_ME, platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { wordedFailure } from "../../../shared/refusals/worded.ts";
import { dateTimeAndZone } from "../../../shared/times/date-time-and-zone.ts";
import { secondIn, untilWords } from "../../../shared/times/times.ts";

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
        ? { sentence: m.post_waiting(), detail: m.post_waiting_help({ when: dateTimeAndZone(zone, target.publishAt) }) }
        : {
            sentence: m.post_waiting_late(),
            detail: m.post_waiting_late_help(),
          };
    case "scheduled": {
      const until = untilWords(target.publishAt, now);
      const when = dateTimeAndZone(zone, target.publishAt);
      return { sentence: until ? m.post_goes_out_until({ when, until }) : m.post_goes_out({ when }), detail: null };
    }
    case "publishing":
      return { sentence: m.post_going_out({ step: stepOf(target) }), detail: m.post_updates_itself() };
    case "published":
      return publishedVerdict(target, zone, name);
    case "failed":
      return { sentence: target.failure ? wordedFailure(target.failure) : m.post_nothing_posted(), detail: null };
    case "needs-check":
      return {
        sentence: m.post_unknown(),
        detail: m.post_unknown_help({ name, time: secondIn(zone, target.attempt?.sentAt ?? target.publishAt) }),
      };
    case "sent-to-inbox":
      return { sentence: m.post_in_inbox(), detail: m.post_in_inbox_help() };
    case "cancelled":
      return { sentence: m.post_canceled(), detail: null };
  }
}

function draftVerdict({ approval }: Target): PostOutcome {
  if (approval === null) return { sentence: m.post_not_scheduled(), detail: null };
  return approval.print === null
    ? { sentence: m.post_not_scheduled(), detail: m.post_review_comments() }
    : {
        sentence: m.post_approved_late(),
        detail: m.post_pick_a_new_time(),
      };
}

function publishedVerdict(target: Target, zone: string, name: string): PostOutcome {
  const { publication, options } = target;
  const time = publication ? secondIn(zone, publication.at) : null;
  if (options.platform === "tiktok" && options.privacyLevel === ONLY_ME) {
    return {
      sentence: time === null ? m.post_live_private() : m.post_live_private_since({ time }),
      detail: m.post_no_link(),
    };
  }
  const reviewed = publication?.platformPostId != null || publication?.permalink != null;
  return {
    sentence: time === null ? m.post_live() : m.post_live_since({ time }),
    detail: reviewed ? null : m.post_platform_review({ name }),
  };
}

function stepOf({ attempt }: Target): string {
  switch (attempt?.stage) {
    case "committing":
      return m.post_step_2();
    case "committed":
    case "lost":
      return m.post_step_3();
    default:
      return m.post_step_1();
  }
}
