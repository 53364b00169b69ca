import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import { bean } from "../drawings/bean.ts";
import { memeClips } from "../drawings/meme-clips.ts";
import type { MemeArt } from "../drawings/meme-drawing.ts";
import { dot, flat } from "../drawings/pen.ts";
import { CHAT } from "./bubble-places.ts";

/** Who the other one is, above, and a field below, in no app's own design. */
export function chatFrame(tone: Color, endMs: number): Clip[] {
  const times = { startMs: 0, endMs, radius: 0, opacity: 1 };
  return [
    ...memeClips(friend(tone), { id: "friend", startMs: 0, endMs, box: { x: 440, y: 124, w: 100, h: 100 } }),
    { kind: "rect", id: "rule", ...times, box: { x: 0, y: CHAT.y - 4, w: 1080, h: 4 }, color: tone },
    { kind: "rect", id: "field", ...times, box: { x: 70, y: 1516, w: 840, h: 110 }, color: tone, radius: 55 },
    cursor(endMs),
  ];
}

/** Bean, as small and round as a contact is shown. */
const friend = (tone: Color): MemeArt => ({
  view: { w: 200, h: 200 },
  layers: [
    { paths: [flat(dot(100, 100, 100), tone), ...bean({ x: 100, y: 204, size: 0.4, face: "pleased", legs: "none" })] },
  ],
});

const BLINK_MS = 530;

function cursor(endMs: number): Clip {
  const blinks = Math.min(200, Math.ceil(endMs / BLINK_MS) + 1);
  const opacity = Array.from({ length: blinks }, (_, i) => ({
    atMs: i * BLINK_MS,
    value: (i + 1) % 2,
    curve: "hold" as const,
  }));
  const box = { x: 118, y: 1542, w: 6, h: 58 };
  return {
    kind: "rect",
    id: "cursor",
    startMs: 0,
    endMs,
    box,
    color: "accent",
    radius: 3,
    opacity: 1,
    keyframes: { opacity },
  };
}
