import { type Platform, rulesOf } from "../../social-accounts/index.ts";
import { type CheckedTarget, mediaKind } from "./checked-target.ts";
import type { PreflightCheck, PreflightFinding } from "./finding.ts";
import { photoChecks } from "./photo-checks.ts";
import { reviewCheck } from "./review-check.ts";
import { type MeasuredSound, soundCheck } from "./sound-checks.ts";
import { textChecks } from "./text-checks.ts";
import { videoChecks } from "./video-checks.ts";
import { type CheckedWords, claimCheck, type KnownFacts, placeholderCheck } from "./word-checks.ts";

/** What is known of a post. What is left out is not looked at; null is still to be known. */
export type PreflightInput = {
  targets: readonly CheckedTarget[];
  /** What is written and said in the files. */
  words?: readonly CheckedWords[];
  /** What may be claimed. */
  facts?: KnownFacts | null;
  /** Of a video. */
  sound?: MeasuredSound | null;
};

/** What a post was checked for, and what was found. */
export type PreflightReport<Found extends PreflightFinding = PreflightFinding> = {
  /** "must" before "worth", else in the order of the checks. */
  findings: readonly Found[];
  passed: readonly PreflightCheck<Found>[];
  /** Checks that cannot be made yet. */
  open: readonly PreflightCheck<Found>[];
  /** Platforms that something must be fixed for. */
  blocked: readonly Platform[];
  /** Whose rules, as documented when. */
  rules: readonly { platform: Platform; date: string; source: string }[];
};

/**
 * Everything about a post that a platform would refuse or a person regret (docs/experience.md#check). Studio, composer
 * and Worker ask the same. `others` are checks that only the caller can make, such as looking at the drawn pictures.
 * Never throws.
 */
export function preflight<Found extends PreflightFinding = PreflightFinding>(
  input: PreflightInput,
  others: readonly PreflightCheck<Found>[] = [],
): PreflightReport<Found | PreflightFinding> {
  const checks: readonly PreflightCheck<Found | PreflightFinding>[] = [...checksOf(input), ...others];
  const findings = checks.flatMap((check) => check.findings ?? []);
  const must = findings.filter(({ severity }) => severity === "must");
  const platforms = [...new Set(input.targets.map(({ platform }) => platform))];
  return {
    findings: [...must, ...findings.filter(({ severity }) => severity === "worth")],
    passed: checks.filter((check) => check.findings?.length === 0),
    open: checks.filter((check) => check.findings === null),
    blocked: platforms.filter((platform) => must.some((finding) => finding.platforms.includes(platform))),
    rules: platforms.map((platform) => ({ platform, ...rulesOf(platform).documented })),
  };
}

function checksOf({ targets, words = [], facts, sound }: PreflightInput): PreflightCheck[] {
  return [
    placeholderCheck(targets, words),
    ...targets.flatMap(textChecks),
    ...targets.flatMap(mediaChecks),
    ...(sound === undefined ? [] : targets.map((target) => soundCheck(target, sound))),
    ...(facts === undefined ? [] : [claimCheck(targets, words, facts)]),
    ...(facts === undefined || words.every(({ quoted }) => !quoted) ? [] : [reviewCheck(targets, words, facts)]),
  ];
}

/** Whether a platform takes these files. */
export const mediaChecks = (target: CheckedTarget): PreflightCheck[] =>
  mediaKind(target.files) === "video" ? videoChecks(target) : photoChecks(target);
