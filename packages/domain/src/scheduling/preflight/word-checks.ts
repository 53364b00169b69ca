import { unfilledSlots } from "../../hook-library/index.ts";
import { say } from "../../kernel/index.ts";
import { type Brief, type UnsourcedClaim, unsourcedClaims } from "../../research/index.ts";
import type { Platform } from "../../social-accounts/index.ts";
import type { CheckedTarget } from "./checked-target.ts";
import type { FindingPlace, PreflightCheck, PreflightFinding } from "./finding.ts";

/** Text that viewers will read or hear, and its place. `field` says where they can be changed. */
export type CheckedWords = {
  text: string;
  place: FindingPlace;
  field: string;
  /** Only for what quotes a customer: the line that says who, and its field. */
  quoted?: { by: string; field: string };
};

/** What may be claimed: what the brief proves, and what the hook says. */
export type KnownFacts = { brief: Brief; hook: string };

/** Unfilled placeholders block publishing. Source: docs/architecture.md#evidence. */
export function placeholderCheck(targets: readonly CheckedTarget[], words: readonly CheckedWords[]): PreflightCheck {
  const platforms = targets.map(({ platform }) => platform);
  const open = (text: string, found: Pick<PreflightFinding, "place" | "field" | "platforms">): PreflightFinding[] => {
    return [...new Set(unfilledSlots(text))].map((slot) => ({
      ...found,
      rule: "placeholder-open",
      severity: "must",
      ...(found.field === "caption"
        ? say("preflight.placeholder-in-caption", `Fill [${slot}] in the caption first.`, { slot })
        : say("preflight.placeholder", `Fill [${slot}] first.`, { slot })),
    }));
  };
  const captions = byCaption(targets).flatMap(([caption, those]) =>
    open(caption, { place: { kind: "caption" }, field: "caption", platforms: those }),
  );
  const placed = words.flatMap(({ text, place, field }) => open(text, { place, field, platforms }));
  return {
    rule: "placeholder-open",
    platforms,
    findings: [...placed, ...captions],
  };
}

/** Claims that nothing in the brief proves are worth a look. Null facts: the brief is not known. */
export function claimCheck(
  targets: readonly CheckedTarget[],
  words: readonly CheckedWords[],
  facts: KnownFacts | null,
): PreflightCheck {
  const platforms = targets.map(({ platform }) => platform);
  const captions = byCaption(targets).map(([text, those]) => ({
    text,
    found: { place: { kind: "caption" as const }, field: "caption", platforms: those },
  }));
  const all = [...words.map(({ text, place, field }) => ({ text, found: { place, field, platforms } })), ...captions];
  const findings =
    facts &&
    all.flatMap(({ text, found }) =>
      unsourcedClaims(text, facts.brief, [facts.hook]).map((claim) => unsourced(claim, found)),
    );
  return { rule: "claim-unsourced", platforms, findings };
}

function unsourced(
  claim: UnsourcedClaim,
  found: Pick<PreflightFinding, "place" | "field" | "platforms">,
): PreflightFinding {
  const { words, from, to } = claim;
  const said = say("preflight.claim-unsourced", `“${words}” has no source in your brief.`, { words });
  return { ...found, ...said, rule: "claim-unsourced", severity: "worth", range: { from, to } };
}

/** Each caption once, with the platforms that get it. */
function byCaption(targets: readonly CheckedTarget[]): [string, Platform[]][] {
  const platforms = new Map<string, Platform[]>();
  for (const { caption, platform } of targets) platforms.set(caption, [...(platforms.get(caption) ?? []), platform]);
  return [...platforms];
}
