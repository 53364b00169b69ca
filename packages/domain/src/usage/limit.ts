import { type Instant, Refusal } from "../kernel/index.ts";
import type { Amounts, LimitKey, Limits } from "../plans/index.ts";
import { resetText } from "./reset-text.ts";

/**
 * Whether `requested` in total fit under a limit. -1 is unlimited; 0 or absent means no limit;
 * otherwise the requested count must be at most the limit. Source: spec §3 and §5; ADR 3.
 */
export function fitsLimit(limit: number | undefined, requested: number): boolean {
  return limit === undefined || limit === 0 || limit === -1 || requested <= limit;
}

/** Limit minus usage, floored at 0; 0 when the limit is unlimited. Source: spec §9, Usage counting. */
export function remaining(limit: number | undefined, used: number): number {
  return limit === undefined || limit === -1 ? 0 : Math.max(0, limit - used);
}

const words: Record<LimitKey, string> = {
  projects: "projects",
  images: "images",
  videos: "videos",
  socialAccounts: "social accounts",
};

/**
 * Over a plan's limit. The sentence for projects is the spec's (§5); the others follow it. What is counted per period
 * also says when it comes back.
 */
export function overLimit(key: LimitKey, resetsAt: Instant, now: Instant): Refusal {
  const sentence = `You have reached the maximum number of ${words[key]} allowed on your current plan. Please upgrade to create more ${words[key]}.`;
  if (key !== "images" && key !== "videos") return new Refusal("limit", `usage.over-${key}`, sentence);
  return new Refusal("limit", `usage.over-${key}`, `${sentence} ${comesBack(resetsAt, now)}`).with({ resetsAt });
}

/** When an allowance comes back: "Your allowance resets tomorrow." */
export function comesBack(resetsAt: Instant, now: Instant): string {
  const [first = "", ...rest] = resetText(resetsAt, now);
  return `Your allowance ${first.toLowerCase()}${rest.join("")}.`;
}

/** Every amount remaining. */
export function remainingOf(limits: Limits, used: Amounts): Amounts {
  return {
    videos: remaining(limits.videos, used.videos),
    images: remaining(limits.images, used.images),
    projects: remaining(limits.projects, used.projects),
    socialAccounts: remaining(limits.socialAccounts, used.socialAccounts),
  };
}
