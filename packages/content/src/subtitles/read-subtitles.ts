/** A caption of a subtitle file, in ms from the start of the video. */
export type FileCue = { startMs: number; endMs: number; text: string };

/**
 * What had to be mended in a file: its charset was guessed, `count` captions had a time that can't be right, or one that
 * overlapped the next and ends earlier now.
 */
export type SubtitlesNote = { what: "charset" } | { what: "times" | "overlaps"; count: number };

/** The captions of a file, in order, and what had to be mended in it. */
export type ReadSubtitles = { cues: FileCue[]; notes: SubtitlesNote[] };

/** A file that was not read. */
export class SubtitlesError extends Error {
  readonly reason: "too-large" | "no-captions";
  constructor(reason: "too-large" | "no-captions") {
    super(`The subtitle file was not read: ${reason}.`);
    this.reason = reason;
  }
}

/** Largest subtitle file, in bytes: hours of speech. Our own choice. */
const MAX_BYTES = 2_000_000;

/** A caption without a usable end stays this long, in ms, as far as the next one lets it. Our own choice. */
const MENDED_MS = 1500;

/**
 * Reads an SRT or WebVTT file in UTF-8, UTF-16 or a Western European charset. Times that overlap, are negative, end
 * before they begin or cannot be read are mended, and no text is lost. Throws a SubtitlesError for a file that is too large or has no captions.
 */
export async function readSubtitles(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSubtitles> {
  if (bytes.byteLength > MAX_BYTES) throw new SubtitlesError("too-large");
  const { text, notes } = decoded(bytes);
  const isVtt = /^\s*WEBVTT/.test(text);
  const { text: timed, mended } = withUsableTimes(text);
  const { parseText } = await import("media-captions");
  const { cues: parsed } = await parseText(timed, { type: isVtt ? "vtt" : "srt" });
  const cues = parsed
    .map(({ startTime, endTime, text: words }) => ({
      startMs: Math.round(startTime * 1000),
      endMs: Math.round(endTime * 1000),
      text: plain(words),
    }))
    .filter((cue) => cue.text !== "")
    .sort((a, b) => a.startMs - b.startMs);
  if (cues.length === 0) throw new SubtitlesError("no-captions");
  const overlapping = cues.filter((cue, at) => cue.endMs > (cues[at + 1]?.startMs ?? Number.POSITIVE_INFINITY)).length;
  return {
    cues: cues.map((cue, at) => ({ ...cue, endMs: endOf(cue, cues[at + 1]) })),
    notes: [
      ...notes,
      ...(mended > 0 ? [{ what: "times", count: mended } as const] : []),
      ...(overlapping > 0 ? [{ what: "overlaps", count: overlapping } as const] : []),
    ],
  };
}

/** Captions that begin together follow each other at once: both are kept. */
const endOf = (cue: FileCue, next: FileCue | undefined) =>
  Math.max(cue.startMs + 1, Math.min(cue.endMs, next?.startMs ?? cue.endMs));

/** Source: https://encoding.spec.whatwg.org/#bom-sniff */
function decoded(bytes: Uint8Array<ArrayBuffer>): { text: string; notes: SubtitlesNote[] } {
  const [first, second] = bytes;
  const zeros = (from: number) => bytes.subarray(0, 200).filter((byte, at) => at % 2 === from && byte === 0).length;
  const isLittle = (first === 0xff && second === 0xfe) || zeros(1) > 20;
  const isBig = (first === 0xfe && second === 0xff) || zeros(0) > 20;
  if (isLittle || isBig) {
    return { text: new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes), notes: [] };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), notes: [] };
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    return { text, notes: [{ what: "charset" }] };
  }
}

const TIMING = /^[ \t]*(\S+)[ \t]*-->[ \t]*(\S+)(.*)$/gm;

/**
 * The file with timing lines that parsers would refuse, and lose the words of, in a form that they take. A caption without
 * a usable start begins where the one before it ends.
 */
function withUsableTimes(text: string): { text: string; mended: number } {
  let [mended, lastMs] = [0, 0];
  const usable = text.replace(TIMING, (whole, from: string, to: string, rest: string) => {
    // An arrow between words is part of them.
    if (!/\d/.test(from + to)) return whole;
    const [startMs, endMs] = [msOf(from), msOf(to)];
    const begin = startMs ?? lastMs;
    const isUsable = startMs !== null && endMs !== null && endMs > startMs;
    if (!isUsable) mended++;
    lastMs = endMs !== null && endMs > begin ? endMs : begin + MENDED_MS;
    return `${stamp(begin)} --> ${stamp(lastMs)}${isUsable ? rest.trimEnd() : ""}`;
  });
  return { text: usable.replace(/^\uFEFF/, ""), mended };
}

/** `1:02:03,4` and `02:03.400` in ms; null for what is no time, or below zero. */
function msOf(time: string): number | null {
  const found = /^(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(time);
  if (!found) return null;
  const [, hours = "0", minutes = "0", seconds = "0", thousandths = "0"] = found;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(thousandths.padEnd(3, "0"));
}

/** Both formats take a full stop here; `subRip` writes the comma. */
function stamp(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const seconds = `${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, "0")}`;
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${seconds}`;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", nbsp: " ", lrm: "", rlm: "", quot: '"' };

/** The words alone: without tags, positions such as `{\an8}`, and the dashes of speakers. */
const plain = (text: string): string =>
  text
    .replace(/<[^>\n]*>|\{\\[^}]*\}/g, "")
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/^\s*[-–—]\s+/gm, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
