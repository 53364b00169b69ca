import type { NeededFrame } from "../frame/motion/needed-frames.ts";

/**
 * The position in seconds of a needed frame in a source that ends at `endS`. Past the end it stays there (`hold`) or
 * starts again at the clip's cut, `trimMs` (`loop`); a cut behind the end leaves nothing to repeat.
 */
export function sourceSecond({ ms, atEnd }: Pick<NeededFrame, "ms" | "atEnd">, trimMs: number, endS: number): number {
  const second = ms / 1000;
  if (second < endS) return second;
  const fromS = trimMs / 1000;
  const lengthS = endS - fromS;
  if (atEnd === "hold" || lengthS <= 0) return endS;
  return fromS + ((second - fromS) % lengthS);
}
