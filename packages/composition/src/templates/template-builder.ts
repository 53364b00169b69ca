import type { Scene } from "../scene/scene.ts";
import type { Pace } from "./beat-times.ts";
import type { Piece, PieceTarget } from "./piece.ts";

/** How a template of the catalogue becomes scenes. */
export type TemplateBuilder = {
  /** How long beats of a video stay where nobody speaks; absent: as long as reading takes. */
  pace?: (piece: Piece) => Pace;
  /** One scene for each slide of a picture kind, one scene for a video. Never throws, whatever the words hold. */
  build: (piece: Piece, target: PieceTarget) => Scene[];
};
