import * as z from "zod/mini";
import { ItemRef } from "../../assets/index.ts";
import { jsonFits, line } from "../../kernel/index.ts";
import { HexColor } from "../../research/index.ts";
import { Closing } from "../brand/closing.ts";
import { Logo } from "../brand/logo.ts";
import { LAYERS_MAX, Layer } from "../canvas/layer.ts";
import { TextLooks } from "../canvas/text-look.ts";
import { CaptionLook } from "../captions/caption-look.ts";
import { CaptionStyle } from "../catalogue/caption-styles.ts";
import { Fonts } from "../catalogue/faces.ts";
import { MusicBed } from "../catalogue/music-beds.ts";
import { Mood, Pace } from "../script/delivery.ts";
import { TranscribedWords } from "../script/script.ts";
import { SoundLevels } from "./sound-levels.ts";

/** A change of one drawn thing that the engine made or a hand did; what it holds, the engine reads. */
const Adjustment = z.record(z.string(), z.unknown());

/** All adjustments together: a document takes one megabyte and twenty levels. Source: docs/platforms/firestore.md#limits. */
const ADJUSTMENT_LIMITS = { depth: 10, size: 100_000, stored: true };

/** Which file of the library is the music; the key also says to the library where it is used. */
const OwnMusic = z.extend(ItemRef, { key: line(300, 1) });

const OwnVoice = z.extend(OwnMusic, { said: z.optional(TranscribedWords) });

export const MusicLevel = z.enum(["quieter", "louder"]);
export type MusicLevel = z.infer<typeof MusicLevel>;

/** How a creation is dressed. */
export const Style = z.object({
  /** A template of its kind, by name. */
  template: line(40, 1),
  /** null shows none. */
  captions: z.nullable(CaptionStyle),
  /** How they differ from their style; absent: not at all. */
  captionLook: z.optional(CaptionLook),
  /** null plays none. */
  music: z.nullable(MusicBed),
  /** The brand's colors; null or absent: those of the product's brief when it was made. */
  colors: z.optional(z.nullable(z.object({ bg: HexColor, accent: HexColor }))),
  /** The brand's faces; null or absent: the look's own. */
  fonts: z.optional(z.nullable(Fonts)),
  /** The brand's logo; null or absent: none. */
  logo: z.optional(z.nullable(Logo)),
  /** The card at the end of a carousel or a video (`closingOf`); null or absent: none. */
  closing: z.optional(z.nullable(Closing)),
  /** A sound from the library that is played in place of `music`; null or absent: none. */
  ownMusic: z.optional(z.nullable(OwnMusic)),
  /**
   * A recording from the library that speaks in place of a generated voice; null or absent: none. `said` is what it
   * says, once it was transcribed.
   */
  ownVoice: z.optional(z.nullable(OwnVoice)),
  /** Levels, fades and muting of the tracks; absent: as the look has them. */
  sound: z.optional(SoundLevels),
  /** How loud the music is, compared with the usual; null or absent: the same. */
  musicLevel: z.optional(z.nullable(MusicLevel)),
  /** Which voice speaks, by the provider's name; "" is the usual one. */
  voice: line(64),
  /** How fast and in which mood it speaks; null or absent: as usual, in the tone of the brief. */
  pace: z.optional(z.nullable(Pace)),
  mood: z.optional(z.nullable(Mood)),
  /**
   * The presenter who says the voice, by id, in a look with a speaker; "" or absent: the user films a clip.
   */
  presenter: z.optional(line(40)),
  /** The drawing of a meme, by name; null leaves it to the template. */
  drawing: z.nullable(line(40, 1)),
  /** The cover frame of a video, in ms from its start. */
  coverMs: z.number().check(z.minimum(0), z.maximum(600_000)),
  /** What the user added to the scenes, from back to front; absent: nothing. */
  layers: z.optional(z.array(Layer).check(z.maxLength(LAYERS_MAX))),
  /** How all titles, and all smaller texts, look in every template; absent: as the template has them. */
  textLook: z.optional(TextLooks),
  /** Changes that are made to the finished scenes, in order. */
  adjustments: z.array(Adjustment).check(
    z.maxLength(200),
    z.refine((it) => jsonFits(it, ADJUSTMENT_LIMITS), "These adjustments are too many or too deep."),
  ),
});
export type Style = z.infer<typeof Style>;
