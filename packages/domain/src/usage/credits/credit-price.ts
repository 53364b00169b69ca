import { instant } from "../../kernel/index.ts";

/** Everything a caller pays credits for: calls to AI providers, and a render on the server. */
export const paidVerbs = [
  "script",
  "rewrite",
  "hooks",
  "brief",
  "alt-text",
  "image",
  "speech",
  "voice-sample",
  "transcription",
  "video-clip",
  "presenter",
  "render",
] as const;
export type PaidVerb = (typeof paidVerbs)[number];

/** A second of a presenter by the usual model, in credits. Source: ADR 71. */
const PRESENTER_SECOND = 15;

/** What a presenter who speaks for so long is booked with, in credits. */
export const presenterCredits = (durationMs: number): number => Math.ceil((durationMs / 1000) * PRESENTER_SECOND);

/**
 * What a call is booked with before its true cost is known, in credits. One credit is a US cent at the provider's list
 * price. Our own choice, from the prices of the usual models. Source: ADR 45.
 */
export const creditPrices: Record<PaidVerb, number> = {
  script: 3,
  rewrite: 2,
  hooks: 2,
  brief: 3,
  "alt-text": 1,
  image: 7,
  speech: 2,
  "voice-sample": 1,
  transcription: 2,
  "video-clip": 35,
  // 25 seconds, as long as its length is not known.
  presenter: presenterCredits(25_000),
  render: 5,
};

/** When the providers' list prices were read last: those in `prices.ts` of the Worker, and what `creditPrices` is made from. */
export const PRICES_READ_AT = instant(Date.UTC(2026, 10, 23));

/** Millionths of a US dollar in a credit. */
const CREDIT_MICROS = 10_000;

/** A list price in credits, rounded up; at least one. `micros`: millionths of a US dollar. */
export const inCredits = (micros: number): number => Math.max(1, Math.ceil(micros / CREDIT_MICROS));

type Cost = { micros: number; unpriced: number };

/**
 * The true cost of a call in credits: its list price, rounded up. Where a model has no known price, the amount that was
 * booked. A call that was answered costs at least one credit.
 */
export function trueCredits(verb: PaidVerb, spent: readonly Cost[]): number {
  const micros = spent.reduce((sum, it) => sum + it.micros, 0);
  const known = inCredits(micros);
  return spent.length === 0 || spent.some((it) => it.unpriced > 0) ? Math.max(known, creditPrices[verb]) : known;
}
