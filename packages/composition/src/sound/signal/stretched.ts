import type { Stereo } from "./sound.ts";

/**
 * Windows of 30 ms that overlap by half, each taken from up to 10 ms beside its place, where it continues the one before
 * best. Long enough for the deepest voices. Source: Verhelst and Roelands, "An overlap-add technique based on waveform
 * similarity (WSOLA)", ICASSP 1993, https://doi.org/10.1109/ICASSP.1993.319366.
 */
const [WINDOW, SEARCH] = [1440, 480];
const HOP = WINDOW / 2;
/** Similarity is measured on every eighth sample, first in steps of eight: 3 kHz are enough to find a voice's period. */
const COARSE = 8;

/** A part of a sound, in samples, slower or faster at its own pitch. `until` absent: to its end. */
export function stretched(
  { sampleRate, left, right }: Stereo,
  speed: number,
  { from = 0, until = left.length }: { from?: number; until?: number | undefined } = {},
): Stereo {
  const [start, end] = [Math.max(0, from), Math.min(left.length, until)];
  const length = Math.max(0, Math.round((end - start) / speed));
  const places = windowPlaces(left, start, end, speed, Math.ceil(length / HOP) + 1);
  const one = overlapped(left, places, end, length);
  return { sampleRate, left: one, right: left === right ? one : overlapped(right, places, end, length) };
}

/** Where in the source each window is taken from. */
function windowPlaces(source: Float32Array, start: number, end: number, speed: number, count: number): number[] {
  const places: number[] = [];
  for (let k = 0; k < count; k++) {
    const wanted = Math.round(start + (k - 1) * HOP * speed);
    const before = places.at(-1);
    places.push(before === undefined ? wanted : nearest(source, wanted, before + HOP, start, end));
  }
  return places;
}

/** The place next to `wanted` where the source is most like it is at `like`, where the window before would go on. */
function nearest(source: Float32Array, wanted: number, like: number, start: number, end: number): number {
  if (wanted === like) return wanted;
  const best = (candidates: Iterable<number>) => {
    let [found, most] = [wanted, Number.NEGATIVE_INFINITY];
    for (const place of candidates) {
      const alike = likeness(source, place, like, start, end);
      if (alike > most) [found, most] = [place, alike];
    }
    return found;
  };
  const rough = best(steps(wanted - SEARCH, wanted + SEARCH, COARSE));
  return best(steps(rough - COARSE + 1, rough + COARSE - 1, 1));
}

function* steps(from: number, to: number, step: number): Generator<number> {
  for (let at = from; at <= to; at += step) yield at;
}

/** The correlation of two windows, in relation to how loud the first is. */
function likeness(source: Float32Array, one: number, other: number, start: number, end: number): number {
  let [sum, power] = [0, 1e-9];
  const first = Math.max(0, start - one, start - other);
  const last = Math.min(WINDOW, end - one, end - other);
  for (let i = first; i < last; i += COARSE) {
    const value = source[one + i] ?? 0;
    sum += value * (source[other + i] ?? 0);
    power += value * value;
  }
  return sum / Math.sqrt(power);
}

function overlapped(source: Float32Array, places: readonly number[], end: number, length: number) {
  const out = new Float32Array(length);
  for (const [k, place] of places.entries()) {
    const to = (k - 1) * HOP;
    for (let i = Math.max(0, -to, -place); i < WINDOW && to + i < length && place + i < end; i++) {
      // Two halves of this window add up to 1.
      out[to + i] = (out[to + i] ?? 0) + (source[place + i] ?? 0) * Math.sin((Math.PI * (i + 0.5)) / WINDOW) ** 2;
    }
  }
  return out;
}
