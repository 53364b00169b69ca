import { plateOn } from "../../frame/mark/ground-under.ts";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import { safeBoxOf } from "../../scene/safe-boxes.ts";
import type { Clip, Scene } from "../../scene/scene.ts";
import type { FaceRole, TextClip } from "../../scene/text-clip.ts";
import type { Storyboard, StoryboardLogo } from "../../storyboard/storyboard.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";
import { lineBox } from "../videos/words/text-styles.ts";
import { logoBox } from "./logo-box.ts";

type Closing = NonNullable<Storyboard["closing"]>;
type Times = { startMs: number; endMs: number };

/** Of the logo, in px² and px of a canvas that is 1080 wide. */
const AREA = 90_000;
const MOST = { w: 620, h: 320 };
const PAD = 36;

/**
 * The closing card as clips over a whole page: logo, name and one line from the upper third of the safe zone down, the
 * address at its lower edge, all on the brand's ground and aligned to the left.
 */
export function closingCard(
  closing: Closing,
  scene: Scene,
  { logo, fonts, handle }: Pick<Storyboard, "logo" | "fonts" | "handle">,
  times: Times,
): Clip[] {
  const safe = safeBoxOf(scene);
  const shown = closing.logo ? logo : undefined;
  const top = safe.y + safe.h * (shown ? 0.14 : 0.3);
  const mark = shown ? [logoClip(shown, scene, { x: safe.x, y: top })] : [];
  const [lowest] = mark;
  const room = { ...safe, y: lowest ? lowest.box.y + lowest.box.h + 64 : top };
  const face = (role: "title" | "body"): FaceRole => (fonts || scene.fonts ? role : "edit");
  const isBlank = !shown && closing.name === "" && closing.line === "" && closing.address === "";
  const words = wordsOf({ ...closing, name: isBlank ? handle : closing.name }, safe, room, face);
  const page = { x: 0, y: 0, w: scene.width, h: scene.height };
  const ground = rectClip({ id: "closing-ground", box: page, color: "bg" });
  return [ground, ...mark, ...words].map((clip) => ({ ...clip, ...times }));
}

function logoClip(logo: StoryboardLogo, scene: Scene, at: { x: number; y: number }): ImageClip {
  const box = { ...logoBox(logo, AREA, MOST), ...at };
  const base = { kind: "image", id: "closing-logo", startMs: 0, endMs: 0, src: logo.src, fit: "contain" } as const;
  const look = { focus: { x: 0.5, y: 0.5 }, missing: "bg" } as const;
  const plate = plateOn(logo, scene.palette.bg, scene.palette);
  if (plate === null) return { ...base, ...look, box, ...(logo.isSolid && { radius: 20 }) };
  const whole = { ...at, w: box.w + 2 * PAD, h: box.h + 2 * PAD };
  const place = { x: PAD / whole.w, y: PAD / whole.h, w: box.w / whole.w, h: box.h / whole.h };
  return { ...base, ...look, box: whole, radius: 24, surround: { color: plate, place } };
}

/** The address keeps this much of the lower edge. */
const ADDRESS_H = 150;

function wordsOf(
  { name, line, address }: Pick<Closing, "name" | "line" | "address">,
  safe: Box,
  room: Box,
  face: (role: "title" | "body") => FaceRole,
): TextClip[] {
  const end = safe.y + safe.h - (address === "" ? 0 : ADDRESS_H + 40);
  const box = { x: safe.x, y: room.y, w: safe.w, h: Math.max(120, end - room.y) };
  const clips: TextClip[] = [];
  if (name !== "") {
    const look = { size: 132, minSize: 72, lineHeight: 1.04, maxLines: 2, weight: 800, tracking: -0.02 } as const;
    clips.push(
      textClip({ id: "closing-name", text: name, box: { ...box, h: box.h * 0.62 }, face: face("title"), ...look }),
    );
  }
  if (line !== "") {
    const isAlone = name === "";
    const look = isAlone
      ? ({ size: 104, minSize: 60, lineHeight: 1.1, maxLines: 4, weight: 700, face: face("title") } as const)
      : ({ size: 60, minSize: 48, lineHeight: 1.26, maxLines: 3, weight: 500, face: face("body") } as const);
    const dock = isAlone ? {} : { dock: { clip: "closing-name", side: "below", gap: 28 } as const };
    clips.push(textClip({ id: "closing-line", text: line, box, ...look, ...dock }));
  }
  if (address !== "") {
    const textBox = lineBox("accent", 16);
    const low = { ...safe, y: safe.y + safe.h - ADDRESS_H, h: ADDRESS_H };
    const look = { size: 56, minSize: 44, weight: 700, maxLines: 1, valign: "bottom", color: "onAccent" } as const;
    clips.push(textClip({ id: "closing-address", text: address, box: low, face: face("body"), ...look, textBox }));
  }
  return clips;
}
