import { interpolate, progress } from "../motion/easing.ts";
import { motionMatrix, RESTING } from "../motion/motion.ts";
import type { Primitive } from "../primitives/primitive.ts";
import { largestScaleOf } from "../text/draw-text.ts";
import { wordPrimitive } from "./caption-word.ts";
import { karaokeWords } from "./karaoke-words.ts";
import { type ShownPage, shownWords } from "./shown-page.ts";
import { typedWords } from "./typed-words.ts";

/** The words of a page in the colors and sizes of this moment. */
export function captionWords(shown: ShownPage): Primitive[] {
  switch (shown.clip.style) {
    case "karaoke":
      return karaokeWords(shown);
    case "typewriter":
      return typedWords(shown);
    case "scale-pulse":
      return pulsingWords(shown);
    default:
      return shownWords(shown).map((word) => wordPrimitive(shown, word));
  }
}

/** The spoken word is drawn last: while it is larger it covers its neighbors. */
function pulsingWords(shown: ShownPage): Primitive[] {
  const { look, page, placed, spoken, stage } = shown;
  const words = shownWords(shown);
  const calm = words.filter(({ index }) => index !== spoken).map((word) => wordPrimitive(shown, word));
  const wanted = pulse(stage.t - (page.words[spoken]?.startMs ?? 0));
  const loud = words
    .filter(({ index }) => index === spoken)
    .map((word): Primitive => {
      const middle = {
        x: word.left + word.width / 2,
        y: word.y - (placed.layout.metrics.cap / 2) * placed.layout.font.size,
      };
      const children = [wordPrimitive(shown, word)];
      // The stroke, and the largest overhang of letters in an upright face.
      const around = (look.stroke?.width ?? 0) + 0.1 * placed.layout.font.size;
      const seen = { left: word.left - around, width: word.width + 2 * around };
      const scale = Math.min(wanted, largestScaleOf(seen, middle.x, stage.scene));
      return scale === 1
        ? wordPrimitive(shown, word)
        : { kind: "group", matrix: motionMatrix({ ...RESTING, scale }, middle), clip: null, children };
    });
  return [...calm, ...loud];
}

/** 1 → 1.14 → 1 in 140 ms. */
function pulse(ms: number): number {
  return ms < 70 ? interpolate(1, 1.14, progress(ms, 0, 70)) : interpolate(1.14, 1, progress(ms, 70, 140));
}
