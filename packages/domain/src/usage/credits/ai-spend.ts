import * as z from "zod/mini";
import type { Instant } from "../../kernel/index.ts";
import { SpendLine } from "./credits.ts";

/**
 * A part of what the AI calls of all users cost in a month. Collection `ai_spend`, keyed by `{month}_{part}`. Holds no
 * person. Source: ADR 61.
 */
export const AiSpend = z.object({
  /** A calendar month in UTC, such as `2026-11`. */
  month: z.string(),
  /** By provider and model kind (`openai text`). */
  lines: z.catch(z.record(z.string(), SpendLine), {}),
});
export type AiSpend = z.infer<typeof AiSpend>;

/** What one provider cost. */
export type ProviderSpend = SpendLine & { provider: string };

/** The calendar month of a time, in UTC. */
export const monthOf = (at: Instant): string => new Date(at).toISOString().slice(0, 7);

/** Adds up lines by provider, the most expensive first. */
export function spendByProvider(parts: readonly Pick<AiSpend, "lines">[]): ProviderSpend[] {
  const sums = new Map<string, ProviderSpend>();
  for (const [name, line] of parts.flatMap(({ lines }) => Object.entries(lines))) {
    const [provider = ""] = name.split(" ");
    sums.set(provider, { provider, ...added(sums.get(provider) ?? nothing, line) });
  }
  return [...sums.values()].sort((one, other) => other.micros - one.micros || other.credits - one.credits);
}

/** Adds up all lines. */
export const totalSpend = (lines: readonly SpendLine[]): SpendLine => lines.reduce(added, nothing);

const nothing: SpendLine = { calls: 0, credits: 0, micros: 0 };

const added = (one: SpendLine, other: SpendLine): SpendLine => ({
  calls: one.calls + other.calls,
  credits: one.credits + other.credits,
  micros: one.micros + other.micros,
});
