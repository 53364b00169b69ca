import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { LIFTED } from "../pictures/lifted.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { inTheMiddle } from "../pictures/page-split.ts";
import { roomBetween, seenUntil } from "../pictures/photo-page.ts";
import { fitOf, viewOf } from "../pictures/photo-view.ts";
import type { Slide } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import { byLine } from "./trouble-cover.ts";

/** What a page says besides its title, under the strip with the name of its state or not. `edge`: of the set (`edgeOf`). `overName`: on a tall page the strip lies between the words and the picture. */
export type Words = { body: string; underName: boolean; edge: number; overName?: boolean };

/**
 * Where pictures and words meet on all pages of a set, in px (ADR 204): on a page of 4:5 the pictures end there, as low as the words of all pages leave
 * room; a tall page they begin there, below the words of all pages.
 */
export function edgeOf(slides: readonly Slide[], wordsOn: (slide: Slide) => Omit<Words, "edge">): number {
  const heights = slides.map((slide) => heightOf(captioned(roomy(slide), { ...wordsOn(slide), edge: 0 }, "on")));
  const [slide] = slides;
  if (!slide) return 0;
  const { safe } = slide;
  if (slide.isTall) {
    const ends = slides.map((it, at) => {
      const { underName, overName } = wordsOn(it);
      return captionTop(it, underName) + (heights[at] ?? 0) + (overName ? ROW_PX : 0);
    });
    return Math.round(Math.min(safe.y + safe.h * MOST_WORDS, Math.max(...ends)) + GAP_PX);
  }
  const low = safe.y + safe.h - FOOT_PX - UNDER_PX - Math.max(...heights);
  return Math.round(Math.min(safe.y + safe.h * LOWEST, Math.max(safe.y + safe.h * HIGHEST, low)));
}

/** With room for words in their full size. */
const roomy = (slide: Slide): Slide => ({ ...slide, safe: { ...slide.safe, h: 3000 } });

/**
 * The words of a page, in `color`: under the picture on one of 4:5; on a tall page they begin it, and the picture below them goes down to its end
 * (ADR 173). What is asked is on a box.
 */
export function captioned(slide: Slide, { body, underName, edge, overName }: Words, color: Color): TextClip[] {
  const { beat, face, isFirst, isLast, isTall } = slide;
  const box = captionBox(slide, underName, edge);
  const [hook, usual, small] = [120, 88, isFirst ? 62 : 50] as const;
  const textBox = { shape: "lines", color: "accent", padX: 24, padY: 14, radius: 14 } as const;
  const ask = isLast ? ({ color: "onAccent", textBox, shadow: LIFTED } as const) : {};
  const said = emphasized(beat.title).text;
  const title = textClip({
    ...{ id: "title", text: isFirst ? byLine(said) : said, face: face("title", "native"), color, ...ask },
    ...{ size: isFirst ? hook : usual, minSize: 56, lineHeight: 1.18 },
    box: { ...box, h: box.h * (body === "" ? 1 : 0.6) },
  });
  const words = [
    { ...title, box: { ...box, h: Math.min(title.box.h, likelyHeight(title)) } },
    textClip({
      ...{ id: "body", text: body, face: face("body", "native"), color, weight: 600, lineHeight: 1.28 },
      ...{ box, dock: { clip: "title", side: "below", gap: BODY_GAP_PX } },
      size: small + (isTall ? 6 : 0),
    }),
  ];
  if (isTall && edge === 0) return words;
  return inTheMiddle(words, isTall ? { ...box, h: edge - GAP_PX - (overName ? ROW_PX : 0) - box.y } : box);
}

/** Under the strip with the name of a state where that begins the page. No arrow stands below the words of the first slide: the strip leads on. */
function captionBox(slide: Slide, underName: boolean, edge: number): Box {
  const { safe, isFirst, isTall } = slide;
  if (isTall) return { ...safe, y: captionTop(slide, underName), h: safe.h * MOST_WORDS };
  const y = edge + UNDER_PX;
  return { ...safe, y, h: safe.y + safe.h - (isFirst ? 20 : FOOT_PX) - y };
}

const captionTop = ({ safe }: Slide, underName: boolean): number => safe.y + (underName ? ROW_PX + 60 : 20);

/** Where a panel meets the words, and the strip with the name of a state that lies on it, or none. */
type Panel = { edge: number; tag: Box | null };

/**
 * A photo from edge to edge beside the words, so that they never lie on what it shows. Null for what is shown apart from its surroundings: a screenshot or
 * a whole product on a plain ground.
 */
export function panelOf({ width, height, isTall }: Slide, media: BeatMedia, { edge, tag }: Panel): Clip | null {
  if (isShownApart(media)) return null;
  const box = isTall ? { x: 0, y: edge, w: width, h: height - edge } : { x: 0, y: 0, w: width, h: edge };
  const seenTo = isTall ? box.h - APP_PX : box.h;
  const words = tag ? [{ ...tag, y: tag.y - box.y }] : [];
  const view = viewOf(media, { w: box.w, h: box.h, words, seenTo });
  return pictureClip(media, { id: "photo", box, ...(view ? fitOf(media, view.at, box) : { fit: "cover" }) });
}

/** What the app lays over the foot of a tall page, in px. */
const APP_PX = 300;

/** A part of a product on a plain ground fills its panel. */
export const isShownApart = (media: BeatMedia): boolean =>
  media.isScreen === true ||
  (media.ground !== undefined && media.subject !== undefined && !(media.kind === "image" && media.crop));

/** The part of a panel that is seen: the app covers the lower end of a tall page. */
export function roomInPanel(slide: Slide, { y, h }: Box): Box {
  if (slide.isTall) return roomBetween(slide, y + 20, seenUntil(slide) - 40);
  return roomBetween(slide, slide.safe.y, y + h - GAP_PX);
}

/**
 * A picture that does not fill its panel lies between the state's name and the words, on a tall page below both; on one of 4:5, one
 * that is much higher than wide stands beside the name, where it is larger.
 */
export function roomOf(slide: Slide, edge: number, name: string | undefined): Box {
  const { safe, width, beat, isTall } = slide;
  if (isTall) return roomBetween(slide, edge, seenUntil(slide) - 60);
  if (name === undefined) return roomBetween(slide, safe.y - 40, edge);
  const room = roomBetween(slide, safe.y + STATE_PX, edge);
  const left = safe.x + nameWidth(slide, name) + 30;
  const isNarrow = beat.media !== null && ratioOf(beat.media) < NARROW && left < width * 0.7;
  return isNarrow ? { ...roomBetween(slide, safe.y - 20, edge), x: left, w: width - left - 50 } : room;
}

/** Width to height of what stands in a picture; of a screenshot, of all of it. */
function ratioOf({ subject, size, isScreen }: BeatMedia): number {
  const { w, h } = isScreen ? { w: 1, h: 1 } : (subject ?? { w: 0, h: 1 });
  return size && w > 0 ? (w * size.width) / (h * size.height) : 1;
}

const NARROW = 0.7;

const heightOf = ([title, more]: readonly TextClip[]): number =>
  title ? likelyHeight(title) + (!more || more.text === "" ? 0 : likelyHeight(more) + BODY_GAP_PX) : 0;

export const nameWidth = ({ safe }: Pick<Slide, "safe">, name: string): number =>
  Math.min(safe.w * 0.8, 64 + name.length * 54);

/** Of the strip with the name of a state: as low as can be read in passing, since it may lie on what the photo shows. */
export const ROW_PX = 120;
/** Height of the state's row. */
const STATE_PX = 180;
/** Where pictures end on a page of 4:5, at the least and at the most, as shares of the part that is read. Our own choice. */
const [HIGHEST, LOWEST] = [0.58, 0.74];
/** Between a picture and the words below it, and for the arrow below these, in px. */
const [UNDER_PX, FOOT_PX] = [34, 130];
/** Of a tall page's room for words, so that the picture is the larger part. Our own choice. */
const MOST_WORDS = 0.52;
const BODY_GAP_PX = 28;
/** Between words and their picture. */
const GAP_PX = 58;
