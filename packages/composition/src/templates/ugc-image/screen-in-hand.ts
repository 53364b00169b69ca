import type { ArtPath } from "../../scene/art-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { emphasized } from "../emphasized.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { windowLight } from "./surroundings.ts";

/**
 * *Screen in hand* (docs/content.md#ugc-image): a real screenshot on a phone in a hand, light from a window,
 * one boxed line.
 */
export const screenInHand: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, slideOf),
};

const TURN = 7;
const FRAME_PX = 20;
const SKIN = "#d8a482";
const SKIN_LINE = "#8a5638";

function slideOf(slide: Slide) {
  const phone = phoneBox(slide);
  const hand = {
    x: phone.x - AROUND_PX,
    y: phone.y - AROUND_PX,
    w: phone.w + 2 * AROUND_PX,
    h: phone.h + 2 * AROUND_PX,
  };
  const body = { box: phone, color: "#15180e", radius: 66, rotate: TURN };
  return {
    background: "bg" as const,
    clips: [
      ...windowLight(slide),
      // Its shadow falls on the wall, not on the hand.
      rectClip({ id: "shadow", ...body, shadow: SHADOW }),
      artClip("palm", hand, palm(phone), { rotate: TURN }),
      rectClip({ id: "phone", ...body, border: { color: "#3b3f33", width: 5 } }),
      ...screen(slide, phone),
      artClip("fingers", hand, fingers(phone), { rotate: TURN }),
      ...caption(slide),
    ],
  };
}

const SHADOW = { dx: 26, dy: 44, blur: 70, color: "ink", opacity: 0.34 } as const;

/** Continues beyond the lower edge of the page. */
function phoneBox({ isTall, safe, beat }: Slide): Box {
  const { media } = beat;
  const w = isTall ? 620 : 496;
  // A phone has the shape of its screen: nothing of that is cut at the sides.
  const ratio = media?.size ? media.size.height / media.size.width : 0;
  const high = Math.min(2.2, Math.max(1.6, ratio)) * (w - 2 * FRAME_PX) + 2 * FRAME_PX;
  return {
    x: safe.x + (safe.w - w) / 2 + 16,
    y: safe.y + (isTall ? 330 : 350) + (isAnswered(beat) ? ANSWER_PX * 0.7 : 0),
    w,
    h: ratio > 0 ? high : w * 2.06,
  };
}

function screen({ beat, face }: Slide, phone: Box): Clip[] {
  const inner = { x: phone.x + FRAME_PX, y: phone.y + FRAME_PX, w: phone.w - 2 * FRAME_PX, h: phone.h - 2 * FRAME_PX };
  const glass = { box: inner, radius: 48, rotate: TURN };
  if (beat.media) return [pictureClip(beat.media, { id: "screen", ...glass, focus: { x: 0.5, y: 0 }, grain: 0.015 })];
  const said = emphasized(beat.body).text;
  // Above the fingers; its box has the phone's center, because each rotates around its own.
  const box = { x: inner.x + 44, y: inner.y + 80, w: inner.w - 88, h: inner.h - 160 };
  return [
    rectClip({ id: "screen", color: "accent", ...glass }),
    textClip({
      id: "said",
      text: said,
      box,
      face: face("body", "native"),
      size: 76,
      maxLines: 5,
      color: "onAccent",
      rotate: TURN,
    }),
  ];
}

/** The line, and under it what the screen does about it. */
function caption({ beat, safe, face }: Slide): Clip[] {
  const textBox = { shape: "lines", color: "#ffffff", padX: 26, padY: 14, radius: 16 } as const;
  const box = { x: safe.x, y: safe.y + 16, w: safe.w, h: 300 };
  const look = { face: face("title", "native"), size: 84, minSize: 52, lineHeight: 1.2, textBox } as const;
  const said = textClip({ id: "caption", text: emphasized(beat.title).text, box, ...look, color: "#15180e" });
  if (!isAnswered(beat)) return [said];
  const answer = { face: face("body", "native"), size: 56, minSize: 44, lineHeight: 1.2, color: "onAccent" } as const;
  return [
    said,
    textClip({
      ...{ id: "answer", text: emphasized(beat.body).text, box: { ...box, h: 300 + ANSWER_PX }, ...answer },
      ...{ textBox: { ...textBox, color: "accent" }, dock: { clip: "caption", side: "below", gap: 18 } },
    }),
  ];
}

/** Without a screenshot, the body is what the screen says. */
const isAnswered = ({ media, body }: Slide["beat"]): boolean => media !== null && emphasized(body).text !== "";
/** Room for two lines. */
const ANSWER_PX = 150;

const EDGE = { color: SKIN_LINE, width: 6 } as const;
/** Around a phone there is so much room for the hand, in px. */
const AROUND_PX = 160;
/** Down to where the arm leaves a tall page, below the phone. */
const ARM_PX = 620;

/** Behind the phone: the heel of the hand, from the last finger to the wrist. */
function palm({ w, h }: Box): ArtPath[] {
  const [right, low] = [AROUND_PX + w, AROUND_PX + h];
  const left = `M${right - w * 0.9} ${low - 190}C${right - w * 0.86} ${low - 10} ${right - w * 0.74} ${low + 90} ${right - w * 0.62} ${low + 190}C${right - w * 0.56} ${low + 250} ${right - w * 0.55} ${low + 320} ${right - w * 0.55} ${low + ARM_PX}`;
  return [
    { d: `${left}H${right + 20}L${right - 10} ${low - 400}Z`, fill: SKIN },
    { d: left, stroke: EDGE },
  ];
}

/** On the phone: the ends of four fingers at its left edge, and the thumb over its right one, which goes on as the ball of the hand and the arm. */
function fingers({ w, h }: Box): ArtPath[] {
  const [right, low] = [AROUND_PX + w, AROUND_PX + h];
  // From behind the phone round its edge; they end on the frame, so that what the screen says stays free.
  const tips = FINGERS.map(({ long, high, down }) => {
    const y = AROUND_PX + h * 0.5 + down;
    const [r, from, to] = [high / 2, AROUND_PX - BENT_PX, AROUND_PX + long];
    return `M${to} ${y + 6}C${to} ${y - r * 0.7} ${to - 14} ${y - r} ${from} ${y - r}C${from - 44} ${y - r} ${from - 44} ${y + r} ${from} ${y + r}C${to - 18} ${y + r} ${to} ${y + r * 0.85} ${to} ${y + 6}Z`;
  });
  const tip = AROUND_PX + h * 0.6;
  // Its tip lies on the frame, and not on what the screen says.
  const thumb = `M${right + 1} ${tip + 330}C${right - 4} ${tip + 250} ${right - 40} ${tip + 160} ${right - 58} ${tip + 74}C${right - 74} ${tip - 2} ${right + 20} ${tip - 42} ${right + 50} ${tip + 36}C${right + 76} ${tip + 108} ${right + 100} ${tip + 190} ${right + 128} ${tip + 290}C${right + 166} ${tip + 430} ${right + 150} ${low - 60} ${right + 110} ${low + 80}C${right + 78} ${low + 190} ${right + 40} ${low + 300} ${right + 40} ${low + ARM_PX}`;
  const nail = `M${right - 40} ${tip + 66}C${right - 52} ${tip + 22} ${right + 8} ${tip - 6} ${right + 26} ${tip + 40}C${right + 30} ${tip + 62} ${right - 20} ${tip + 84} ${right - 40} ${tip + 66}Z`;
  return [
    ...tips.map((d) => ({ d, fill: SKIN, stroke: EDGE })),
    { d: `${thumb}H${right + 1}Z`, fill: SKIN },
    { d: thumb, stroke: EDGE },
    { d: nail, fill: "#eac4ab" },
  ];
}

/** From the forefinger to the little one: how far each reaches over the edge, how high it is, and where, in px. */
const FINGERS = [
  { long: 24, high: 92, down: 0 },
  { long: 30, high: 96, down: 92 },
  { long: 26, high: 90, down: 184 },
  { long: 16, high: 76, down: 266 },
] as const;
/** How far fingers are bent beside the phone, to where they are highest. */
const BENT_PX = 8;
