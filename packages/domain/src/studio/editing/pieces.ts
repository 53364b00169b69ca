import type { Beat, Script, ShownFile } from "../script/script.ts";

/** All files that a beat shows, in order. */
export const piecesOf = ({ shows, more = [] }: Pick<Beat, "shows" | "more">): ShownFile[] =>
  shows ? [shows, ...more] : [];

/** A beat that shows these files instead; without any, what is made for it. */
export function withPieces({ more: _, ...beat }: Beat, [first, ...rest]: readonly ShownFile[]): Beat {
  return { ...beat, shows: first ?? null, ...(rest.length > 0 && { more: rest }) };
}

/** What is said in a file, from wherever in the script its transcription is kept. */
export const saidIn = ({ beats }: Pick<Script, "beats">, key: string): ShownFile["said"] =>
  beats.flatMap(piecesOf).find((piece) => piece.key === key && piece.said)?.said;

/**
 * The script after an edit, with the words of each file in one place: beside the first piece that shows it. A
 * transcription is kept once, however often a clip was cut, and is not lost with the piece that held it.
 */
export function withWordsKept(before: Script, after: Script): Script {
  const placed = new Set<string>();
  const place = ({ said: _, ...piece }: ShownFile): ShownFile => {
    const words = placed.has(piece.key) ? undefined : (saidIn(after, piece.key) ?? saidIn(before, piece.key));
    placed.add(piece.key);
    return words ? { ...piece, said: words } : piece;
  };
  return {
    ...after,
    beats: after.beats.map((beat) => (beat.shows ? withPieces(beat, piecesOf(beat).map(place)) : beat)),
  };
}
