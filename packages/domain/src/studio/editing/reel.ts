import type { MediaFile } from "../../assets/index.ts";
import type { Beat, ShownFile } from "../script/script.ts";
import { piecesOf } from "./pieces.ts";

/** A file that a beat may show, as the library knows it. */
export type ReelFile = Pick<MediaFile, "key" | "type" | "durationMs">;

/**
 * A stretch of what a beat shows: of one file, in ms of that file (`fromMs` to `toMs`), and when it is shown in ms from
 * the beginning of the reel (`startMs` to `endMs`).
 */
export type ReelPiece = {
  shown: ShownFile;
  /** Its place among the pieces of its beat. */
  index: number;
  isStill: boolean;
  fromMs: number;
  toMs: number;
  speed: number;
  startMs: number;
  endMs: number;
};

/** How long a picture between clips is shown, in ms, unless it says otherwise. Our own choice. */
export const STILL_MS = 2000;

/** A shorter piece is no more than a flash: it is left out. In ms as shown. */
export const PIECE_LEAST_MS = 100;

/** Whether more is known of what a beat shows than one file and where it begins. */
export const isCut = ({ shows, more = [] }: Pick<Beat, "shows" | "more">): boolean =>
  shows !== null && (more.length > 0 || [shows.endTrimMs, shows.speed, shows.sound, shows.holds].some(isSet));

const isSet = (value: unknown) => value !== undefined;

/**
 * What a beat shows, piece by piece without gaps. Files that are no longer in the library and pieces without a length
 * are left out.
 */
export function reelOf(beat: Pick<Beat, "shows" | "more">, files: readonly ReelFile[]): ReelPiece[] {
  let startMs = 0;
  return piecesOf(beat).flatMap((shown, index): ReelPiece[] => {
    const file = files.find(({ key }) => key === shown.key);
    const stretch = file && stretchOf(shown, file);
    const endMs = startMs + (stretch ? (stretch.toMs - stretch.fromMs) / stretch.speed : 0);
    if (!stretch || endMs - startMs < PIECE_LEAST_MS) return [];
    const piece = { shown, index, ...stretch, startMs, endMs };
    startMs = endMs;
    return [piece];
  });
}

function stretchOf({ trimMs, endTrimMs, speed = 1 }: ShownFile, { type, durationMs }: ReelFile) {
  if (type.startsWith("image/"))
    return { isStill: true, fromMs: 0, toMs: Math.max(0, (endTrimMs ?? STILL_MS) - trimMs), speed: 1 };
  const lengthMs = durationMs ?? 0;
  return { isStill: false, fromMs: trimMs, toMs: Math.min(lengthMs, endTrimMs ?? lengthMs), speed };
}

/** How long a reel is, in ms. */
export const reelMs = (reel: readonly ReelPiece[]): number => reel.at(-1)?.endMs ?? 0;

/** The piece that is shown `ms` after the reel began; the last one after its end. */
export const pieceAt = (reel: readonly ReelPiece[], ms: number): ReelPiece | undefined =>
  reel.find(({ endMs }) => ms < endMs) ?? reel.at(-1);

/** The time in the file of a piece at `ms` of the reel. */
export const fileMs = ({ fromMs, toMs, startMs, speed }: ReelPiece, ms: number): number =>
  Math.min(toMs, Math.max(fromMs, fromMs + (ms - startMs) * speed));
