import type { Platform } from "../../social-accounts/index.ts";
import type { Check, Finding, Place } from "./finding.ts";

/** What a rule says about a place; the rest is the same for all findings of a check. */
export type Fault = Pick<Finding, "message"> & Partial<Pick<Finding, "severity" | "place" | "field">>;

/** A check of one platform. Faults are "must" and about the whole unless they say otherwise; null: nobody can know yet. */
export function platformCheck(
  platform: Platform,
  { rule, label }: Pick<Check, "rule" | "label">,
  faults: readonly (Fault | null)[] | null,
): Check {
  const platforms = [platform];
  const whole: Place = { kind: "whole" };
  const finding = (fault: Fault): Finding => ({
    rule,
    severity: "must",
    platforms,
    place: whole,
    field: null,
    ...fault,
  });
  return { rule, label, platforms, findings: faults?.flatMap((fault) => (fault ? [finding(fault)] : [])) ?? null };
}
