import { Clip, type FramePlatform, type Scene, safeBoxOf, stickerArt } from "@vignette/composition";
import type { Layer, LayerPlace } from "@vignette/domain/studio";
import { leaving } from "./leaving.ts";
import { looked } from "./looked.ts";

type Times = { startMs: number; endMs: number };
type Box = { x: number; y: number; w: number; h: number };

/** The id of the clip that draws a layer. */
export const clipOfLayer = (id: string): string => `layer-${id}`;

/** Where a layer is in one format. */
export const placeOfLayer = ({ place, on }: Layer, target: FramePlatform): LayerPlace => on?.[target] ?? place;

/** The box of a place on a canvas, in its pixels. */
export function boxOfPlace({ x, y, w, h }: LayerPlace, scene: Pick<Scene, "width" | "height" | "safeZone">): Box {
  const safe = safeBoxOf(scene);
  const [width, height] = [w * scene.width, h * scene.width];
  return { x: safe.x + x * safe.w - width / 2, y: safe.y + y * safe.h - height / 2, w: width, h: height };
}

/** A layer as a clip of a scene; null if it is none, such as a sticker that no longer exists. */
export function layerClip(layer: Layer, scene: Scene, target: FramePlatform, times: Times): Clip | null {
  const drawn = drawnOf(layer, scene, target);
  if (!drawn) return null;
  const base = { id: clipOfLayer(layer.id), ...times, rotate: placeOfLayer(layer, target).rotate };
  const clip = { ...base, ...drawn, ...(layer.opacity !== undefined && { opacity: layer.opacity }) };
  const gone = layer.leave ? leaving(layer.leave, times, scene) : {};
  const parsed = Clip.safeParse({ ...clip, ...gone });
  return parsed.success ? parsed.data : null;
}

const PICTURE = { fit: "cover", focus: { x: 0.5, y: 0.5 }, missing: "bg" } as const;

function drawnOf(layer: Layer, scene: Scene, target: FramePlatform): Record<string, unknown> | null {
  const place = placeOfLayer(layer, target);
  const box = boxOfPlace(place, scene);
  const motion = layer.enter ?? "cut";
  const corners = (share = 0) => share * Math.min(box.w, box.h);
  switch (layer.kind) {
    case "text":
      return words({ ...layer, size: (place.size ?? 0.08) * scene.width, motion }, box, scene);
    case "image":
      return { kind: "image", src: layer.file.key, box, radius: corners(layer.corners), ...PICTURE };
    case "video": {
      const played = { trimMs: layer.trimMs ?? 0, speed: 1, atEnd: "loop", sound: null };
      return { kind: "video", src: layer.file.key, box, radius: corners(layer.corners), ...PICTURE, ...played };
    }
    case "sticker": {
      const art = stickerArt(layer.sticker);
      if (art) return { kind: "art", box, ...art, motion };
      return emoji(layer.sticker, box, motion);
    }
    case "shape":
      return shape(layer, box, motion, corners);
  }
}

type Words = { text: string; look: Extract<Layer, { kind: "text" }>["look"]; size: number; motion: string };

function words({ text, look, size, motion }: Words, box: Box, scene: Scene) {
  const middle = box.y + box.h / 2;
  const tall = scene.height * 4;
  const clip = {
    ...{ kind: "text" as const, id: "words", startMs: 0, endMs: 1, text, face: "native" as const, weight: 700 },
    ...{ box: { ...box, y: middle - tall / 2, h: tall }, size, minSize: Math.min(24, size), lineHeight: 1.15 },
    ...{ color: "paper" as const, align: "center" as const, valign: "middle" as const, motion: "cut" as const },
  };
  const { id: _id, startMs: _start, endMs: _end, ...rest } = { ...clip, motion, ...looked(clip, look, size, scene) };
  return rest;
}

/** One emoji as large as its box. */
const emoji = (text: string, box: Box, motion: string) => ({
  ...{ kind: "text", text, box: { x: box.x - box.w / 2, y: box.y - box.h / 2, w: 2 * box.w, h: 2 * box.h } },
  ...{ face: "native", weight: 400, size: box.h * 0.82, minSize: 12, lineHeight: 1, color: "ink" },
  ...{ align: "center", valign: "middle", motion, ornament: true },
});

type Shape = Extract<Layer, { kind: "shape" }>;

function shape({ shape, color, corners }: Shape, box: Box, motion: string, radius: (share?: number) => number) {
  if (shape === "box" || shape === "circle") {
    return { kind: "rect", box, color, radius: radius(shape === "circle" ? 0.5 : corners), opacity: 1 };
  }
  const { w, h } = box;
  const width = Math.max(6, Math.min(h / 3, w / 8));
  const head = Math.min(h / 2 - width / 2, w / 3);
  const [y, end] = [h / 2, w - width / 2];
  const course = `M ${width / 2} ${y} L ${end} ${y}`;
  const arrow = `${course} M ${end - head} ${y - head} L ${end} ${y} L ${end - head} ${y + head}`;
  const paths = [{ d: shape === "arrow" ? arrow : course, stroke: { color, width } }];
  return { kind: "art", box, view: { w: Math.max(1, w), h: Math.max(1, h) }, paths, motion };
}
