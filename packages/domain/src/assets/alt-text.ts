import * as z from "zod/mini";
import { Refusal, text } from "../kernel/index.ts";

/** The task of describing a picture, and the name of its answer's schema. */
export const ALT_TASK = "alt-text";

/** A description of the picture for users who cannot see it, short enough for a screen reader. */
export const AltAnswer = z.object({
  alt: text(300, 1).check(
    z.describe(
      "What is to be seen and which words stand on it, in 1 or 2 plain sentences of 5 to 40 words, at most 300 characters, in the language of its words. No “picture of”, no praise, no guessed names.",
    ),
  ),
});
export type AltAnswer = z.infer<typeof AltAnswer>;

/** Words that a person wrote stay. */
export const altThere = () =>
  new Refusal("conflict", "assets.alt-there", "This already has a description. Clear the field to generate one.");
export const nothingToSee = () => new Refusal("invalid", "assets.nothing-to-see", "Audio has nothing to describe.");
