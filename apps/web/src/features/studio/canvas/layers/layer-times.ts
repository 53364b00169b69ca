import type { BeatTimes } from "@vignette/composition";
import type { ScriptAndStyle } from "@vignette/content";
import type { Layer } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { typedNumber } from "../../../../shared/formats.ts";

/** The least time that a layer is shown, in ms: three frames of a video. */
const LEAST = 100;

/** When a layer is shown within its beat, or within the whole video. */
export type LayerTimes = Pick<Layer, "fromMs" | "untilMs">;

/** A time as it is typed, in seconds; undefined if the field is empty, null if it is no time. */
export function typedMs(typed: string): number | undefined | null {
  const text = typed.trim().replace(",", ".");
  if (text === "") return undefined;
  const ms = Math.round(Number(text) * 1000);
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}

/**
 * What is wrong with the times of a layer, as a sentence; null if nothing is. `lengthMs` is that of its beat, or of the
 * whole video.
 */
export function timesFault(
  { fromMs = 0, untilMs }: LayerTimes,
  { lengthMs, of }: { lengthMs: number; of: "beat" | "video" },
): string | null {
  const lasts = { seconds: seconds(lengthMs) };
  if (fromMs > lengthMs - LEAST)
    return of === "beat" ? m.canvas_beat_start_late(lasts) : m.canvas_video_start_late(lasts);
  if (untilMs === undefined) return null;
  if (untilMs > lengthMs) return of === "beat" ? m.canvas_beat_end_late(lasts) : m.canvas_video_end_late(lasts);
  if (untilMs < fromMs + LEAST) return m.canvas_enter_an_end_after({ seconds: seconds(fromMs + LEAST) });
  return null;
}

/**
 * The layers of a video that are never shown, because they start when their beat, or the video, is over: it was shortened
 * since. `times` are those of the beats.
 */
export const lateLayers = (
  { script, style }: ScriptAndStyle,
  times: readonly BeatTimes[],
  durationMs: number,
): Layer[] =>
  (style.layers ?? []).filter((layer) => {
    const length = lengthOfRoom(layer, script.beats, { times, durationMs });
    return length !== null && (layer.fromMs ?? 0) >= length;
  });

/** How long the beat of a layer is, or the video for one that is shown all the time; null if its beat is gone. */
function lengthOfRoom(
  { beatId }: Layer,
  beats: readonly { id: string }[],
  { times, durationMs }: { times: readonly BeatTimes[]; durationMs: number },
): number | null {
  if (beatId === null) return durationMs;
  const time = times[beats.findIndex(({ id }) => id === beatId)];
  return time ? time.endMs - time.startMs : null;
}

/** Two digits are a hundredth of a second. */
export const seconds = (ms: number): string => typedNumber(ms / 1000);
