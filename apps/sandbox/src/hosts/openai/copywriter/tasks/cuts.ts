import * as z from "zod/mini";
import type { Assignment } from "../brief.ts";
import { wordsIn } from "../words.ts";

const Message = z.object({ passages: z.catch(z.array(z.string()), []) });

/** `3 (12 s) The words.` */
const PASSAGE = /^(\d+) \((\d+) s\) (.*)$/s;

/** How long a cut is, in seconds, and how many there are at most. */
const [LENGTH, MOST] = [25, 4];

/** Parts of a recording, one after the other, each opened by the first words that are said in it. */
export function cutsOf({ message }: Assignment) {
  const passages = Message.parse(message).passages.flatMap((it) => {
    const [, number, second, words = ""] = PASSAGE.exec(it) ?? [];
    return number === undefined ? [] : [{ number: Number(number), second: Number(second), words }];
  });
  const cuts: { from: number; to: number; second: number; words: string }[] = [];
  for (const { number, second, words } of passages) {
    const open = cuts.at(-1);
    if (open && second - open.second < LENGTH) open.to = number;
    else if (cuts.length < MOST) cuts.push({ from: number, to: number, second, words });
  }
  return {
    cuts: cuts.map(({ from, to, words }) => ({
      ...{ from, to },
      hook: wordsIn(words).slice(0, 8).join(" "),
      reason: "It stands alone and opens with its point.",
    })),
  };
}
