import type { CaptionStyle } from "./caption-styles.ts";
import type { MusicBed } from "./music-beds.ts";
import type { TemplateNeed } from "./template-need.ts";

/**
 * A way to set a kind of content. Source: docs/content.md#looks. How it is written is in `guides/`, apart from this, so that pages
 * can name looks without it; how it is drawn is decided in packages/composition.
 */
export type Template = {
  /** Stable, kebab-case: creations are stored with it. A name is never taken away. */
  name: string;
  /** Its English name, as the text model reads it. */
  label: string;
  /** How many beats are written for it. An edit may use more. */
  beats: { least: number; usual: number; most: number };
  /** Whether pictures are made for it; `none` may still show the product's own. Without one it works with the words alone. */
  pictures: "needed" | "welcome" | "none";
  /** All beats are in one picture; otherwise each beat of a picture kind has its own. */
  isOnePicture?: true;
  /** A person speaks into the camera: in a clip of the user's own, or a presenter. */
  hasSpeaker?: true;
  /** What the product has to bring: without it, the look is not offered. */
  needs?: TemplateNeed;
  /** How long it is when it is spoken: fewest and most seconds. Source: docs/content.md#length. */
  seconds?: readonly [least: number, most: number];
  /** Nothing is spoken, although its kind is. */
  isSilent?: true;
  /** Its beats are the labels of one of our drawings, in the order of the drawing's slots. */
  labelsDrawing?: true;
  /** Its own captions, before the user chooses; absent: none. */
  captions?: CaptionStyle;
  /** Its own music by mood and pace, before the user chooses; absent: none. */
  music?: Exclude<MusicBed, "room">;
  /** A hook that promises a number of things gets a beat for each. */
  lists?: true;
};
