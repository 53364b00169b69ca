import type { Face } from "@vignette/domain/studio/catalogue";
import { brandPalette } from "../../brand/brand-palette.ts";
import { contrastOf } from "../../brand/contrast.ts";
import type { Palette } from "../../scene/color.ts";
import type { Clip, Scene, Track } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { titlesUnderTheHook } from "./words/under-the-hook.ts";

/** The whole canvas of a video. */
export const PAGE = { x: 0, y: 0, w: 1080, h: 1920 };

/** The faces of a template for a brand without its own. */
export type LookFonts = { title: Face; body: Face };

type Parts = {
  durationMs: number;
  fonts: LookFonts;
  /** Our drawings are made for a light page: a dark brand keeps its accent and gets paper. */
  isDrawn?: boolean;
  /** Whether titles may be larger than the opening words: in a look that is made of words, each is as large as it goes. */
  sizesVary?: boolean;
  tracks: readonly (Track | [id: string, clips: readonly Clip[]])[];
};

/** Maximum length of a scene. */
const LONGEST_MS = 600_000;

/** A video for TikTok and Instagram at once, in the brand's colors and faces. Empty tracks are left out. */
export function videoScene(
  { kind, brand, fonts: own }: Storyboard,
  { durationMs, fonts, tracks, isDrawn = false, sizesVary = false }: Parts,
): Scene {
  const all = tracks.map((it): Track => (Array.isArray(it) ? { id: it[0], clips: [...it[1]] } : (it as Track)));
  return {
    version: 2,
    width: PAGE.w,
    height: PAGE.h,
    frameRate: 30,
    ...(kind === "meme-video" && { loops: true }),
    durationMs: Math.min(durationMs, LONGEST_MS),
    background: "ink",
    palette: isDrawn ? onPaper(brandPalette(brand)) : brandPalette(brand),
    fonts: own ?? fonts,
    safeZone: "both",
    // The turn of a joke is its loudest moment.
    tracks: (kind === "meme-video" || sizesVary ? all : titlesUnderTheHook(all)).filter(
      ({ clips }) => clips.length > 0,
    ),
  };
}

function onPaper(palette: Palette): Palette {
  const { on, ink, paper } = palette;
  return contrastOf(on, paper) > contrastOf(on, ink) ? palette : { ...palette, bg: paper, on: ink };
}
