import type { Scene } from "../scene/scene.ts";
import type { Pace } from "./beat-times.ts";
import type { Piece, PieceTarget } from "./piece.ts";

/** A way to set a kind of content (docs/content.md#looks). */
export type Template = {
  /** Stable, kebab-case: creations are stored with it. */
  name: string;
  /** How people call it. */
  label: string;
  /** One line on what it is good for. */
  hint: string;
  /** How many it is drawn well with. What is written for it (the domain's templates) stays within; an edit may use all. */
  beats: { least: number; usual: number; most: number };
  /** Whether it needs something to show. Without it a template makes the best of the words. */
  media: "needed" | "welcome" | "none";
  /** How long beats of a video stay where nobody speaks; absent: as long as reading takes. */
  pace?: (piece: Piece) => Pace;
  /** One scene for each slide of a picture kind, one scene for a video. Never throws, whatever the words hold. */
  build: (piece: Piece, target: PieceTarget) => Scene[];
};
