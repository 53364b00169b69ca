import type { Scene, ShownCaptions } from "@vignette/composition";
import type { ScriptAndStyle } from "@vignette/content";
import type { Layer } from "@vignette/domain/studio";
import type { Selection } from "../selection.ts";
import type { CanvasText } from "./canvas-texts.ts";
import type { Grip } from "./dragged-pose.ts";
import type { Pose } from "./pose.ts";

/** Something on the stage that hands can change: a text of the look, the captions, or a layer. */
export type CanvasThing = {
  /** Of its clip in the scene. */
  id: string;
  selection: Extract<Selection, { kind: "clip" | "captions" | "layer" }>;
  name: string;
  pose: Pose;
  /** What of its frame can be dragged, besides itself, and whether its corners change its proportions. */
  grips: readonly Grip[];
  isFree: boolean;
  /** The only direction in which it moves; null: any. */
  axis: "y" | null;
  of: { kind: "text"; text: CanvasText } | { kind: "captions"; shown: ShownCaptions } | { kind: "layer"; layer: Layer };
  /** The nearest pose that it can have. */
  fitted: (pose: Pose) => Pose;
  /** The draft with it somewhere else. */
  placed: (draft: ScriptAndStyle, pose: Pose) => ScriptAndStyle;
  /** The scene with it somewhere else, before that is stored. */
  live: (pose: Pose) => Scene;
  /** null: it cannot be removed. */
  removed: ((draft: ScriptAndStyle) => ScriptAndStyle) | null;
};

/** The words of a thing as they are typed, and where they are written. */
export type ThingWords = {
  label: string;
  value: string;
  max: number;
  /** A phrase in asterisks is emphasized. */
  hasEmphasis: boolean;
  written: (draft: ScriptAndStyle, value: string) => ScriptAndStyle;
  /** Names the change in the history. */
  field: string;
};

export const CORNERS: readonly Grip[] = ["nw", "ne", "se", "sw"];

/** Whether a thing is what is selected. */
export const isOf = ({ selection }: CanvasThing, selected: Selection | null): boolean =>
  JSON.stringify(selection) === JSON.stringify(selected);
