import { type PieceBeat, type PieceTarget, pieceScenes, type Scene } from "../src/index.ts";

type Words = Pick<PieceBeat, "title"> & Partial<Pick<PieceBeat, "body" | "media">>;

/** The scenes of a carousel in one of its templates, without a brand. */
export function aCarousel(
  template: string,
  slides: readonly Words[],
  { target = "instagram", handle = "" }: { target?: PieceTarget; handle?: string } = {},
): Scene[] {
  const beats = slides.map((slide, i) => ({
    ...{ id: `${i}`, role: "point" as const, line: "", body: "", media: null, holdMs: null },
    ...slide,
  }));
  const look = { voice: null, music: null, captions: null, brand: null };
  return pieceScenes({ kind: "carousel-image", template, beats, ...look, handle }, target);
}
