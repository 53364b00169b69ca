import { chooseLine } from "./choose-line.ts";
import { priceLine } from "./slide-lines.ts";
import type { Voice } from "./voice.ts";
import { sentence, upperFirst } from "./words.ts";

/** The text under the post: the hook, the turn, what it is, the brief's proof and price, one question or ask. */
export function captionFor(voice: Voice): string {
  const { chance, hook, pain, outcome, does, proof, price, name, Name } = voice;
  const turn = chooseLine(
    chance,
    "caption turn",
    [
      outcome.act && `${pain.plain} ${Name} is for the day you want to ${outcome.act}.`,
      outcome.thing && `${pain.plain} ${Name} is about the opposite: ${outcome.thing}.`,
      outcome.doing && `${pain.plain} ${Name} makes ${outcome.doing} feel normal.`,
      !outcome.doing && `${pain.plain} It does not have to stay that way. ${outcome.plain}`,
    ],
    40,
  );
  const ask = chooseLine(
    chance,
    "caption ask",
    [
      `Try ${name}: the link is in the bio.`,
      "Which slide is you? Tell us in the comments.",
      "Save this for the next time it happens. Link in the bio.",
    ],
    20,
  );
  const facts = [does[0], proof[0] && sentence(proof[0]), price && priceLine(price)];
  return [sentence(upperFirst(hook)), turn, facts.filter(Boolean).join(" "), ask]
    .filter((it) => it !== "")
    .join("\n\n");
}
