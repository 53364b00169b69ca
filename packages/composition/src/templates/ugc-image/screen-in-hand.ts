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
  const hand = { x: phone.x - 160, y: phone.y - 160, w: phone.w + 320, h: phone.h + 320 };
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
      caption(slide),
    ],
  };
}

const SHADOW = { dx: 26, dy: 44, blur: 70, color: "ink", opacity: 0.34 } as const;

/** Continues beyond the lower edge of the page. */
function phoneBox({ isTall, safe, beat: { media } }: Slide): Box {
  const w = isTall ? 620 : 540;
  // A phone has the shape of its screen: nothing of that is cut at the sides.
  const ratio = media?.size ? media.size.height / media.size.width : 0;
  const high = Math.min(2.2, Math.max(1.6, ratio)) * (w - 2 * FRAME_PX) + 2 * FRAME_PX;
  return { x: safe.x + (safe.w - w) / 2 + 16, y: safe.y + (isTall ? 330 : 350), w, h: ratio > 0 ? high : w * 2.06 };
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

function caption({ beat, safe, face }: Slide) {
  const textBox = { shape: "lines", color: "#ffffff", padX: 26, padY: 14, radius: 16 } as const;
  const box = { x: safe.x, y: safe.y + 16, w: safe.w, h: 300 };
  const look = {
    face: face("title", "native"),
    size: 84,
    minSize: 52,
    lineHeight: 1.2,
    color: "#15180e",
    textBox,
  } as const;
  return textClip({ id: "caption", text: emphasized(beat.title).text, box, ...look });
}

/** Behind the phone: the ball of the hand and the wrist. Drawn 160 px around the phone. */
function palm({ w, h }: Box): ArtPath[] {
  const [right, low] = [160 + w, 160 + h];
  const d = `M${right - 40} ${low * 0.62}C${right + 90} ${low * 0.66} ${right + 130} ${low * 0.78} ${right + 96} ${low * 0.92}L${right + 60} ${low + 400}H${right - 420}L${right - 440} ${low * 0.9}Z`;
  return [{ d, fill: SKIN, stroke: { color: SKIN_LINE, width: 6 } }];
}

/** Around its left edge, and the thumb on its right one. */
function fingers({ w, h }: Box): ArtPath[] {
  const stroke = { color: SKIN_LINE, width: 6 };
  const tips = [0.5, 0.6, 0.7, 0.795].map((share, i) => {
    const [y, long] = [160 + h * share, [46, 56, 52, 42][i] ?? 46];
    return `M96 ${y}q0 -42 40 -42h${long - 34}q34 0 34 40q0 40 -34 40h${-(long - 34)}q-40 0 -40 -38Z`;
  });
  // Its tip lies on the frame, and not on what the screen says.
  const [x, y] = [160 + w + 46, 160 + h * 0.66];
  // It grows out of the ball of the hand: no line where they meet.
  const thumb = `M${x + 66} ${y + 190}C${x + 62} ${y + 80} ${x + 16} ${y - 30} ${x - 34} ${y - 66}C${x - 74} ${y - 90} ${x - 104} ${y - 58} ${x - 84} ${y - 16}C${x - 50} ${y + 50} ${x - 46} ${y + 150} ${x - 34} ${y + 220}C${x - 26} ${y + 280} ${x - 8} ${y + 330} ${x + 8} ${y + 370}`;
  const nail = `M${x - 78} ${y - 50}C${x - 66} ${y - 74} ${x - 44} ${y - 68} ${x - 32} ${y - 50}C${x - 44} ${y - 34} ${x - 62} ${y - 30} ${x - 70} ${y - 30}Z`;
  return [
    ...tips.map((d) => ({ d, fill: SKIN, stroke }) as const),
    { d: `${thumb}L${x + 80} ${y + 370}Z`, fill: SKIN },
    { d: thumb, stroke },
    { d: nail, fill: "#eac4ab" },
  ];
}
