import type { AssetView } from "@vignette/domain/assets";
import { type Instant, instant, Refusal } from "@vignette/domain/kernel";
import { refuseSchedule, type SchedulePostInput, scheduleAt, wallTimeAt } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { useState } from "react";
import { type ComposerDraft, keepComposerDraft, keptComposerDraft } from "./composer-draft.ts";
import { freshOptions, type TargetOptions } from "./target-draft.ts";
import { ownZone } from "./times.ts";
import type { WantedTime } from "./wanted-time.ts";

type Start = {
  asset: AssetView;
  accounts: readonly SocialAccount[];
  caption: string;
  madeWithAi: boolean;
  /** The time that was chosen on the calendar; it wins over a kept draft's. */
  wanted: WantedTime | null;
  now: Instant;
};

/** The composer's state: the draft, how it changes, what it asks for, and why it cannot go out yet. */
export function useComposer({ asset, accounts, caption, madeWithAi, wanted, now }: Start) {
  const [draft, setDraft] = useState<ComposerDraft>(() => ({
    ...firstDraft(accounts, caption, now),
    ...keptComposerDraft(asset.id),
    ...(wanted && { when: "at" as const, ...wantedPlan(wanted, now) }),
  }));
  const chosen = accounts.filter((account) => draft.accountIds.includes(account.id));
  const optionsOf = (account: SocialAccount) => draft.options[account.id] ?? freshOptions(account, madeWithAi);
  const targets = chosen.map((account) => ({
    accountId: account.id,
    caption: draft.caption,
    options: optionsOf(account),
  }));

  const change = (part: Partial<ComposerDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      keepComposerDraft(asset.id, next);
      return next;
    });

  return {
    draft,
    change,
    chosen,
    optionsOf,
    changeOptions: (accountId: string, options: TargetOptions) =>
      change({ options: { ...draft.options, [accountId]: options } }),
    toggle: (accountId: string) =>
      change({
        accountIds: draft.accountIds.includes(accountId)
          ? draft.accountIds.filter((id) => id !== accountId)
          : [...draft.accountIds, accountId],
      }),
    input: { projectId: asset.projectId, assetId: asset.id, when: whenOf(draft), targets } satisfies SchedulePostInput,
    refusal: refusalOf(asset, draft, targets, now),
    forget: () => keepComposerDraft(asset.id, null),
  };
}

function firstDraft(accounts: readonly SocialAccount[], caption: string, now: Instant): ComposerDraft {
  const zone = ownZone();
  return {
    accountIds: accounts.filter((account) => account.state === "connected").map((account) => account.id),
    caption,
    options: {},
    when: "at",
    wallTime: wallTimeAt(nextHour(now), zone),
    zone,
  };
}

/** The next full hour that is at least half an hour away: time to change one's mind. */
function nextHour(now: Instant): Instant {
  const hour = 3_600_000;
  return instant(Math.ceil((now + hour / 2) / hour) * hour);
}

/** A day alone gets the coming full hour's time of day; the hour stays in sight to be changed. */
function wantedPlan(wanted: WantedTime, now: Instant): Pick<ComposerDraft, "wallTime" | "zone"> {
  const zone = wanted.zone ?? ownZone();
  if ("wallTime" in wanted) return { wallTime: wanted.wallTime, zone };
  return { wallTime: `${wanted.day}${wallTimeAt(nextHour(now), zone).slice(10)}`, zone };
}

function whenOf(draft: ComposerDraft): SchedulePostInput["when"] {
  return draft.when === "now"
    ? { type: "now", zone: draft.zone }
    : { type: "at", zone: draft.zone, wallTime: draft.wallTime };
}

/** The first reason why this cannot go out, asked of the same rules that the Worker asks. */
function refusalOf(
  asset: AssetView,
  draft: ComposerDraft,
  targets: SchedulePostInput["targets"],
  now: Instant,
): string | null {
  if (targets.length === 0) return "Choose at least one account.";
  if (targets.some(({ options }) => options.platform === "tiktok" && options.privacyLevel === ""))
    return "Choose who can see it on TikTok.";
  try {
    scheduleAt(whenOf(draft), now);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return refuseSchedule(asset, targets)?.message ?? null;
}
