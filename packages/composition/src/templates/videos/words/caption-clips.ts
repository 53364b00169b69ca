import type { CaptionStyle } from "@vignette/domain/studio/catalogue";
import { brandPalette } from "../../../brand/brand-palette.ts";
import type { CaptionsClip } from "../../../scene/captions-clip.ts";
import type { Box } from "../../../scene/geometry.ts";
import type { Storyboard } from "../../../storyboard/storyboard.ts";
import { bright } from "../bright.ts";
import { accentOnLight } from "../light-under.ts";
import type { TimedBeat } from "./timed-beats.ts";

/** y 1010-1200 in *Both* (docs/content.md#captions). */
export const CAPTION_BOX: Box = { x: 65, y: 1010, w: 845, h: 190 };

/** `style` is the template's own, for creations without a chosen one. */
type Look = {
  style: CaptionStyle;
  box?: Box | ((beat: TimedBeat) => Box);
  /** Whether captions lie on a light ground: those without a box are written in ink there. */
  isLight?: (beat: TimedBeat) => boolean;
  /** Whether captions lie on a material, as a wall or gravel: words without a box get one there. */
  onMaterial?: (beat: TimedBeat) => boolean;
};

/** The styles whose words have an edge and no box. */
const EDGED: readonly CaptionStyle[] = ["one-word", "active-box", "clean-two-line", "scale-pulse"];

/** The captions of each beat's spoken words: a clip for each beat, so that no page continues over a cut. */
export function captionClips(
  beats: readonly TimedBeat[],
  { captions, brand }: Pick<Storyboard, "captions" | "brand">,
  { style, box = CAPTION_BOX, isLight = () => false, onMaterial = () => false }: Look,
): CaptionsClip[] {
  const palette = brandPalette(brand);
  const shown = captions ?? style;
  return beats.flatMap((beat): CaptionsClip[] => {
    const { index, startMs, endMs, words } = beat;
    if (words.length === 0) return [];
    const isOnMaterial = EDGED.includes(shown) && onMaterial(beat);
    const isInk = !isOnMaterial && EDGED.includes(shown) && isLight(beat);
    const place = typeof box === "function" ? box(beat) : box;
    return [
      {
        kind: "captions",
        id: `captions-${index}`,
        startMs,
        endMs,
        words,
        style: shown,
        box: place,
        accent: isInk ? accentOnLight(palette) : bright(palette),
        ...(isInk && { look: { color: "ink" as const } }),
        ...(isOnMaterial && { look: { ground: "ink" as const } }),
      },
    ];
  });
}
