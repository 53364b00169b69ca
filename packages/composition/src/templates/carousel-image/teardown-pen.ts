import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Clip } from "../../scene/scene.ts";
import { pointedAt } from "../../shots/pointed-at.ts";
import { ringAround } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { Slide } from "../pictures/still.ts";

/**
 * From a note to what it is about: a ring around the part of the photo that it names, or a line under a row of a screen, and an arrow from the
 * words to that. Nothing points from the hook or the ask, at a material, at
 * a part that no word names, or at what fills the page.
 */
export function pointing(slide: Slide, photo: ImageClip, words: Box): Clip[] {
  const { beat, isFirst, isLast, material, index, width, height } = slide;
  const { media } = beat;
  if (isFirst || isLast || material !== null || media?.kind !== "image") return [];
  const meant = media.parts ? pointedAt(media) : null;
  // Parts of a view are known in fractions of that.
  const { crop: _, ...place } = photo;
  const part = meant && subjectOnPage({ ...media, subject: meant }, photo.box, photo.focus, place);
  if (!part || part.w * part.h > width * height * MOST_RINGED) return [];
  const line = { startMs: 0, endMs: 0, width: 12, color: "accent", edge: "onAccent" } as const;
  const isRow = media.isScreen === true;
  const ring = isRow
    ? part
    : ringAround(tight(part), { x: EDGE_PX, y: EDGE_PX, w: width - 2 * EDGE_PX, h: height - 2 * EDGE_PX });
  const mark: Clip = isRow
    ? { kind: "hand-line", id: "row", ...line, head: false, bend: 10, seed: index + 3, ...under(part) }
    : { kind: "hand-ring", id: "ring", ...line, box: ring, seed: index + 3, isBox: part.w > part.h * LINE };
  // An arrow would cross the rows of a screen.
  return isRow ? [mark] : [mark, ...arrow(words, ring, { index, line })];
}

type Line = { width: number; color: "accent"; edge: "onAccent"; startMs: number; endMs: number };

/** From the end of the words that is nearest to what is marked, down or up to it; none where the way is too short to be seen. */
function arrow(words: Box, ring: Box, { index, line }: { index: number; line: Line }): Clip[] {
  const isBelow = ring.y + ring.h / 2 > words.y + words.h / 2;
  const middle = ring.x + ring.w / 2;
  const startX = Math.min(Math.max(middle - ASIDE_PX, words.x + 60), words.x + words.w - 60);
  const from = { x: startX, y: isBelow ? words.y + words.h + FROM_PX : words.y - FROM_PX };
  const to = {
    x: middle + (startX > middle ? 1 : -1) * Math.min(40, ring.w * 0.12),
    y: isBelow ? ring.y - TO_PX : ring.y + ring.h + TO_PX,
  };
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const isForth = isBelow ? to.y - from.y > SHORTEST : from.y - to.y > SHORTEST;
  if (!isForth) return [];
  // A long arrow would cross what is not meant: it begins nearer.
  const share = Math.min(1, LONGEST / long);
  const near = { x: to.x + (from.x - to.x) * share, y: to.y + (from.y - to.y) * share };
  const bend = (startX > middle ? 1 : -1) * Math.min(70, long * 0.22);
  return [{ kind: "hand-line", id: "arrow", ...line, from: near, to, bend, head: true, seed: index + 9 }];
}

const [FROM_PX, TO_PX, ASIDE_PX, EDGE_PX] = [22, 20, 120, 24];
const [SHORTEST, LONGEST] = [70, 460];
/** Of the page: a larger part is the whole picture. Our own choice. */
const MOST_RINGED = 0.42;
/** Width to height of words, whose first and last letter an oval ring would cross. */
const LINE = 2;

const under = ({ x, y, w, h }: Box) => ({ from: { x, y: y + h + 14 }, to: { x: x + w, y: y + h + 10 } });

/** A ring by hand is wider than what it is drawn round: near its line there is nothing else. */
const tight = ({ x, y, w, h }: Box): Box => ({
  x: x + (w * (1 - TIGHT)) / 2,
  y: y + (h * (1 - TIGHT)) / 2,
  w: w * TIGHT,
  h: h * TIGHT,
});
const TIGHT = 0.9;
