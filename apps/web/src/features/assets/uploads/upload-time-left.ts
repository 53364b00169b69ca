import { m } from "@vignette/messages";
import type { UploadState } from "./upload-entry.ts";

/** No estimate before this time, in ms. */
const TOO_EARLY = 2000;

/**
 * "about 20 s left", estimated from the progress since the last pause; null while there is no estimate. `now` is in ms
 * since the epoch.
 */
export function uploadTimeLeft(state: UploadState, now: number): string | null {
  if (state.status !== "sending") return null;
  const { progress, startedAt, startedFrom } = state;
  const spent = now - startedAt;
  if (spent < TOO_EARLY || progress <= startedFrom) return null;
  const seconds = Math.round(((1 - progress) / (progress - startedFrom)) * (spent / 1000));
  return seconds < 90
    ? m.assets_seconds_left({ seconds: Math.max(1, seconds) })
    : m.assets_minutes_left({ minutes: Math.round(seconds / 60) });
}
