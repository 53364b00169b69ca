import { type Instant, instant } from "@vignette/domain/kernel";
import { canEdit, type PostView, wallTimeAt } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { ownZone } from "../../../shared/times/times.ts";
import type { ComposerDraft } from "./read-draft.ts";
import type { RequestedTime } from "./requested-time.ts";

/** The draft of a new post: every account that can post, the script's caption, the next free slot. */
export function newDraft(accounts: readonly SocialAccount[], caption: string, now: Instant): ComposerDraft {
  const zone = ownZone();
  return {
    accountIds: accounts.filter((account) => account.state === "connected").map((account) => account.id),
    caption,
    captions: {},
    options: {},
    when: "slot",
    wallTime: wallTimeAt(nextHour(now), zone),
    zone,
  };
}

/** An existing post as the owner wrote it. Targets that are published or on their way are left out. */
export function composerDraftOf({ targets, schedule }: PostView, now: Instant): ComposerDraft {
  const open = targets.filter(canEdit);
  const caption = open[0]?.caption ?? "";
  const own = open.filter((it) => it.caption !== caption);
  const isPast = schedule.publishAt <= now;
  return {
    accountIds: open.map((it) => it.accountId),
    caption,
    captions: Object.fromEntries(own.map((it) => [it.accountId, it.caption])),
    options: Object.fromEntries(open.map((it) => [it.accountId, it.options])),
    when: "at",
    wallTime: isPast ? wallTimeAt(nextHour(now), schedule.zone) : schedule.wallTime,
    zone: schedule.zone,
  };
}

/** A day without a time gets the time of the next full hour, which the user can change. */
export function requestedPlan(wanted: RequestedTime, now: Instant): Pick<ComposerDraft, "when" | "wallTime" | "zone"> {
  const zone = wanted.zone ?? ownZone();
  if ("now" in wanted) return { when: "now", wallTime: wallTimeAt(nextHour(now), zone), zone };
  const wallTime = "wallTime" in wanted ? wanted.wallTime : `${wanted.day}${wallTimeAt(nextHour(now), zone).slice(10)}`;
  return { when: "at", wallTime, zone };
}

/** The next full hour that is at least half an hour away, which leaves time for changes. */
function nextHour(now: Instant): Instant {
  const hour = 3_600_000;
  return instant(Math.ceil((now + hour / 2) / hour) * hour);
}
