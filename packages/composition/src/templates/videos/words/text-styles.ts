import type { TextBox, TextClip } from "../../../scene/text-clip.ts";

/** How words look. `mark`: how their emphasized phrase is marked. */
export type TextStyle = Omit<TextClip, "kind" | "id" | "text" | "startMs" | "endMs" | "box" | "emphasis"> & {
  mark: "marker" | "color" | "underline";
};

/** A box behind each line, joined where they meet. */
export const lineBox = (color: TextBox["color"], radius = 18): TextBox => ({
  shape: "lines",
  color,
  padX: 26,
  padY: 14,
  radius,
});

const LEFT = { align: "left", valign: "top" } as const;

/** *Boxed native*: as if typed in the app (docs/content.md#ugc-video). */
const boxed: TextStyle = {
  ...LEFT,
  face: "title",
  weight: 700,
  size: 92,
  minSize: 64,
  lineHeight: 112 / 92,
  tracking: -0.01,
  maxLines: 3,
  color: "ink",
  textBox: lineBox("#ffffff"),
  motion: "cut",
  mark: "marker",
};

/** The looks of written words that several templates share. Source: docs/content.md#ugc-video. */
export const TEXT_STYLES = {
  boxed,
  /** A short label over a clip. */
  label: { ...boxed, face: "body", size: 84, lineHeight: 104 / 84, maxLines: 2 },
  /** A source, a name: one size below everything else, docs/content.md#sizes. */
  small: { ...boxed, face: "body", weight: 600, size: 48, minSize: 44, lineHeight: 62 / 48, maxLines: 2 },
  /** The call to action at the end. */
  ask: {
    ...boxed,
    weight: 800,
    size: 100,
    lineHeight: 1.24,
    maxLines: 4,
    valign: "middle",
    color: "onAccent",
    textBox: lineBox("accent"),
    motion: "pop",
    mark: "underline",
  },
  /** Words that are the whole picture. */
  poster: {
    ...LEFT,
    face: "title",
    weight: 800,
    size: 176,
    minSize: 84,
    lineHeight: 1.08,
    tracking: -0.015,
    maxLines: 5,
    color: "paper",
    motion: "rise",
    mark: "marker",
  },
  /** *Slam*: capitals with an edge of ink, two lines. */
  slam: {
    ...LEFT,
    face: "title",
    weight: 900,
    size: 150,
    minSize: 76,
    lineHeight: 1.12,
    maxLines: 3,
    caps: true,
    color: "#ffffff",
    stroke: { color: "ink", width: 12 },
    motion: "slam",
    mark: "color",
  },
  /** A slip of paper, as in an album. */
  slip: {
    ...LEFT,
    face: "title",
    weight: 500,
    size: 92,
    minSize: 60,
    lineHeight: 118 / 92,
    maxLines: 4,
    color: "ink",
    textBox: lineBox("paper", 4),
    motion: "cut",
    mark: "marker",
  },
  /** Handwriting beside an object. */
  hand: {
    ...LEFT,
    face: "hand",
    weight: 400,
    size: 118,
    minSize: 60,
    lineHeight: 1.08,
    maxLines: 3,
    color: "#ffffff",
    stroke: { color: "ink", width: 10 },
    motion: "rise",
    mark: "color",
  },
} as const satisfies Record<string, TextStyle>;
