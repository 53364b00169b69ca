import type { PlannedBeat } from "../catalogue/guides/beat-plan.ts";
import type { FieldGuide } from "../catalogue/guides/template-guide.ts";
import { SPOKEN_PER_SECOND } from "./spoken-length.ts";

/** A beat as the writer is briefed on it. */
export type BeatBrief = {
  number: number;
  role: string;
  purpose: string;
  line: string;
  title: string;
  body: string;
  imagePrompt: string;
  shot: string;
};

/** What a beat is for and how its fields are filled, in words. */
export const beatBrief = ({ role, purpose, fields, picture, shot }: PlannedBeat, index: number): BeatBrief => ({
  number: index + 1,
  role,
  purpose,
  line: fieldBrief(fields.line),
  title: fieldBrief(fields.title),
  body: fieldBrief(fields.body),
  imagePrompt: picture === null ? LEFT_EMPTY : picture || "What the words of this beat speak of.",
  shot: shot ?? "the one that shows it best",
});

export const LEFT_EMPTY = 'Leave it empty: "".';

/** How a field is filled, with its limits in words, and in seconds if it is spoken. */
export function fieldBrief({ use, what, words: [least, most], lines }: FieldGuide): string {
  if (use === "empty") return LEFT_EMPTY;
  const seconds = (words: number) => Math.max(1, Math.round(words / SPOKEN_PER_SECOND));
  const length = `${least} to ${most} words`;
  const inLines = lines ? ` in ${lines[0]} to ${lines[1]} lines` : "";
  const place =
    use === "spoken"
      ? `Said by the voice, ${length}, ${seconds(Math.max(1, least))} to ${seconds(most)} seconds.`
      : `Shown in the picture, ${length}${inLines}.`;
  return `${place} ${what}`;
}
