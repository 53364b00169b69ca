import * as z from "zod/mini";
import { line } from "../../kernel/index.ts";

/** How far a word's caption may be moved from when it is spoken, in ms. Our own choice. */
const SHIFT_MAX = 5000;

const Shift = z.number().check(z.minimum(-SHIFT_MAX), z.maximum(SHIFT_MAX));

/**
 * What the user changed about one word in the captions. It stays with the spoken word, not with a time, so that it
 * survives a new voice that still says the word. Source: ADR 98.
 */
export const CaptionEdit = z.object({
  /** The word as it is spoken, and its place among the words of the beat when it was edited. */
  word: line(60, 1),
  index: z.number().check(z.int(), z.minimum(0), z.maximum(9999)),
  /** What the caption shows in its place, which may be several words; "" shows nothing. */
  text: z.optional(line(60)),
  emphasis: z.optional(z.boolean()),
  /** Whether the word begins a caption page, or continues the one before it. Absent: as the caption style breaks. */
  page: z.optional(z.enum(["new", "same"])),
  /** How much earlier (below 0) or later than spoken the word is shown, in ms. */
  startShiftMs: z.optional(Shift),
  endShiftMs: z.optional(Shift),
});
export type CaptionEdit = z.infer<typeof CaptionEdit>;

/** Most edited words of a beat: those of a clip of several minutes. Our own choice. */
export const CAPTION_EDITS_MAX = 1000;
