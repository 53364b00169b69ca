import type { ArtClip, ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import type { Surround } from "../../scene/effects.ts";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { RectClip, ScrimClip } from "../../scene/shape-clip.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { framing } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

/** A still's clips last for the whole scene, which sets the duration. */
const ALWAYS = { startMs: 0, endMs: 0 } as const;

type Given<Part, Needed extends keyof Part> = Pick<Part, Needed> & Partial<Part>;

/** Words, by default at the left and the top of their box, and never under 44 px by choice (docs/content.md#sizes). */
export function textClip(part: Given<TextClip, "id" | "text" | "box" | "face" | "size">): TextClip {
  const usual = { kind: "text", ...ALWAYS, weight: 700, minSize: 44, lineHeight: 1.16, color: "on" } as const;
  const clip: TextClip = { ...usual, align: "left", valign: "top", motion: "cut", ...part };
  if (!part.caps || !isAccented(part.text)) return clip;
  // Two outlines lie between a line and the marks under it, and some air.
  const edges = clip.stroke ? clip.stroke.width / clip.size + AIR_EM : 0;
  return { ...clip, lineHeight: Math.max(clip.lineHeight, ACCENTED_EM + edges) };
}

/** Capitals with an accent or dots reach into the line above, unless lines are this far apart, in em. */
export const isAccented = (text: string): boolean => ACCENTED.test(text.toUpperCase());
const ACCENTED = /[À-ÖØ-ÞŐŰČŠŽŁŚŹŻĞİ]/;
const ACCENTED_EM = 1.24;
const AIR_EM = 0.02;

/**
 * A photo cropped around its subject, or whole if that would be cut off, with a little grain so that it does not look artificial
 * (docs/content.md#material); of a video one frame.
 */
export function pictureClip(media: BeatMedia, part: Given<ImageClip, "id" | "box">): ImageClip | VideoClip {
  const focus = focusOf(media, { x: 0.5, y: 0.55 });
  const fit = part.fit ? { fit: part.fit, surround: part.surround } : framing(media, part.box);
  const { surround, ...framed } = fit;
  const around = surround && { surround: goingOnward(surround, media) };
  const usual = { ...ALWAYS, ...framed, focus, grain: 0.03, missing: "ink" } as const;
  if (media.kind === "image")
    return { kind: "image", ...usual, ...(media.crop && { crop: media.crop }), ...part, ...around, src: media.src };
  const still = { trimMs: media.trimMs, speed: 1, atEnd: "hold", sound: null } as const;
  return { ...usual, ...part, kind: "video", src: media.src, ...still };
}

/** The plain ground of a photo goes on from each of its edges that cuts off nothing of what stands before it. */
function goingOnward(surround: Surround, { ground, subject }: BeatMedia): Surround {
  if (!ground || !subject || !("color" in surround) || surround.edge !== "soft" || surround.blur) return surround;
  const { x, y, w, h } = subject;
  const free = { top: y, bottom: 1 - y - h, left: x, right: 1 - x - w };
  return {
    ...surround,
    onward: (["top", "bottom", "left", "right"] as const).filter((edge) => free[edge] > NEAR_EDGE),
  };
}

/** As a share of the photo: what comes nearer may be cut off. */
const NEAR_EDGE = 0.005;

/** A flat rectangle. */
export function rectClip(part: Given<RectClip, "id" | "box" | "color">): RectClip {
  return { kind: "rect", ...ALWAYS, radius: 0, opacity: 1, ...part };
}

/** A ground that gets denser downwards, from one opacity to another. */
export function scrimClip(id: string, box: Box, from: number, to: number, color: Color = "ink"): ScrimClip {
  return { kind: "scrim", id, ...ALWAYS, box, color, from, to };
}

/** A drawing in the units of its box: 1 is one px. */
export function artClip(id: string, box: Box, paths: readonly ArtPath[], part: Partial<ArtClip> = {}): ArtClip {
  const view = { w: Math.max(1, box.w), h: Math.max(1, box.h) };
  return { kind: "art", id, ...ALWAYS, box, view, paths: [...paths], motion: "cut", ...part };
}
