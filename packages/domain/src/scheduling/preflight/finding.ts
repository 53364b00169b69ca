import type { RefusalValues } from "../../kernel/index.ts";
import type { Platform } from "../../social-accounts/index.ts";

/** Where something was found. Slides count from 0; times are in ms from the start. */
export type FindingPlace =
  | { kind: "slide"; index: number }
  | { kind: "span"; startMs: number; endMs: number }
  | { kind: "caption" }
  | { kind: "whole" };

/** Something about a post that a platform would refuse, or a person regret. Data alone: a worker can hand it out. */
export type PreflightFinding = {
  /** Of the check that found it. */
  rule: string;
  /** "must" stops a post, "worth" never does. Source: docs/experience.md#check. */
  severity: "must" | "worth";
  platforms: readonly Platform[];
  place: FindingPlace;
  /** A sentence for the person who made it. */
  message: string;
  /** The code of the sentence and the values in it, for a page that says it in another language. Source: ADR 148. */
  says?: { code: string; values: RefusalValues };
  /** The field with the words in question: `caption`, `beats.2.title`; null if it is not about words. */
  field: string | null;
  /** The range in the field's text, from one UTF-16 unit to before another, if it is not about all of it. */
  range?: { from: number; to: number };
  /** What the field should say, where that is known. */
  instead?: string;
};

/** One check. `findings` is null while it cannot be made, and empty if nothing is wrong. */
export type PreflightCheck<Found extends PreflightFinding = PreflightFinding> = {
  rule: string;
  platforms: readonly Platform[];
  findings: readonly Found[] | null;
};
