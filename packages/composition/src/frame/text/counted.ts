import type { TextClip } from "../../scene/text-clip.ts";
import { cubicBezier, progress } from "../motion/easing.ts";
import { CURVES } from "../motion/keyframed.ts";
import type { Stage } from "../primitives/stage.ts";
import { placeText } from "./place-text.ts";

const RUN = cubicBezier(0.1, 0.6, 0.2, 1);
const NUMBER = /\d[\d,.]*\d|\d/;
/** A word after the number, which would need another form after a one: "1 minutes". The one is passed over. */
const NOUN = /\d\s?\p{L}{3}/u;

const cache = new WeakMap<TextClip, Map<string, TextClip>>();

/**
 * A text whose first number is still running up to its value (`countUpMs`), as shown at this time. It has the size of
 * the final text, so that letters keep their size while the number grows.
 */
export function counted(clip: TextClip, stage: Stage): TextClip {
  const run = clip.countUpCurve ? CURVES[clip.countUpCurve] : RUN;
  const share = Math.min(1, run(progress(stage.t, clip.startMs, clip.startMs + (clip.countUpMs ?? 0))));
  const found = NUMBER.exec(clip.text);
  if (clip.countUpMs === undefined || share >= 1 || !found) return clip;
  const part = partOf(found[0], share);
  const text = clip.text.replace(found[0], () => (part === "1" && NOUN.test(clip.text) ? "2" : part));
  const known = cache.get(clip) ?? new Map<string, TextClip>();
  cache.set(clip, known);
  const size = placeText(clip, stage.scene, stage.measure).layout.font.size;
  const now = known.get(text) ?? { ...clip, text, size, minSize: Math.min(clip.minSize, size) };
  known.set(text, now);
  return now;
}

/** `12,480.50` at half its progress is `6,240.25`: written like the final value, with its separators and decimals. */
function partOf(written: string, share: number): string {
  const point = /[.,](\d{1,2})$/.exec(written);
  const decimals = point?.[1] ?? "";
  const whole = decimals ? written.slice(0, -decimals.length - 1) : written;
  const separator = /[.,]/.exec(whole)?.[0] ?? "";
  const units = Number(whole.replaceAll(/[.,]/g, "") + decimals);
  if (!Number.isSafeInteger(units)) return written;
  const digits = String(Math.round(units * share)).padStart(decimals.length + 1, "0");
  const [front, back] = decimals
    ? [digits.slice(0, -decimals.length), point?.[0][0] + digits.slice(-decimals.length)]
    : [digits, ""];
  return front.replaceAll(/\B(?=(\d{3})+$)/g, separator) + back;
}
