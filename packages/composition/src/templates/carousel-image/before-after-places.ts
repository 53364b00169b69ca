import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { framing } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { melting } from "../pictures/going-on.ts";
import { LIFTED } from "../pictures/lifted.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { roomBetween, seenUntil } from "../pictures/photo-page.ts";
import type { Slide } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";

/** `beside`: the color of words beside a photo. `isBoxed`: on white boxes; what is asked always is on a box. */
export type Caption = { beside: Color; isBoxed: boolean; underName: boolean };

/**
 * The words of a page: under the picture on one of 4:5, from one line on all pages; on a tall page they begin it, and the picture
 * below them goes down to its end (ADR 173).
 */
export function captioned(slide: Slide, body: string, { beside, isBoxed, underName }: Caption): TextClip[] {
  const { beat, face, isFirst, isLast, isTall } = slide;
  const box = captionBox(slide, underName);
  const small = isFirst ? 62 : 50;
  const textBox = { shape: "lines", color: isLast ? "accent" : "#ffffff", padX: 24, padY: 14, radius: 14 } as const;
  const color = isLast ? "onAccent" : isBoxed ? "ink" : beside;
  const boxed = isBoxed || isLast ? { textBox, shadow: LIFTED } : {};
  const said = { id: "title", text: emphasized(beat.title).text, face: face("title", "native"), color, ...boxed };
  const more = {
    id: "body",
    text: body,
    face: face("body", "native"),
    color: beside,
    weight: 600,
    lineHeight: 1.28,
  };
  const set = { size: isFirst ? 120 : 88, minSize: 56, lineHeight: 1.18 };
  const title = textClip({ ...said, ...set, box: { ...box, h: box.h * (more.text === "" ? 1 : 0.6) } });
  return [
    { ...title, box: { ...box, h: likelyHeight(title) } },
    textClip({
      ...{ ...more, box, dock: { clip: "title", side: "below", gap: BODY_GAP_PX } },
      size: small + (isTall ? 6 : 0),
    }),
  ];
}

/** Under the strip with the name of a state where that begins the page. No arrow stands below the words of the first slide: the strip leads on. */
function captionBox({ safe, isFirst, isTall }: Slide, underName: boolean): Box {
  if (isTall) return { ...safe, y: safe.y + (underName ? ROW_PX + 60 : 20), h: safe.h * MOST_WORDS };
  const from = WORDS_FROM + 0.015;
  return { ...safe, y: safe.y + safe.h * from, h: safe.h * (1 - from) - (isFirst ? 20 : 130) };
}

/** What a page says, under the strip with the name of its state or not. */
type Words = { body: string; underName: boolean };

/**
 * A photo from edge to edge beside the words, so that they never lie on what it shows. Null for one that is shown apart from
 * its surroundings: a screenshot, a whole product on a plain ground, or what a panel would cut off.
 */
export function panelOf(slide: Slide, media: BeatMedia, words: Words): Clip | null {
  const isDetail = media.kind === "image" && media.crop !== undefined;
  if (media.isScreen || (media.ground && media.subject && !isDetail)) return null;
  // What comes back whole, as a face does, is a panel again.
  const fits = (box: Box) => framing({ ...media, isCard: false }, box).fit === "cover";
  const boxes = panelBoxes(slide, words);
  const box = boxes.find(fits);
  const [whole] = boxes;
  if (!box || !whole) return null;
  // What ends above the end of a tall page goes on as a blur of itself.
  const onward = box.h < whole.h && melting(media, { ...whole, y: 0 }, { ...box, y: 0 });
  return pictureClip(media, onward ? { id: "photo", box: whole, ...onward } : { id: "photo", box, fit: "cover" });
}

/** The places of a panel, the best one first: a wide photo does not reach the end of a tall page. */
function panelBoxes(slide: Slide, { body, underName }: Words): Box[] {
  const { safe, width, height, isTall } = slide;
  if (!isTall) return [{ x: 0, y: 0, w: width, h: Math.round(safe.y + safe.h * WORDS_FROM) - 15 }];
  const y = Math.round(endOf(captioned(slide, body, { beside: "on", isBoxed: false, underName })) + GAP_PX);
  return SHARES.map((share) => ({ x: 0, y, w: width, h: Math.round((height - y) * share) }));
}

/** Of what the words leave of a tall page. */
const SHARES = [1, 0.86, 0.74, 0.64] as const;

/** The part of a panel that is seen: the app covers the lower end of a tall page. */
export function roomInPanel(slide: Slide, { y, h }: Box): Box {
  if (slide.isTall) return roomBetween(slide, y + 20, seenUntil(slide) - 40);
  return roomBetween(slide, slide.safe.y, y + h - GAP_PX);
}

/**
 * A picture that does not fill the page lies between the state's name and the words, on a tall page below both; on one of 4:5, one
 * that is much higher than wide stands beside the name, where it is larger.
 */
export function roomOf(slide: Slide, body: string, name: string | undefined): Box {
  const { safe, width, beat, isTall } = slide;
  const said = captioned(slide, body, { beside: "on", isBoxed: true, underName: name !== undefined });
  if (isTall) return roomBetween(slide, endOf(said) + GAP_PX, seenUntil(slide) - 60);
  const end = topOf(said) - GAP_PX;
  if (name === undefined) return roomBetween(slide, safe.y - 40, end);
  const room = roomBetween(slide, safe.y + STATE_PX, end);
  const left = safe.x + nameWidth(slide, name) + 30;
  const isNarrow = beat.media !== null && ratioOf(beat.media) < NARROW && left < width * 0.7;
  return isNarrow ? { ...roomBetween(slide, safe.y - 20, end), x: left, w: width - left - 50 } : room;
}

/** Width to height of what stands in a picture; of a screenshot, of all of it. */
function ratioOf({ subject, size, isScreen }: BeatMedia): number {
  const { w, h } = isScreen ? { w: 1, h: 1 } : (subject ?? { w: 0, h: 1 });
  return size && w > 0 ? (w * size.width) / (h * size.height) : 1;
}

const NARROW = 0.7;

/** Where words begin that are set from the lower end of their room, and where those end that are set from its upper end. */
const topOf = ([title]: readonly TextClip[]): number => title?.box.y ?? 0;
const endOf = ([title, more]: readonly TextClip[]): number => (title ? title.box.y + heightOf(title, more) : 0);

const heightOf = (title: TextClip, more: TextClip | undefined): number =>
  likelyHeight(title) + (!more || more.text === "" ? 0 : likelyHeight(more) + BODY_GAP_PX);

export const nameWidth = ({ safe }: Pick<Slide, "safe">, name: string): number =>
  Math.min(safe.w * 0.8, 64 + name.length * 54);

/** Of the strip with the name of a state: as low as can be read in passing, since it may lie on what the photo shows. */
export const ROW_PX = 120;
/** Height of the state's row, and where words under a picture begin, as a share of the page. */
const STATE_PX = 180;
const WORDS_FROM = 0.6;
/** Of a tall page's room for words, so that the picture is the larger part. Our own choice. */
const MOST_WORDS = 0.52;
const BODY_GAP_PX = 28;
/** Between words, with the boxes behind them, and their picture. */
const GAP_PX = 58;
