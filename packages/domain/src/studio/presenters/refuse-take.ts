import { Refusal } from "../../kernel/index.ts";
import type { Review } from "../../research/index.ts";
import { TAKE_MAX_MS } from "./presenter.ts";
import { testimonyIn } from "./testimony.ts";

const presenterTestifies = (words: string) =>
  new Refusal(
    "invalid",
    "studio.presenter-testifies",
    `An AI presenter can't say “${words}”: they haven't had that experience. Say what the product does, or film it yourself.`,
    "script.beats",
  ).with({ words });
const takeTooLong = (seconds: number) =>
  new Refusal(
    "limit",
    "studio.take-too-long",
    `A presenter speaks for at most ${TAKE_MAX_MS / 1000} seconds, and this voice takes ${seconds}. Shorten the lines.`,
    "script.beats",
  ).with({ most: TAKE_MAX_MS / 1000, seconds });

type Said = { beats: readonly { line: string; title: string; body: string }[] };

/**
 * Whether a presenter may say a script, in a voice of `durationMs`: not as a customer, in what is said or shown.
 * Source: ADR 71.
 */
export function refuseTake({ beats }: Said, durationMs: number): Refusal | null {
  if (durationMs > TAKE_MAX_MS) return takeTooLong(Math.ceil(durationMs / 1000));
  return refuseTestimony(beats.flatMap(({ line, title, body }) => [line, title, body]));
}

/** Whether these texts may be said by a presenter, or shown beside one. `reviews`: what customers said, where it is known. */
export function refuseTestimony(texts: readonly string[], reviews?: readonly Review[]): Refusal | null {
  const words = texts.flatMap((it) => testimonyIn(it, reviews) ?? [])[0];
  return words === undefined ? null : presenterTestifies(words);
}
