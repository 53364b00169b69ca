import type { PostedAssetView } from "@vignette/domain/assets";
import { type Instant, Refusal } from "@vignette/domain/kernel";
import {
  checkedAs,
  type PreflightFinding as Found,
  goneChoice,
  goneChoiceSaid,
  mediaKind,
  optionFaults,
  type PreflightCheck,
  preflight,
  type SchedulePostInput,
  scheduleAt,
  type TargetOptions,
  type TikTokOptions,
} from "@vignette/domain/scheduling";
import { type CreatorInfo, platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import type { TikTokCreator } from "../../../shared/platform-options/use-creators.ts";
import { worded, wordedFinding } from "../../../shared/refusals/worded.ts";
import { type FindingFix, fixFor } from "./fix-for.ts";

/** A problem of the post: its account, its message and its fix. */
export type Finding = {
  id: string;
  severity: "must" | "worth";
  accountId: string | null;
  /** `TikTok @acme`; "" for a finding about the whole post. */
  where: string;
  message: string;
  fix: FindingFix | null;
  /** Must be fixed in the editor of the creation. */
  isMedia: boolean;
};
/** The result of the checks: the findings, "must" first, and the number of checks that passed. */
export type Checked = { findings: Finding[]; passed: number };

type Plan = {
  asset: PostedAssetView;
  accounts: readonly SocialAccount[];
  targets: SchedulePostInput["targets"];
  when: SchedulePostInput["when"];
  creators: ReadonlyMap<string, TikTokCreator>;
  now: Instant;
};

/**
 * Everything about the post that a platform would refuse or the user might regret, by the same rules as in the Worker.
 */
export function checkedPlan(plan: Plan): Checked {
  if (plan.targets.length === 0) return { findings: [whole("none", m.post_choose_account())], passed: 0 };
  const parts = [timeFindings(plan), ...plan.targets.map((target) => checkedTarget(plan, target))];
  const findings = parts.flatMap((it) => it.findings);
  return {
    findings: [...findings.filter((it) => it.severity === "must"), ...findings.filter((it) => it.severity === "worth")],
    passed: parts.reduce((sum, it) => sum + it.passed, 0),
  };
}

const whole = (id: string, message: string): Finding => ({
  id,
  severity: "must",
  accountId: null,
  where: "",
  message,
  fix: null,
  isMedia: false,
});

function timeFindings({ when, now }: Plan): Checked {
  try {
    scheduleAt(when, now);
    return { findings: [], passed: 1 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { findings: [whole(error.code, worded(error))], passed: 0 };
  }
}

type Target = Plan["targets"][number];

function checkedTarget({ asset, accounts, creators }: Plan, target: Target): Checked {
  const { accountId, options } = target;
  const account = accounts.find((it) => it.id === accountId);
  const where = account ? `${platformNames[account.platform]} @${account.username}` : "";
  const checked = checkedAs(asset.files, target);
  const report = preflight({ targets: [checked] }, [
    choicesCheck(asset, target),
    creatorCheck(creators, asset, target),
  ]);
  const facts = { count: checked.files.length, media: mediaKind(asset.files) };
  const creator = creators.get(accountId);
  const mend = ({ rule }: Found): FindingFix | null =>
    rule === "creator" ? turnOff(creator, options) : fixFor(rule, target, facts);
  return {
    findings: report.findings.map((found, index) => ({
      id: `${accountId} ${found.rule} ${index}`,
      severity: found.severity,
      accountId,
      where,
      message: wordedFinding(found),
      fix: mend(found),
      isMedia: found.field === null,
    })),
    passed: report.passed.length,
  };
}

const OF_WHOLE = { severity: "must", place: { kind: "whole" } } as const;

/** Checks the options that were or must be chosen. */
function choicesCheck(asset: PostedAssetView, target: Target): PreflightCheck {
  const platforms = [target.options.platform];
  const findings = optionFaults(asset.files, target).map((fault): Found => ({ ...OF_WHOLE, ...fault, platforms }));
  return {
    rule: "choices",
    platforms,
    findings,
  };
}

/** Checks against TikTok's creator info. A video that is too long must be cut in the editor. */
function creatorCheck(creators: Plan["creators"], asset: PostedAssetView, target: Target): PreflightCheck {
  const { options } = target;
  const platforms = [options.platform];
  const creator = creators.get(target.accountId);
  const durationMs = checkedAs(asset.files, target).files[0]?.durationMs ?? null;
  const media = { kind: mediaKind(asset.files), durationMs };
  const message = options.platform === "tiktok" && creator ? creatorMessage(creator, options, media) : null;
  if (message === null) return { rule: "creator", platforms, findings: [] };
  const isTooLong = creator?.state === "told" && (durationMs ?? 0) > creator.info.maxDurationSec * 1000;
  const found: Found = { ...OF_WHOLE, rule: "creator", field: isTooLong ? null : "options", message, platforms };
  return { rule: "creator", platforms, findings: [found] };
}

function creatorMessage(
  creator: TikTokCreator,
  options: TikTokOptions,
  media: { kind: "video" | "photos"; durationMs: number | null },
): string | null {
  if (creator.state === "asking") return m.post_checking_tiktok();
  if (creator.state === "refused") return creator.message;
  const gone = options.privacyLevel === "" ? null : goneChoice(options, creator.info, media);
  return gone && wordedFinding(goneChoiceSaid(gone));
}

/**
 * Turns off options that the account no longer offers. Applied only when the user presses the fix, so that nothing
 * changes unnoticed.
 */
function turnOff(creator: TikTokCreator | undefined, options: TargetOptions): FindingFix | null {
  if (options.platform !== "tiktok" || creator?.state !== "told") return null;
  const info: CreatorInfo = creator.info;
  const next = {
    ...options,
    allowComment: options.allowComment && !info.commentDisabled,
    allowDuet: options.allowDuet && !info.duetDisabled,
    allowStitch: options.allowStitch && !info.stitchDisabled,
  };
  const changes = JSON.stringify(next) !== JSON.stringify(options);
  return changes ? { label: m.post_turn_it_off(), isSafe: false, apply: () => ({ options: next }) } : null;
}
