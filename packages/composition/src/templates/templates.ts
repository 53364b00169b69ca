import type { Scene } from "../scene/scene.ts";
import { beforeAfter } from "./carousel/before-after.ts";
import { bigNumber } from "./carousel/big-number.ts";
import { markerList, photoEssay } from "./carousel/carousel-templates.ts";
import { essay } from "./carousel/essay.ts";
import { teardown } from "./carousel/teardown.ts";
import type { Piece, PieceKind, PieceTarget } from "./piece.ts";
import type { Template } from "./template.ts";
import { beatCuts } from "./video-story/beat-cuts.ts";

/** The templates of each kind, first the one that is offered first. A name is never taken away: creations are stored with it. */
export const templates: Record<PieceKind, readonly Template[]> = {
  "video-story": [beatCuts],
  "ugc-video": [],
  "meme-video": [],
  "meme-image": [],
  "ugc-image": [],
  "carousel-image": [markerList, photoEssay, bigNumber, teardown, beforeAfter, essay],
};

/** The template a piece is set in; the first of its kind if the name is not known there. */
export function templateOf({ kind, template }: Pick<Piece, "kind" | "template">): Template | undefined {
  const offered = templates[kind];
  return offered.find(({ name }) => name === template) ?? offered[0];
}

/** A piece as scenes: one for each slide of a picture kind, one for a video. None where its kind has no template. */
export function pieceScenes(piece: Piece, target: PieceTarget): Scene[] {
  return templateOf(piece)?.build(piece, target) ?? [];
}
