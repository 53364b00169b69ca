import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { holdingHand } from "../drawings/holding-hand.ts";
import { emphasized } from "../emphasized.ts";
import { LIFTED } from "../pictures/lifted.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { brightRoom } from "./bright-room.ts";

/** *Screen on a phone* (docs/content.md#ugc-image): a real screenshot, whole, on a phone that a hand holds in a bright room, one boxed line over it. */
export const screenInHand: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, slideOf),
};

const TURN = -4;
/** The same words always come with the same hand. */
const seedOf = (text: string): number => Array.from(text).reduce((sum, it) => sum + (it.codePointAt(0) ?? 0), 0);
/** The metal edge of the phone, and the black one around its screen, in px. */
const [METAL_PX, BLACK_PX] = [7, 22];
const FRAME_PX = METAL_PX + BLACK_PX;
const [BODY_RADIUS, GLASS_RADIUS] = [96, 70];

function slideOf(slide: Slide) {
  const words = caption(slide);
  const phone = phoneBox(slide, endOf(words));
  const hand = holdingHand(phone, TURN, seedOf(slide.beat.title));
  return {
    background: "bg" as const,
    clips: [...brightRoom(slide), ...hand.behind, ...body(phone), ...screen(slide, phone), ...hand.before, ...words],
  };
}

/** A phone has the shape of its screen, and all of it is seen: a button at its foot is what it is about. */
function phoneBox({ isTall, width, height, beat }: Slide, wordsEnd: number): Box {
  const { media } = beat;
  const ratio = Math.min(2.2, Math.max(1.6, media?.size ? media.size.height / media.size.width : 2.06));
  const top = wordsEnd + ABOVE_PX;
  const room = height - (isTall ? APP_PX : LOW_PX) - top - 2 * FRAME_PX;
  const w = Math.min(MOST_PX, room / ratio + 2 * FRAME_PX);
  return { x: (width - w) / 2 + ASIDE_PX, y: top, w, h: ratio * (w - 2 * FRAME_PX) + 2 * FRAME_PX };
}

/** What the app covers of a tall page, and how near a phone comes to the end of a page in the feed; its width at most, in px. */
const [APP_PX, LOW_PX, MOST_PX] = [240, 24, 680];

/** Turned, its upper corner reaches towards the words; it lies a little to the right of them. */
const [ABOVE_PX, ASIDE_PX] = [8, 24];

/** The phone under its screen: a shadow right below it and a long one away from the window, a metal edge, black glass, keys at its sides. */
function body(phone: Box): Clip[] {
  const turned = { rotate: TURN } as const;
  const around = (by: number) => ({
    x: phone.x + by,
    y: phone.y + by,
    w: phone.w - 2 * by,
    h: phone.h - 2 * by,
  });
  const keys = [
    { x: 0, y: 210, h: 110 },
    { x: 0, y: 345, h: 110 },
    { x: phone.w + KEY_PX, y: 270, h: 170 },
  ].map(({ x, y, h }) => ({ d: `M${x} ${y}h${KEY_PX}v${h}h${-KEY_PX}Z`, fill: METAL_DARK }));
  const art = { x: phone.x - KEY_PX, y: phone.y, w: phone.w + 2 * KEY_PX, h: phone.h };
  return [
    rectClip({ id: "shade", box: phone, color: "ink", radius: BODY_RADIUS, ...turned, shadow: LONG }),
    rectClip({ id: "shadow", box: phone, color: "ink", radius: BODY_RADIUS, ...turned, shadow: NEAR }),
    artClip("keys", art, keys, turned),
    rectClip({ id: "metal", box: phone, color: METAL, radius: BODY_RADIUS, ...turned, border: METAL_EDGE }),
    rectClip({ id: "phone", box: around(METAL_PX), color: "#07080a", radius: BODY_RADIUS - METAL_PX, ...turned }),
  ];
}

const KEY_PX = 5;
const [METAL, METAL_DARK] = ["#a9adb3", "#6d7177"];
const METAL_EDGE = { color: "#e4e6e9", width: 2 } as const;
const LONG = { dx: 54, dy: 70, blur: 110, color: "#000000", opacity: 0.34 } as const;
const NEAR = { dx: 8, dy: 12, blur: 22, color: "#000000", opacity: 0.5 } as const;

function screen({ beat, face }: Slide, phone: Box): Clip[] {
  const inner = { x: phone.x + FRAME_PX, y: phone.y + FRAME_PX, w: phone.w - 2 * FRAME_PX, h: phone.h - 2 * FRAME_PX };
  const glass = { box: inner, radius: GLASS_RADIUS, rotate: TURN };
  if (beat.media) return [pictureClip(beat.media, { id: "screen", ...glass, focus: { x: 0.5, y: 0 }, grain: 0.02 })];
  const said = emphasized(beat.body).text;
  // Its box has the phone's center, because each rotates around its own.
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
function caption({ beat, safe, face }: Slide): TextClip[] {
  const textBox = { shape: "lines", color: "#ffffff", padX: 26, padY: 14, radius: 16 } as const;
  const box = { x: safe.x, y: safe.y + 16, w: safe.w, h: 300 };
  const shared = { lineHeight: 1.2, shadow: LIFTED } as const;
  const look = { face: face("title", "native"), size: 92, minSize: 56, ...shared, textBox } as const;
  const said = textClip({ id: "caption", text: emphasized(beat.title).text, box, ...look, color: "#15180e" });
  if (!isAnswered(beat)) return [said];
  const answer = { face: face("body", "native"), size: 56, minSize: 44, ...shared, color: "onAccent" } as const;
  return [
    said,
    textClip({
      ...{ id: "answer", text: emphasized(beat.body).text, box: { ...box, h: 300 + ANSWER_PX }, ...answer },
      ...{ textBox: { ...textBox, color: "accent" }, dock: { clip: "caption", side: "below", gap: ANSWER_GAP_PX } },
    }),
  ];
}

/** Where the words end, in px. */
function endOf(words: readonly TextClip[]): number {
  const heights = words.map((it) => Math.min(it.box.h, likelyHeight(it)));
  return (words[0]?.box.y ?? 0) + heights.reduce((sum, h) => sum + h + ANSWER_GAP_PX, -ANSWER_GAP_PX);
}

/** Without a screenshot, the body is what the screen says. */
const isAnswered = ({ media, body: said }: Slide["beat"]): boolean => media !== null && emphasized(said).text !== "";
/** Room for two lines. */
const ANSWER_PX = 150;
const ANSWER_GAP_PX = 18;
