import { carouselScenes } from "../../carousel/carousel-scenes.ts";
import type { CarouselLook } from "../../carousel/carousel-script.ts";
import { emphasised } from "../emphasised.ts";
import type { Piece, PieceBeat, PieceTarget } from "../piece.ts";
import type { Template } from "../template.ts";

export const markerList: Template = {
  name: "marker-list",
  label: "Marker list",
  hint: "Plain words on paper, one phrase marked on each slide. For lists and how-tos.",
  beats: { least: 2, usual: 7, most: 10 },
  media: "welcome",
  build: (piece, target) => slides(piece, target, "marker-list"),
};

export const photoEssay: Template = {
  name: "photo-essay",
  label: "Photo essay",
  hint: "Your photos, full size, with a few words on each. For products that are nice to look at.",
  beats: { least: 2, usual: 6, most: 10 },
  media: "needed",
  build: (piece, target) => slides(piece, target, "photo-essay"),
};

function slides(piece: Piece, target: PieceTarget, look: CarouselLook) {
  const script = { slides: piece.beats.map(slideOf), brand: piece.brand, handle: piece.handle };
  return carouselScenes(script, look, { has: () => true }, target);
}

function slideOf({ title, body, media }: PieceBeat) {
  const head = emphasised(title);
  const text = emphasised(body);
  return {
    title: head.text,
    body: text.text,
    emphasis: head.phrase || text.phrase,
    imageId: media?.kind === "image" ? media.src : null,
  };
}
