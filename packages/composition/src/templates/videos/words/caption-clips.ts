import type { CaptionStyle } from "@vignette/domain/studio/catalogue";
import { brandPalette } from "../../../brand/brand-palette.ts";
import type { CaptionsClip } from "../../../scene/captions-clip.ts";
import type { Box } from "../../../scene/geometry.ts";
import type { Storyboard } from "../../../storyboard/storyboard.ts";
import { bright } from "../bright.ts";
import { accentOnLight, seenAccent } from "../light-under.ts";
import { areAlone } from "./are-alone.ts";
import type { TimedBeat } from "./timed-beats.ts";

/** y 1010-1200 in *Both* (docs/content.md#captions). */
export const CAPTION_BOX: Box = { x: 65, y: 1010, w: 845, h: 190 };

/** `style` is the template's own, for creations without a chosen one. */
type Look = {
  style: CaptionStyle;
  box?: Box | ((beat: TimedBeat) => Box);
  /** Whether captions are larger where they never stand under a title, and where they ask in a few words. */
  areLarge?: boolean;
  /** Whether captions lie on a light ground: those without a box are written in ink there. */
  isLight?: (beat: TimedBeat) => boolean;
  /** Whether captions lie on a material, as a wall or gravel: words without a box get one there. */
  onMaterial?: (beat: TimedBeat) => boolean;
};

/** The styles whose words have an edge and no box. */
const EDGED: readonly CaptionStyle[] = ["one-word", "active-box", "clean-two-line", "scale-pulse"];

/** Words that are all there is to read in a shot are as large as a title. */
const LARGER = 1.25;
/** Words of an ask that is as large: a longer one would outdo the product's name above it. Our own choice. */
const SHORT_ASK = 6;

/**
 * The captions of each beat's spoken words: a clip for each beat, so that no page continues over a cut; two where a title stands
 * between them.
 */
export function captionClips(
  beats: readonly TimedBeat[],
  { captions, brand }: Pick<Storyboard, "captions" | "brand">,
  { style, box = CAPTION_BOX, areLarge = false, isLight = () => false, onMaterial = () => false }: Look,
): CaptionsClip[] {
  const palette = brandPalette(brand);
  const shown = captions ?? style;
  return beats.flatMap((beat): CaptionsClip[] => {
    const { index, textStartMs, textEndMs, words } = beat;
    if (words.length === 0) return [];
    const isOnMaterial = EDGED.includes(shown) && onMaterial(beat);
    const isInk = !isOnMaterial && EDGED.includes(shown) && isLight(beat);
    const isAlone = areAlone(beat);
    // White boxes are hardly seen on a light ground.
    const isInkBox = shown === "boxed-lines" && isLight(beat);
    const look = {
      ...(areLarge && (isAlone || (beat.isLast && words.length <= SHORT_ASK)) && { size: LARGER }),
      ...(isInk && { color: "ink" as const }),
      ...(isOnMaterial && { ground: "ink" as const }),
      ...(isInkBox && { ground: "ink" as const, color: "paper" as const }),
    };
    const clip = {
      ...{ kind: "captions" as const, startMs: beat.startMs, endMs: beat.endMs, style: shown },
      box: typeof box === "function" ? box(beat) : box,
      accent: isInk ? accentOnLight(palette) : EDGED.includes(shown) ? seenAccent(palette) : bright(palette),
      ...(Object.keys(look).length > 0 && { look }),
    };
    const id = `captions-${index}`;
    if (!isAlone || beat.text === "") return [{ ...clip, id, words }];
    const before = words.filter(({ startMs }) => startMs < textStartMs);
    const after = words.filter(({ startMs }) => startMs >= textStartMs);
    return [
      { ...clip, id, words: before, endMs: textStartMs },
      { ...clip, id: `${id}-after`, words: after, startMs: textEndMs },
    ].filter((it) => it.words.length > 0 && it.endMs > it.startMs);
  });
}
