import type { Primitive } from "../../src/frame/primitives/primitive.ts";
import {
  type BeatMedia,
  frame,
  type Scene,
  type Storyboard,
  type StoryboardBeat,
  storyboardScenes,
} from "../../src/index.ts";
import { evenMeasure } from "../even-measure.ts";

export const image = (src: string): BeatMedia => ({ kind: "image", src, size: { width: 1080, height: 1350 } });
export const video = (src: string): BeatMedia => ({
  kind: "video",
  src,
  trimMs: 500,
  durationMs: 4000,
  hasSound: true,
});
export const MEDIA = {
  pictures: (i: number) => image(`${i}`),
  "a recording and pictures": (i: number) => (i === 0 ? video("me") : image(`${i}`)),
  recordings: (i: number) => video(`${i % 2}`),
  nothing: () => null,
} as const;

export const ROLES = ["hook", "pain", "turn", "proof", "point", "ask"] as const;

function beat(i: number, count: number, media: BeatMedia | null): StoryboardBeat {
  const role = i === 0 ? "hook" : i === count - 1 ? "ask" : (ROLES[1 + ((i - 1) % 4)] ?? "point");
  const title = i === 0 ? "Your candle *tunnels* because of you" : `Beat ${i} is *short*`;
  return { id: `${i}`, role, title, line: `This is what we say in beat ${i}.`, body: "", media, holdMs: null };
}

export function aStoryboard(
  kind: Storyboard["kind"],
  template: string,
  count: number,
  shown: keyof typeof MEDIA,
): Storyboard {
  const beats = Array.from({ length: count }, (_, i) => beat(i, count, MEDIA[shown](i)));
  const look = { captions: null, brand: null, handle: "hearth", music: "walk" };
  return { kind, template, beats, voice: null, ...look };
}

/** The same, spoken: three words a second. */
export function spoken(storyboard: Storyboard): Storyboard {
  let now = 0;
  const words = storyboard.beats.flatMap(({ line }) =>
    line.split(" ").map((text) => {
      now += 333;
      return { text, startMs: now - 333, endMs: now - 30 };
    }),
  );
  const each = now / storyboard.beats.length;
  const beatStartsMs = storyboard.beats.map((_, i) => i * each);
  return { ...storyboard, voice: { src: "voice", durationMs: now, words, beatStartsMs } };
}

export function sceneOf(storyboard: Storyboard): Scene {
  const [scene] = storyboardScenes(storyboard, "tiktok");
  if (!scene) throw new Error("no scene");
  return scene;
}

export const drawn = (scene: Scene, ms: number) => frame(scene, ms, evenMeasure);
export const moments = (scene: Scene, stepMs: number) =>
  Array.from({ length: Math.ceil(scene.durationMs / stepMs) }, (_, i) => i * stepMs);

export type Leaf = { it: Exclude<Primitive, { kind: "group" }>; x: number; y: number; scale: number; isSeen: boolean };

/** All that is drawn, with how far it was moved; turned ones are taken as if they were not. */
export function leaves(primitives: readonly Primitive[], at = { x: 0, y: 0, scale: 1, isSeen: true }): Leaf[] {
  return primitives.flatMap((it): Leaf[] => {
    if (it.kind !== "group") return [{ it, ...at }];
    const [a, b, , , e, f] = it.matrix;
    const scale = Math.hypot(a, b);
    const inner = { x: at.x + e * at.scale, y: at.y + f * at.scale, scale: at.scale * scale, isSeen: at.isSeen };
    const window = it.clip;
    return leaves(it.children, inner).map((leaf) =>
      window && leaf.it.kind === "text" && !isBetween(leaf, window) ? { ...leaf, isSeen: false } : leaf,
    );
  });
}

function isBetween({ it, y, scale }: Leaf, window: { y: number; h: number }): boolean {
  const base = it.kind === "text" ? it.y * scale + y : 0;
  return base > window.y && base < window.y + window.h + 40;
}
