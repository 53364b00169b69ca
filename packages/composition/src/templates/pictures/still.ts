import type { Face } from "@vignette/domain/studio/catalogue";
import { brandPalette } from "../../brand/brand-palette.ts";
import type { Color, Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Keyframes } from "../../scene/keyframes.ts";
import { SAFE_BOXES } from "../../scene/safe-boxes.ts";
import type { Clip, Scene } from "../../scene/scene.ts";
import type { FaceRole } from "../../scene/text-clip.ts";
import { type DetailPlace, withOtherViews } from "../../shots/another-view.ts";
import type { FramePlatform, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { countLineParts } from "../../text/words.ts";
import { inMaterialViews, type MaterialPage, materialPages } from "./material-pages.ts";
import { oneSize } from "./one-size.ts";
import { underTheHook } from "./under-the-hook.ts";

/** Instagram takes 4:5, TikTok 9:16; words are where neither app covers them. */
const CANVASES = {
  instagram: { width: 1080, height: 1350, safeZone: "feed", safe: SAFE_BOXES.feed, whole: SAFE_BOXES.feed },
  tiktok: { width: 1080, height: 1920, safeZone: "tiktok", safe: SAFE_BOXES.both, whole: SAFE_BOXES.tiktok },
} as const satisfies Record<
  FramePlatform,
  Pick<StillPage, "width" | "height" | "safe" | "whole"> & Pick<Scene, "safeZone">
>;

/** A page to draw on: its size, its box for words, and the colors of its brand. */
export type StillPage = {
  width: number;
  height: number;
  safe: Box;
  /** The same down to the app's own buttons: on TikTok `safe` ends higher, so that pictures below the words are seen. */
  whole: Box;
  /** 9:16, where the apps cover much; else 4:5. */
  isTall: boolean;
  palette: Palette;
  /** A brand's own face for a role, or the look's. */
  face: (role: "title" | "body", own: Face) => FaceRole;
  handle: string;
};

/** How much of a product a slide shows that comes nearer: with less, its handle or its heel would be all. Our own choice. */
export const SHARE_OF_DETAIL = 0.78;

/** One slide of several. */
export type Slide = StillPage & {
  beat: StoryboardBeat;
  index: number;
  count: number;
  isFirst: boolean;
  isLast: boolean;
  /** How a material is shown, in a piece that is about materials (`materialPages`). */
  material: MaterialPage | null;
};

/**
 * What is drawn, back to front; the times of its clips are set when it becomes a scene. `framed` is clipped to windows,
 * beneath everything else; `laid` are objects that lie on top together, rotated by some degrees around the center of
 * the page.
 */
export type Drawn = {
  background: Color;
  framed?: { window: Box; clips: Clip[] }[];
  clips: Clip[];
  laid?: { turn: number; clips: Clip[] };
  /** A page of type, whose words have a size of their own. */
  isLoud?: boolean;
};

/**
 * A scene for each beat: a slide holds 0.5 s and 0.3 s a word, at least 2.4 s, when it is shown as video
 * (docs/content.md#looks). `detail`: the place of a photo that comes back; if not said, the page. `tall`: its ratio on a
 * page of 9:16, where that is another one.
 */
export function slides(
  storyboard: Storyboard,
  target: FramePlatform,
  draw: (slide: Slide) => Drawn,
  detail: SlidePlace = {},
): Scene[] {
  return slidesAsSet(storyboard, target, (all) => all.map(draw), detail);
}

type SlidePlace = Partial<DetailPlace> & { tall?: number };

/** The same, where how a slide is drawn depends on the others. */
export function slidesAsSet(
  storyboard: Storyboard,
  target: FramePlatform,
  draw: (slides: readonly Slide[]) => readonly Drawn[],
  { tall, ...detail }: SlidePlace = {},
): Scene[] {
  const page = pageOf(storyboard, target);
  const whole = { ratio: page.width / page.height, middle: 0.5 };
  const place = { ...whole, ...detail, ...(page.isTall && tall !== undefined && { ratio: tall }) };
  const materials = materialPages(storyboard.beats);
  const inViews = withOtherViews(storyboard.beats, place);
  const beats = place.isFull ? inMaterialViews(storyboard.beats, inViews, materials) : inViews;
  const count = beats.length;
  const all = beats.map((beat, index) => {
    const ends = { isFirst: index === 0, isLast: index > 0 && index === count - 1 };
    return { ...page, beat, index, count, ...ends, material: materials[index] ?? null };
  });
  return oneSize(underTheHook(draw(all))).flatMap((drawn, i) => {
    const beat = beats[i];
    return beat ? [sceneOf(drawn, [beat], storyboard, target)] : [];
  });
}

/** One scene of all beats. */
export function onePicture(storyboard: Storyboard, target: FramePlatform, draw: (page: StillPage) => Drawn): Scene[] {
  const drawn = underTheHook([draw(pageOf(storyboard, target))]);
  return drawn.map((it) => sceneOf(it, storyboard.beats, storyboard, target));
}

function pageOf({ brand, fonts, handle }: Storyboard, target: FramePlatform): StillPage {
  const { width, height, safe, whole } = CANVASES[target];
  const face = (role: "title" | "body", own: Face) => (fonts ? role : own);
  return { width, height, safe, whole, isTall: target === "tiktok", palette: brandPalette(brand), face, handle };
}

function sceneOf(
  { background, framed = [], clips, laid }: Drawn,
  beats: readonly StoryboardBeat[],
  storyboard: Storyboard,
  target: FramePlatform,
): Scene {
  const { width, height, safeZone } = CANVASES[target];
  const written = beats.reduce((sum, { title, body }) => sum + countLineParts(`${title} ${body}`), 0);
  const endMs = Math.min(60_000, Math.round(Math.max(2.4, 0.5 + 0.3 * written) * 1000));
  return {
    version: 2,
    ...{ width, height, frameRate: 30, durationMs: endMs, background, safeZone },
    palette: brandPalette(storyboard.brand),
    ...(storyboard.fonts && { fonts: storyboard.fonts }),
    tracks: [
      ...framed.map(({ window, clips }, i) => ({ id: `framed-${i}`, clips: timed(clips, endMs), window })),
      { id: "slide", clips: timed(clips, endMs) },
      ...(laid ? [{ id: "laid", clips: timed(laid.clips, endMs), keyframes: turnedBy(laid.turn) }] : []),
    ],
  };
}

function timed(clips: readonly Clip[], endMs: number): Clip[] {
  return clips.map((clip) => ({ ...clip, startMs: 0, endMs }));
}

function turnedBy(degrees: number): Keyframes {
  return { rotate: [{ atMs: 0, value: degrees, curve: "hold" }] };
}
