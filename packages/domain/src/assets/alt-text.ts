import * as z from "zod/mini";
import { Refusal, text } from "../kernel/index.ts";
import { PART_NAME_MAX, PARTS_MAX } from "./parts/named-part.ts";

/** The task of describing a picture, and the name of its answer's schema. */
export const ALT_TASK = "alt-text";

const edge = (of: string) => z.number().check(z.describe(`The ${of} edge, from 0 to 1.`));

/**
 * What a model says of a picture: a description for users who cannot see it, short enough for a screen reader, and where
 * its parts are. Corners, because models place those better than a width and a height. Source: ADR 182.
 */
export const AltAnswer = z.object({
  alt: text(300, 1).check(
    z.describe(
      "What is to be seen and which words stand on it, in 1 or 2 plain sentences of 5 to 40 words, at most 300 characters, in the language of its words. No “picture of”, no praise, no guessed names.",
    ),
  ),
  parts: z
    .array(
      z.object({
        name: z
          .string()
          .check(
            z.describe(
              `What people call the part, in 1 to 4 words, at most ${PART_NAME_MAX} characters: “heel”, “left eye”.`,
            ),
          ),
        left: edge("left"),
        top: edge("top"),
        right: edge("right"),
        bottom: edge("bottom"),
      }),
    )
    .check(
      z.describe(
        `The parts of what is shown that somebody may speak of, at most ${PARTS_MAX}, the most telling first: of a shoe the toe, the heel, the sole and the laces; of a screen its rows and buttons, by the words on them. Each name once. Edges are fractions of the picture as you see it: 0 is its left or top edge, 1 its right or bottom edge. Only what can be seen; an empty list if there are no parts.`,
      ),
    ),
});
export type AltAnswer = z.infer<typeof AltAnswer>;

/** Words that a person wrote stay. */
export const altThere = () =>
  new Refusal("conflict", "assets.alt-there", "This already has a description. Clear the field to generate one.");
export const nothingToSee = () => new Refusal("invalid", "assets.nothing-to-see", "Audio has nothing to describe.");
