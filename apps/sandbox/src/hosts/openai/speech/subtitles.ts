import type { TimedWord } from "./timed-words.ts";

/** Words of one subtitle. */
const WORDS = 7;

/** The words as SubRip (`srt`) or WebVTT (`vtt`) subtitles. */
export function subtitles(words: readonly TimedWord[], format: "srt" | "vtt"): string {
  const cues: string[] = [];
  for (let at = 0; at < words.length; at += WORDS) {
    const line = words.slice(at, at + WORDS);
    const times = [line[0]?.start ?? 0, line.at(-1)?.end ?? 0].map((it) => timeOf(it, format)).join(" --> ");
    const text = line.map(({ word }) => word).join(" ");
    cues.push(format === "srt" ? `${at / WORDS + 1}\n${times}\n${text}\n` : `${times}\n${text}\n`);
  }
  return [...(format === "vtt" ? ["WEBVTT\n"] : []), ...cues].join("\n");
}

/** `00:00:01,200`; WebVTT has a point instead of the comma. */
function timeOf(seconds: number, format: "srt" | "vtt"): string {
  const time = new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
  return format === "srt" ? time.replace(".", ",") : time;
}
