import type { Cue } from "./cues-of.ts";

/** Cues as a SubRip file (.srt). Source: https://www.loc.gov/preservation/digital/formats/fdd/fdd000569.shtml */
export const subRip = (cues: readonly Cue[]): string =>
  cues
    .map(
      ({ startMs, endMs, lines }, index) =>
        `${index + 1}\r\n${timestamp(startMs)} --> ${timestamp(endMs)}\r\n${lines.join("\r\n")}\r\n`,
    )
    .join("\r\n");

/** Cues as a WebVTT file (.vtt). Source: https://www.w3.org/TR/webvtt1/#file-structure */
export const webVtt = (cues: readonly Cue[]): string =>
  [
    "WEBVTT\n",
    ...cues.map(({ startMs, endMs, lines }) => {
      const times = `${timestamp(startMs, ".")} --> ${timestamp(endMs, ".")}`;
      return `${times}\n${lines.map(escaped).join("\n")}\n`;
    }),
  ].join("\n");

const escaped = (line: string) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** `00:01:02,345`. Takes ms. */
function timestamp(ms: number, point = ","): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((it) =>
    String(Math.floor(it)).padStart(2, "0"),
  );
  return `${hours}:${minutes}:${seconds}${point}${String(Math.floor(ms % 1000)).padStart(3, "0")}`;
}
