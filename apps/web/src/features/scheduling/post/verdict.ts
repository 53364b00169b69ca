import type { Instant } from "@vignette/domain/kernel";
import type { Target } from "@vignette/domain/scheduling";
import { ONLY_ME, platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { dateText } from "../../../shared/formats.ts";
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
      return publishedVerdict(target, { name, zone, now });
    case "failed":
      return { sentence: target.failure ? wordedFailure(target.failure) : m.post_nothing_posted(), detail: null };
    case "needs-check":
      return {
        sentence: m.post_unknown(),
        detail: unknownHelp(target.attempt?.sentAt ?? target.publishAt, { name, zone, now }),
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

type Known = { name: string; zone: string; now: Instant };

/** Only today a time needs no day. */
const isToday = (at: Instant, { zone, now }: Known) => dateText(at, zone) === dateText(now, zone);

const unknownHelp = (at: Instant, known: Known): string =>
  isToday(at, known)
    ? m.post_unknown_help({ name: known.name, time: secondIn(known.zone, at) })
    : m.post_unknown_help_day({ name: known.name, when: dateTimeAndZone(known.zone, at) });

function publishedVerdict({ publication, options }: Target, known: Known): PostOutcome {
  const isPrivate = options.platform === "tiktok" && options.privacyLevel === ONLY_ME;
  if (isPrivate) return { sentence: liveSince(publication?.at, known, privately), detail: m.post_no_link() };
  const reviewed = publication?.platformPostId != null || publication?.permalink != null;
  return {
    sentence: liveSince(publication?.at, known, publicly),
    detail: reviewed ? null : m.post_platform_review({ name: known.name }),
  };
}

const publicly = { plain: m.post_live, today: m.post_live_since, before: m.post_live_since_day };
const privately = {
  plain: m.post_live_private,
  today: m.post_live_private_since,
  before: m.post_live_private_since_day,
};

function liveSince(at: Instant | undefined, known: Known, words: typeof publicly): string {
  if (at === undefined) return words.plain();
  return isToday(at, known)
    ? words.today({ time: secondIn(known.zone, at) })
    : words.before({ when: dateTimeAndZone(known.zone, at) });
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
