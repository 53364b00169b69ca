import { soundOf, type WordChange } from "@vignette/domain/studio";
import type { TranscriptBeat } from "../captions/caption-transcript.ts";
import type { FileCue } from "./read-subtitles.ts";

/** The changes of each beat's words, by beat id and place; and captions in which no word is said. */
export type CueEdits = { changes: Map<string, Map<number, WordChange>>; unplaced: FileCue[] };

/** Most that a caption may be moved from its word, and what is not worth storing, in ms. */
const [SHIFT_MAX, SHIFT_MIN] = [5000, 80];

/**
 * The captions of a file as edits of the spoken words: their wording, pages and times. Words that are said during the
 * file's captions and are not in it are hidden.
 */
export function editsFromCues(cues: readonly FileCue[], transcript: readonly TranscriptBeat[]): CueEdits {
  const spoken = transcript.flatMap(({ beatId, spoken: words }) =>
    words.map((word, index) => ({ beatId, index, ...word })),
  );
  const written = cues.flatMap((cue) => cue.text.split(" ").map((text) => ({ text, cue })));
  const [firstMs, lastMs] = [cues[0]?.startMs ?? 0, Math.max(0, ...cues.map(({ endMs }) => endMs))];
  const pairs = aligned(
    written.map(({ text }) => soundOf(text)),
    spoken.map(({ text }) => soundOf(text)),
  );
  const texts = new Map<number, { text: string; cue: FileCue }>();
  let early: { text: string; cue: FileCue }[] = [];
  let last: number | null = null;
  for (const [at, token] of written.entries()) {
    const place = pairs.get(at);
    const before = last === null ? undefined : texts.get(last);
    if (place === undefined) {
      // A word that is not said stands beside one that is, in the same caption.
      if (before?.cue === token.cue) before.text += ` ${token.text}`;
      else early.push(token);
      continue;
    }
    const own = early.filter(({ cue }) => cue === token.cue).map(({ text }) => text);
    early = early.filter(({ cue }) => cue !== token.cue);
    texts.set(place, { text: [...own, token.text].join(" "), cue: token.cue });
    last = place;
  }
  const placed = new Set([...texts.values()].map(({ cue }) => cue));
  const places = [...texts.keys()];
  const changes = new Map<string, Map<number, WordChange>>();
  for (const [place, word] of spoken.entries()) {
    const found = texts.get(place);
    const isCovered = word.startMs >= firstMs && word.startMs < lastMs;
    const change = found ? changeOf(word, found, place, texts, places) : isCovered ? { text: "" } : null;
    if (!change) continue;
    const ofBeat = changes.get(word.beatId) ?? new Map<number, WordChange>();
    changes.set(word.beatId, ofBeat.set(word.index, change));
  }
  return { changes, unplaced: cues.filter((cue) => !placed.has(cue)) };
}

type Found = { text: string; cue: FileCue };
type Word = { text: string; startMs: number; endMs: number };

function changeOf(
  word: Word,
  { text, cue }: Found,
  place: number,
  texts: Map<number, Found>,
  places: readonly number[],
): WordChange {
  const at = places.indexOf(place);
  const isFirst = texts.get(places[at - 1] ?? -1)?.cue !== cue;
  const isLast = texts.get(places[at + 1] ?? -1)?.cue !== cue;
  return {
    text: text === word.text ? undefined : text.slice(0, 60),
    page: isFirst ? "new" : undefined,
    startShiftMs: isFirst ? shift(cue.startMs - word.startMs) : undefined,
    endShiftMs: isLast ? shift(cue.endMs - word.endMs) : undefined,
  };
}

const shift = (ms: number): number | undefined =>
  Math.abs(ms) < SHIFT_MIN || Math.abs(ms) > SHIFT_MAX ? undefined : Math.round(ms);

/** Which of the `other` words each of the `own` words is, so that as few as possible differ. Both stay in order. */
function aligned(own: readonly string[], other: readonly string[]): Map<number, number> {
  const width = other.length + 1;
  const cost = new Uint16Array((own.length + 1) * width);
  for (let i = 0; i <= own.length; i++) {
    for (let j = 0; j < width; j++) {
      cost[i * width + j] = i === 0 ? j : j === 0 ? i : least(cost, i, j, width, own[i - 1] === other[j - 1]);
    }
  }
  const pairs = new Map<number, number>();
  let [i, j] = [own.length, other.length];
  while (i > 0 && j > 0) {
    const here = cost[i * width + j] ?? 0;
    const isSame = own[i - 1] === other[j - 1];
    if (here === (cost[(i - 1) * width + j - 1] ?? 0) + (isSame ? 0 : 1)) {
      pairs.set(--i, --j);
    } else if (here === (cost[(i - 1) * width + j] ?? 0) + 1) i--;
    else j--;
  }
  return pairs;
}

function least(cost: Uint16Array, i: number, j: number, width: number, isSame: boolean): number {
  const both = (cost[(i - 1) * width + j - 1] ?? 0) + (isSame ? 0 : 1);
  return Math.min(both, (cost[(i - 1) * width + j] ?? 0) + 1, (cost[i * width + j - 1] ?? 0) + 1);
}
