import type { Cue } from "./cues-of.ts";

/** Cues as a SubRip file (.srt). Source: https://www.loc.gov/preservation/digital/formats/fdd/fdd000569.shtml */
export const subRip = (cues: readonly Cue[]): string =>
  cues
    .map(
      ({ startMs, endMs, lines }, index) =>
        `${index + 1}\r\n${timestamp(startMs)} --> ${timestamp(endMs)}\r\n${lines.join("\r\n")}\r\n`,
    )
    .join("\r\n");

/** `00:01:02,345`. Takes ms. */
function timestamp(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((it) =>
    String(Math.floor(it)).padStart(2, "0"),
  );
  return `${hours}:${minutes}:${seconds},${String(Math.floor(ms % 1000)).padStart(3, "0")}`;
}
