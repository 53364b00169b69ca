import type { NeededFrame } from "../frame/motion/needed-frames.ts";

/**
 * The place in seconds that a needed frame has in a source that ends at `endS`. Past the end it stays there (`hold`) or
 * begins again where the clip was cut, at `trimMs` (`loop`); a cut behind the end leaves nothing to repeat.
 */
export function sourceSecond({ ms, atEnd }: Pick<NeededFrame, "ms" | "atEnd">, trimMs: number, endS: number): number {
  const second = ms / 1000;
  if (second < endS) return second;
  const fromS = trimMs / 1000;
  const lengthS = endS - fromS;
  if (atEnd === "hold" || lengthS <= 0) return endS;
  return fromS + ((second - fromS) % lengthS);
}
