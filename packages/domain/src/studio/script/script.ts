import * as z from "zod/mini";
import { ItemRef } from "../../assets/index.ts";
import { line, text } from "../../kernel/index.ts";
import { CAPTION_EDITS_MAX, CaptionEdit } from "../captions/caption-edit.ts";
import { beatRoles } from "../catalogue/beat-roles.ts";
import { shots } from "../catalogue/shots.ts";

/** A spoken word in a file, in ms from the file's start. */
const TranscribedWord = z.object({
  text: line(60, 1),
  startMs: z.number().check(z.minimum(0), z.maximum(3_600_000)),
  endMs: z.number().check(z.minimum(0), z.maximum(3_600_000)),
});

/** Words of a clip that are kept: twenty minutes of fast speech. Our own choice. */
export const TRANSCRIBED_WORDS_MAX = 4000;

/** What is said in a recording, once it was transcribed. */
export const TranscribedWords = z.array(TranscribedWord).check(z.maxLength(TRANSCRIBED_WORDS_MAX));

/** The slowest and the fastest that a clip is shown. Our own choice. */
export const SPEEDS = { least: 0.5, most: 2 } as const;

/** The time up to which a clip can be used, in ms: 20 minutes. Our own choice. */
const CLIP_MAX_MS = 1_200_000;

/** How loud the sound of a clip or a track is, compared with the usual, in dB. */
export const Decibels = z.number().check(z.minimum(-24), z.maximum(12));

/**
 * A file from the library that a beat shows in place of a picture made for it; a video from `trimMs` to `endTrimMs`,
 * in ms of the file. Source: ADR 97.
 */
export const ShownFile = z.extend(ItemRef, {
  /** Which of its files; it also says to the library where the file is used. */
  key: line(300, 1),
  trimMs: z.number().check(z.minimum(0), z.maximum(CLIP_MAX_MS)),
  /** Absent: the end of the file; of a picture beside other files, how long it is shown. */
  endTrimMs: z.optional(z.number().check(z.minimum(0), z.maximum(CLIP_MAX_MS))),
  /** Absent: 1. */
  speed: z.optional(z.number().check(z.minimum(SPEEDS.least), z.maximum(SPEEDS.most))),
  /** Absent: its sound is heard where no voice speaks. `muted: false` says that it is heard under a voice as well. */
  sound: z.optional(z.object({ gainDb: z.optional(Decibels), muted: z.optional(z.boolean()) })),
  /**
   * A person or an animal is seen in it, from near or not, by its description: no part of it is shown by itself.
   * Absent: neither. Source: ADR 138.
   */
  face: z.optional(z.enum(["near", "far"])),
  /**
   * What stays in view where its sides, or its upper and lower ends, are cut off, as fractions of it. Absent: as the look
   * has it. Source: ADR 141, ADR 142.
   */
  focusX: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  focusY: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** It fills its place, whatever is cut off. Absent: as the look has it. */
  fills: z.optional(z.boolean()),
  /** Its last picture stays until the beat ends. Absent: what the beat shows begins again. */
  holds: z.optional(z.boolean()),
  /** What is said in it, for captions, once it was transcribed. */
  said: z.optional(TranscribedWords),
});
export type ShownFile = z.infer<typeof ShownFile>;

/** Most files after the first that one beat shows. Our own choice: twenty minutes without the pauses between sentences. */
export const PIECES_MAX = 120;

/** How the picture of a beat follows the one before. */
export const BeatTransition = z.enum(["cut", "crossfade", "slide", "zoom"]);
export type BeatTransition = z.infer<typeof BeatTransition>;

/** Most photos of a product that the writer of a script is told of: one for each beat of the longest look. Our own choice. */
export const TOLD_PHOTOS_MAX = 10;

/** The number of a photo, as its writer was told of it, from 1; 0 is none. */
export const PhotoNumber = z.number().check(z.int(), z.minimum(0), z.maximum(TOLD_PHOTOS_MAX));

/** What the words of a beat are; a phrase in *asterisks* is emphasized. */
const words = {
  role: z.enum(beatRoles),
  /** What the voice says; "" says nothing. */
  line: line(300),
  /** What is written large; "" writes nothing. */
  title: line(200),
  /** What is written smaller: a slide's text, a source, a reviewer's name. */
  body: text(240),
  /** The subject of a picture made for it; "" makes none. */
  imagePrompt: line(600),
  /** How near its picture is, and from where; absent: no matter. */
  shot: z.optional(z.enum(shots)),
  /**
   * The photo that its writer named for it, until the beat's picture is chosen; 0: what it speaks of is on none. Absent: nobody
   * said. Source: ADR 196.
   */
  photo: z.optional(PhotoNumber),
};

/** One step of a creation: a slide of a carousel, a panel of a meme, a stretch of a video. */
export const Beat = z.object({
  /** Stays the same when beats move, so that what belongs to a beat stays with it. */
  id: line(40, 1),
  ...words,
  shows: z.nullable(ShownFile),
  /** Files that are shown after `shows`, in order, or further parts of the same one. */
  more: z.optional(z.array(ShownFile).check(z.maxLength(PIECES_MAX))),
  /** Absent: as the look has it. */
  transition: z.optional(BeatTransition),
  /** The beat that it was split from, by id: it shows the picture that was made for that one. */
  splitFrom: z.optional(line(40, 1)),
  /** How long it stays, in ms, where the user set it; null follows the voice, or the time that reading takes. */
  holdMs: z.nullable(z.number().check(z.minimum(500), z.maximum(60_000))),
  /** Written by the user: nothing that is generated anew replaces it. */
  locked: z.boolean(),
  /** The number of the picture for the same prompt; incremented to request another one. */
  take: z.number().check(z.int(), z.minimum(0), z.maximum(999)),
  /** What is made for it moves: a short film of the same words instead of a picture. Absent: a picture. */
  filmed: z.optional(z.boolean()),
  /** Of a review; null where its source has none. */
  stars: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(5))),
  /** Words of its captions that the user changed; absent: none. */
  captionEdits: z.optional(z.array(CaptionEdit).check(z.maxLength(CAPTION_EDITS_MAX))),
});
export type Beat = z.infer<typeof Beat>;

/** Most beats of any kind: TikTok takes 35 pictures in a post. Source: docs/platforms/tiktok.md#photo-post. */
export const BEATS_MAX = 35;

const posted = {
  caption: text(2200),
  hashtags: z.array(line(60, 1)).check(z.maxLength(30)),
  /** What all pictures made for it have in common: light, palette, lens, setting. Absent: "". */
  imageStyle: z.optional(line(400)),
};

/** The script of a creation of any kind, and the caption that is posted with it. */
export const Script = z.object({
  beats: z.array(Beat).check(
    z.minLength(1),
    z.maxLength(BEATS_MAX),
    z.refine((beats) => new Set(beats.map(({ id }) => id)).size === beats.length, "Two beats have the same id."),
  ),
  ...posted,
});
export type Script = z.infer<typeof Script>;

/** One beat as a copywriter, human or not, hands it in. */
export const BeatAnswer = z.object(words);
export type BeatAnswer = z.infer<typeof BeatAnswer>;

/** A whole script as it is handed in. */
export const ScriptAnswer = z.object({
  beats: z.array(BeatAnswer).check(z.minLength(1), z.maxLength(12)),
  ...posted,
});
export type ScriptAnswer = z.infer<typeof ScriptAnswer>;

/** A new beat, with nothing in it. */
export const newBeat = (id: string, part: Partial<Omit<Beat, "id">> = {}): Beat => ({
  id,
  role: "point",
  line: "",
  title: "",
  body: "",
  imagePrompt: "",
  shows: null,
  holdMs: null,
  locked: false,
  take: 0,
  stars: null,
  ...part,
});
