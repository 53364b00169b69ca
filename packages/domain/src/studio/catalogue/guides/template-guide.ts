import type { BeatRole } from "../beat-roles.ts";
import type { Shot } from "../shots.ts";

/** The fields of a beat that hold words for viewers. */
export type TextField = "line" | "title" | "body";

/** How a copywriter fills a field. */
export type FieldGuide = {
  /** Shown in the picture, said by the voice, or left as "". */
  use: "shown" | "spoken" | "empty";
  /** What belongs there; "" for an empty field. */
  what: string;
  /** Fewest and most words. 0 as the fewest allows "". */
  words: readonly [least: number, most: number];
  /** Fewest and most lines, for a text of several lines. */
  lines?: readonly [least: number, most: number];
};

/** What one beat is for. */
export type BeatGuide = {
  role: BeatRole;
  purpose: string;
  /** Fields that are filled in another way than the template's other beats. */
  fields?: Partial<Record<TextField, FieldGuide>>;
  /**
   * What its picture shows and from where; absent: the template's direction is enough. null where a person speaks into
   * the camera: no picture is made, because a still is no speaker.
   */
  picture?: string | null;
  shot?: Shot;
  /** What goes wrong is one of the two halves of the look, whatever its hook promises. */
  isHalf?: true;
  /** Its words name the product. */
  namesProduct?: true;
};

/** How a template is written, as a creative director briefs a copywriter. Source: docs/content.md#guides. */
export type TemplateGuide = {
  /** What the piece is and why it works. */
  idea: string;
  /** The field of the first beat that holds the hook; "caption" where no beat has room for it. */
  hook: TextField | "caption";
  /** The beats in order: the last one in between is repeated for as many as there are. */
  first: BeatGuide;
  between: readonly BeatGuide[];
  last: BeatGuide | null;
  fields: Readonly<Record<TextField, FieldGuide>>;
  /** What pictures show, and where they leave room for words; null for a template without generated pictures. */
  pictures: string | null;
  /** It tells moves in order, always or after a hook that says how: with enough photos each is a beat of its own. Source: ADR 227. */
  moves?: "always" | "after-how";
  /** What a piece in this template never says or shows. */
  never: readonly string[];
};
