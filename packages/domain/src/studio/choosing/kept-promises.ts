import type { PromiseKind } from "../../promises/index.ts";

/** Slides that list, each thing with its reason. */
const LISTED = ["things", "troubles", "mistakes", "cause", "stop", "truth", "way"] as const;
/**
 * Over the product's photos no number and no way is kept, since a step that none of them shows is left out, and no mistake is shown
 * (ADR 206).
 */
const OVER_PHOTOS = ["cause", "details"] as const;
const NOTHING = [] as const;

/**
 * What each look has the form to keep: its beats, as its guide has them, pay for such a line. A look that is not named keeps nothing,
 * and a line that promises nothing suits every look. Source: ADR 202.
 */
export const keptBy: Readonly<Record<string, readonly PromiseKind[]>> = {
  "marker-list": LISTED,
  "photo-essay": OVER_PHOTOS,
  "photo-captions": OVER_PHOTOS,
  "outlined-text": OVER_PHOTOS,
  "phone-note": [...LISTED, "answers"],
  // A tick at a mistake would be advice.
  checklist: ["things", "troubles", "way"],
  essay: ["cause", "way", "change"],
  "before-after": ["change", "sides"],
  "big-number": ["numbers"],
  teardown: ["way", "details", "parts", "missed"],
  "photo-dump": ["answers", "details"],

  // The postscript answers the note.
  "sticky-note": ["cause", "change"],
  "before-after-split": ["change", "sides"],
  "screen-in-hand": ["way", "details"],
  receipt: NOTHING,
  "real-review": NOTHING,

  panels: ["change", "sides"],
  "chat-play": ["threeWords"],

  "hook-then-demo": ["way", "details"],
  "green-screen": ["things", "cause", "truth", "way"],
  "talking-cutaways": ["cause", "way", "details"],
  "three-takes": ["cause", "way"],
  "pov-hands": ["way", "details", "silence"],

  "beat-cuts": [...LISTED, "details"],
  "photo-story": ["cause", "way", "details"],
  // Above is what goes wrong, below the product.
  "split-proof": ["cause", "change", "sides"],
  stopwatch: ["change", "sides"],
  "countdown-list": ["things", "troubles", "mistakes"],
  "moving-type": [...LISTED, "details", "silence"],
};

/** Looks in which somebody speaks into the camera: nobody's point of view is shown. */
export const saidToCamera: readonly string[] = ["green-screen", "talking-cutaways", "three-takes"];

/** Looks whose hook is a message to a friend. */
export const sentAsMessage: readonly string[] = ["chat-play"];

/** Looks whose drawings all show a trouble: a joke that is glad says the opposite of them. */
export const sorryOnly: readonly string[] = ["labels"];
