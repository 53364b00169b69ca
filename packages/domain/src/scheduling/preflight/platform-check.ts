import type { Platform } from "../../social-accounts/index.ts";
import type { FindingPlace, PreflightCheck, PreflightFinding } from "./finding.ts";

/** What a rule says about a place; the rest is the same for all findings of a check. */
export type PreflightFault = Pick<PreflightFinding, "message"> &
  Partial<Pick<PreflightFinding, "says" | "severity" | "place" | "field">>;

/**
 * A check of one platform. Faults are "must" and about the whole post unless they say otherwise; null: it cannot be
 * known yet.
 */
export function platformCheck(
  platform: Platform,
  rule: string,
  faults: readonly (PreflightFault | null)[] | null,
): PreflightCheck {
  const platforms = [platform];
  const whole: FindingPlace = { kind: "whole" };
  const finding = (fault: PreflightFault): PreflightFinding => ({
    rule,
    severity: "must",
    platforms,
    place: whole,
    field: null,
    ...fault,
  });
  return { rule, platforms, findings: faults?.flatMap((fault) => (fault ? [finding(fault)] : [])) ?? null };
}
