import { carouselScenes } from "../../carousel/carousel-scenes.ts";
import type { CarouselLook } from "../../carousel/carousel-script.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Scene } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { focusOf } from "../../shots/subject.ts";
import { emphasised } from "../emphasised.ts";
import type { Piece, PieceBeat, PieceMedia, PieceTarget } from "../piece.ts";
import type { Template } from "../template.ts";

export const markerList: Template = {
  name: "marker-list",
  label: "Marker list",
  hint: "Plain words on paper, one phrase marked on each slide. For lists and how-tos.",
  beats: { least: 2, usual: 6, most: 10 },
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

function slides(piece: Piece, target: PieceTarget, look: CarouselLook): Scene[] {
  const script = { slides: piece.beats.map(slideOf), brand: piece.brand, handle: piece.handle };
  const scenes = carouselScenes(script, look, { has: () => true }, target);
  return scenes.map((scene, i) => dressed(scene, piece, piece.beats[i]?.media ?? null));
}

/** In the brand's own faces, photos around what they are about; of a video one moment is seen. */
function dressed(scene: Scene, { fonts }: Piece, media: PieceMedia | null): Scene {
  const inFace = (clip: TextClip) => ({ ...clip, face: clip.id === "title" ? ("title" as const) : ("body" as const) });
  const clips = scene.tracks
    .flatMap((track) => track.clips)
    .map((clip) => {
      if (clip.kind === "image" && media) return media.kind === "video" ? stillOf(clip, media) : aimed(clip, media);
      return fonts && clip.kind === "text" && !clip.ornament ? inFace(clip) : clip;
    });
  return { ...scene, ...(fonts && { fonts }), tracks: [{ id: "slide", clips }] };
}

/** As far beside what the photo is about as the look wanted to be beside its middle, to keep clear of the words. */
function aimed(clip: ImageClip, media: PieceMedia): ImageClip {
  const { x, y } = focusOf(media, { x: 0.5, y: 0.5 });
  const beside = (at: number, wanted: number) => Math.min(1, Math.max(0, at + wanted - 0.5));
  return { ...clip, focus: { x: beside(x, clip.focus.x), y: beside(y, clip.focus.y) } };
}

function stillOf({ kind: _, ...clip }: ImageClip, { trimMs }: Extract<PieceMedia, { kind: "video" }>): VideoClip {
  return { kind: "video", ...clip, trimMs, speed: 1, atEnd: "hold", sound: null };
}

function slideOf({ title, body, media }: PieceBeat) {
  const head = emphasised(title);
  const text = emphasised(body);
  return {
    title: head.text,
    body: text.text,
    emphasis: head.phrase || text.phrase,
    imageId: media?.src ?? null,
  };
}
