/**
 * What a key frame and any other frame are quantized with, as CRF 23 does on average (ADR 68). 0 to 51, less is better.
 */
const USUAL = { key: 20, other: 24 };
/**
 * After a second above the limit, the next ones are coarser by this; after one below it finer by 1, but never finer
 * than usual.
 */
const STEP = 3;
const COARSEST = 15;

/** The quantizer of a frame, `coarser` than usual. */
export const quantizerOf = (isKey: boolean, coarser: number): number => (isKey ? USUAL.key : USUAL.other) + coarser;

/** By how much the next second is coarser than usual, after one that took so many bits. */
export const coarserAfter = (coarser: number, bits: number, mostBits: number): number =>
  bits > mostBits ? Math.min(COARSEST, coarser + STEP) : Math.max(0, coarser - 1);
