import * as z from "zod/mini";

/** The kinds of calls to AI providers. */
export const aiPorts = ["text", "image", "voice", "transcription", "video", "presenter"] as const;
export type AiPort = (typeof aiPorts)[number];

/** What calls of one kind to one model came to, for our own books: the plan counts finished images and videos, not these. */
export const Spending = z.object({
  port: z.enum(aiPorts),
  provider: z.string(),
  model: z.string(),
  calls: z.number(),
  /** Millionths of a US dollar, at list price. */
  micros: z.number(),
  /** Calls of a model whose price is not known. */
  unpriced: z.number(),
});
export type Spending = z.infer<typeof Spending>;

/** The books with more in them: one line for each model. */
export function withSpent(before: readonly Spending[], more: readonly Spending[]): Spending[] {
  const lines = new Map<string, Spending>();
  for (const it of [...before, ...more]) {
    const key = `${it.port} ${it.provider} ${it.model}`;
    const line = lines.get(key);
    lines.set(key, line ? { ...line, ...sum(line, it) } : it);
  }
  return [...lines.values()];
}

/** All lines in one: millionths of a US dollar, and how many calls have no known price. */
export function totalSpent(lines: readonly Spending[]): Pick<Spending, "calls" | "micros" | "unpriced"> {
  return lines.reduce(sum, { calls: 0, micros: 0, unpriced: 0 });
}

type Amount = Pick<Spending, "calls" | "micros" | "unpriced">;

const sum = (one: Amount, other: Amount): Amount => ({
  calls: one.calls + other.calls,
  micros: one.micros + other.micros,
  unpriced: one.unpriced + other.unpriced,
});
