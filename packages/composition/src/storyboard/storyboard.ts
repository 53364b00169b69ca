import { AssetType, beatRoles, CaptionStyle, Fonts, LogoPlace, LogoSize } from "@vignette/domain/studio/catalogue";
import * as z from "zod/mini";
import { Brand } from "../brand/brand-palette.ts";
import { CaptionWord } from "../scene/captions-clip.ts";
import { Hex } from "../scene/color.ts";
import { Milliseconds } from "../scene/timing.ts";

/** In pixels, upright. If it is known, a picture that would be cropped too much is shown whole (`framing`). */
const MediaSize = z.object({ width: z.number().check(z.positive()), height: z.number().check(z.positive()) });

/** The subject of a picture, in fractions of it (`findSubject`); absent: unknown. */
const Subject = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  w: z.number().check(z.minimum(0), z.maximum(1)),
  h: z.number().check(z.minimum(0), z.maximum(1)),
});

/** An edge of a picture (`edgesOf`). */
const Edge = z.object({
  color: Hex,
  calm: z.number().check(z.minimum(0), z.maximum(1)),
  rough: z.optional(z.number()),
});

/** What was seen in a picture or in the first frame of a clip (`lookedAt`). */
const Looked = {
  size: z.optional(MediaSize),
  subject: z.optional(Subject),
  /** Its edges, and whether its ground goes on beyond them. */
  edges: z.optional(z.object({ top: Edge, bottom: Edge, left: Edge, right: Edge })),
  /** How light it is, 0 to 1, in rows of cells from the top (`shadesOf`). */
  shades: z.optional(z.array(z.array(z.number()))),
  /** The color of its ground if that is plain, as in a photo of a shop (`plainGround`). */
  ground: z.optional(Hex),
  /** Whether it is a screenshot: it is shown on a screen, and words never lie on it. */
  isScreen: z.optional(z.boolean()),
  /** Whether it shows a phone or a computer before a plain ground: nobody knows one by a part of its screen. */
  isDevice: z.optional(z.boolean()),
  /** Whether it shows several things before a plain ground, as a pair of shoes: a part of it would show a strip of another one. */
  isGroup: z.optional(z.boolean()),
  /** A packet or a poster from the front: a part of it would cut its name. */
  isPrinted: z.optional(z.boolean()),
  /** Of a screenshot and a device with a screen: where no row lies, in fractions of its height, from the top down (`rowGaps`). */
  gaps: z.optional(z.array(z.object({ from: z.number(), to: z.number() }))),
  /** Whether most of it is light, as a photo before a white wall. */
  isLight: z.optional(z.boolean()),
  /** Whether all of it has about the same detail, as a wall, a fabric or gravel (`isPattern`): it shows a material. */
  isPattern: z.optional(z.boolean()),
};

/** A recording. `durationMs` is the length of the source from `trimMs` on. */
const RecordedMedia = z.object({
  kind: z.literal("video"),
  src: z.string(),
  ...Looked,
  trimMs: Milliseconds,
  durationMs: Milliseconds,
  hasSound: z.boolean(),
  /** A person speaks the voice in it: it is not repeated, because the lips would move without sound. */
  isSpeech: z.optional(z.boolean()),
  /** The color of the wall behind the speaker, if it is plain enough to be cut out (`plainBackdrop`). */
  backdrop: z.optional(Hex),
  /** The face of the speaker, in fractions of the picture; absent: not known (`faceIn`). */
  face: z.optional(Subject),
  /** The words spoken in it, in ms of the recording's own time; absent: not known. */
  said: z.optional(z.array(CaptionWord)),
});

/** What a beat shows, by its id in the caller's media. `durationMs` is the length of the source from `trimMs` on. */
export const BeatMedia = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("image"),
    src: z.string(),
    ...Looked,
    /** Whether a person or an animal is seen in it: no part of it is shown by itself. */
    hasFace: z.optional(z.boolean()),
    /** Whether all of it is shown apart from its page, because it was shown before (`withOtherViews`). */
    isCard: z.optional(z.boolean()),
    /** Whether it was generated for its beat: a part of it would show nothing that was asked for. */
    isGenerated: z.optional(z.boolean()),
    /** The named parts of it, in fractions of the photo: no view of it cuts one in two. Absent: not known. Source: ADR 181. */
    parts: z.optional(z.array(Subject)),
    /** Those of them that the beat's words name. */
    named: z.optional(z.array(Subject)),
    /** The part that is shown, in fractions of it; `size` and `subject` are those of that part (`anotherView`). */
    crop: z.optional(Subject),
  }),
  RecordedMedia,
]);
export type BeatMedia = z.infer<typeof BeatMedia>;
export type RecordedBeat = Extract<BeatMedia, { kind: "video" }>;

/** One step of a storyboard: a slide of a carousel, a panel or label of a meme, a stretch of a video. */
export const StoryboardBeat = z.object({
  /** Stays the same when beats move, so that edits stay with their beat. */
  id: z.string().check(z.minLength(1)),
  role: z.enum(beatRoles),
  /** The text that the voice speaks; "" for none. */
  line: z.string(),
  /** The large text; a phrase in *asterisks* is emphasized; "" for none. */
  title: z.string(),
  /** The small text: a slide's body, a source, a reviewer's name. */
  body: z.string(),
  media: z.nullable(BeatMedia),
  /** Of a line that names several pictures or parts one after the other: what is shown from which of its words on, from 0. Source: ADR 181. */
  steps: z.optional(z.array(z.object({ word: z.number().check(z.int(), z.minimum(0)), media: BeatMedia }))),
  /** How long it stays, where the user set it; null follows the voice, or the time that reading takes. */
  holdMs: z.nullable(Milliseconds),
  /** Only if the source has them. */
  stars: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(5))),
});
export type StoryboardBeat = z.infer<typeof StoryboardBeat>;

/** The brand's logo: its file in the caller's media, and how and where it is shown. */
const Logo = z.object({
  src: z.string(),
  /** In px; its proportions are kept. */
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  place: LogoPlace,
  size: LogoSize,
  /** The colors that cover most of it, the largest area first. */
  tones: z.array(Hex).check(z.maxLength(4)),
  /** It has no transparent parts. */
  isSolid: z.boolean(),
});
export type StoryboardLogo = z.infer<typeof Logo>;

/** Everything a template needs to build scenes: the text, the media and the style. */
export const Storyboard = z.object({
  kind: AssetType,
  template: z.string(),
  beats: z.array(StoryboardBeat).check(z.minLength(1), z.maxLength(35)),
  /** The recording of the voice, which starts at 0, the times of its words, and where each beat begins in it. */
  voice: z.nullable(
    z.object({
      src: z.string(),
      durationMs: Milliseconds,
      words: z.array(CaptionWord),
      beatStartsMs: z.array(Milliseconds),
    }),
  ),
  /** A presenter who speaks the voice, from its beginning; absent: the speaker is in a beat's own recording. */
  speaker: z.optional(RecordedMedia),
  /** A bed of ours by name, a recording by its id in the caller's media, or null. */
  music: z.nullable(z.string()),
  /** How much louder than usual the music is, in dB; absent: 0. */
  musicDb: z.optional(z.number().check(z.minimum(-24), z.maximum(12))),
  captions: z.nullable(CaptionStyle),
  brand: z.nullable(Brand),
  /** The drawing of a meme (`memeDrawings`), by name; absent or unknown: the template's own choice. */
  drawing: z.optional(z.string()),
  /** What can be drawn of the product (`ObjectName`), and of its trouble; absent or unknown: nothing. */
  objects: z.optional(z.object({ product: z.optional(z.string()), trouble: z.optional(z.string()) })),
  /** Of the words, as a code such as `de`; absent: unknown. */
  language: z.optional(z.string()),
  /** The brand's own faces; absent: the look's. */
  fonts: z.optional(Fonts),
  /** Shown in a free corner, or on the closing card; absent: none. */
  logo: z.optional(Logo),
  /** The card after the last beat: a slide of its own, or the end of a video. "" leaves a part out; absent: none. */
  closing: z.optional(z.object({ logo: z.boolean(), name: z.string(), line: z.string(), address: z.string() })),
  /** The account that posts it; "" if not chosen yet. */
  handle: z.string(),
});
export type Storyboard = z.infer<typeof Storyboard>;

/** Instagram takes 1080×1350 pictures (4:5), TikTok 1080×1920; videos are 1080×1920 on both. */
export const FramePlatform = z.enum(["instagram", "tiktok"]);
export type FramePlatform = z.infer<typeof FramePlatform>;
