import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import type { Slide } from "../pictures/still.ts";
import { pictureClip } from "../pictures/still-clips.ts";

type Picture = Extract<BeatMedia, { kind: "image" }>;
type Sized = Picture & { size: NonNullable<Picture["size"]> };

/**
 * What a page without a photo shows through a magnifying glass: a part of a photo of the piece, from near. Null where the note may be about what
 * goes wrong, which no photo of the product shows, and where the piece has nothing that may be cut to a part: a face, a group and a screen may not.
 */
export function lensOf({ beats }: Storyboard, index: number): BeatMedia | null {
  const beat = beats[index];
  const isEnd = index === 0 || index === beats.length - 1;
  if (!beat || beat.media || isEnd || isTrouble(beat, index) || emphasized(beat.body).text !== "") return null;
  const all = beats.flatMap(({ media }) => (media && canBeCut(media) ? [media] : []));
  const each = all.filter(({ src }, at) => all.findIndex((it) => it.src === src) === at);
  const turn = beats.slice(0, index).filter(({ media }) => media === null).length;
  // The first one opens the piece: it shows most of the product.
  const chosen = each[turn % Math.max(1, each.length)];
  return chosen ? partOf(chosen, turn) : null;
}

/** A pain; and the first note, which often says what goes wrong, unless it begins with what to do: "Look for: …". */
const isTrouble = ({ role, title }: StoryboardBeat, index: number): boolean =>
  role === "pain" || (index === 1 && !title.includes(":"));

const canBeCut = (media: BeatMedia): media is Sized =>
  media.kind === "image" &&
  media.size !== undefined &&
  Math.min(media.size.width, media.size.height) >= LEAST_PX &&
  !(media.hasFace || media.isGroup || media.isPrinted || media.isScreen || media.isDevice || media.crop);

/** One end of what stands in the photo, then the other. */
function partOf(media: Sized, turn: number): BeatMedia {
  const { width, height } = media.size;
  const { x, y, w, h } = media.subject ?? { x: 0, y: 0, w: 1, h: 1 };
  const across = Math.min(Math.max(LEAST_PX * 0.6, Math.max(w * width, h * height) * OF_SUBJECT), LEAST_PX);
  const [shareX, shareY] = [across / width, across / height];
  const at = ENDS[turn % ENDS.length] ?? ENDS[0];
  const from = (start: number, length: number, share: number, end: number) =>
    Math.min(1 - share, Math.max(0, start + length * end - share / 2));
  const crop = { x: from(x, w, shareX, at.x), y: from(y, h, shareY, at.y), w: shareX, h: shareY };
  return { ...media, crop, size: { width: across, height: across }, subject: { x: 0, y: 0, w: 1, h: 1 } };
}

/** In px of the photo: as much of it as stays sharp in a glass, and the least that a photo needs. Our own choice. */
const LEAST_PX = 560;
const OF_SUBJECT = 0.5;
/** Where in its subject, by shares of it. */
const ENDS = [
  { x: 0.36, y: 0.3 },
  { x: 0.62, y: 0.66 },
  { x: 0.5, y: 0.46 },
] as const;

/** A magnifying glass drawn by hand around a part from near, with its handle, in a room below the note. */
export function glass({ index }: Slide, media: BeatMedia, room: Box, accent: Color): Clip[] {
  const d = Math.min(room.w * 0.94, room.h) - 2 * RIM_PX;
  const lens = { x: room.x + room.w - d - RIM_PX, y: room.y + RIM_PX, w: d, h: d };
  const line = { startMs: 0, endMs: 0, color: accent, seed: index + 3 };
  const ring = { x: lens.x - RIM_PX, y: lens.y - RIM_PX, w: d + 2 * RIM_PX, h: d + 2 * RIM_PX };
  const edge = { x: lens.x + d * 0.5 - (d / 2 + RIM_PX) * 0.74, y: lens.y + d * 0.5 + (d / 2 + RIM_PX) * 0.74 };
  const end = { x: edge.x - d * 0.3, y: edge.y + d * 0.3 };
  return [
    pictureClip(media, { id: "near", box: lens, fit: "cover", radius: d / 2 }),
    { kind: "hand-ring", id: "ring", ...line, width: 14, box: ring },
    { kind: "hand-line", id: "grip", ...line, width: 24, from: edge, to: end, bend: 0, head: false },
  ];
}

const RIM_PX = 16;
