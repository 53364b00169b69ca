import { type Beat, changePiece, newBeat, piecesOf, type Script, type SpokenWord } from "@vignette/domain/studio";

/** A beat edited by hand. It is also locked, so that a rewrite does not replace it. */
export const changeBeat = (script: Script, id: string, part: Partial<Beat>): Script => ({
  ...script,
  beats: script.beats.map((beat) => (beat.id === id ? { ...beat, locked: true, ...part } : beat)),
});

/** A new empty beat after the given one, with the same picture description. */
export function addBeat(script: Script, afterId: string, id: string): Script {
  return behind(script, afterId, ({ imagePrompt }) => newBeat(id, { imagePrompt, locked: true }));
}

/** A copy of a beat, placed after it. A picture is generated for the copy too. */
export function duplicateBeat(script: Script, ofId: string, id: string): Script {
  return behind(script, ofId, (beat) => ({ ...beat, id }));
}

/** A beat moved one place earlier (-1) or later (1). At either end it stays where it is. */
export function moveBeat(script: Script, id: string, step: -1 | 1): Script {
  const from = script.beats.findIndex((beat) => beat.id === id);
  const moved = script.beats[from];
  const other = script.beats[from + step];
  if (!moved || !other) return script;
  return { ...script, beats: script.beats.with(from, other).with(from + step, moved) };
}

/** The script without lines for a generated voice. */
export const withoutVoice = (script: Script): Script => ({
  ...script,
  beats: script.beats.map((beat) => (beat.line === "" ? beat : { ...beat, line: "", locked: true })),
});

/** What a transcription is for: captions from what is said, or finding pauses to cut. */
export type TranscriptUse = "captions" | "cuts";
type Transcript = { beatId: string; key: string; said: SpokenWord[]; use: TranscriptUse };

/**
 * A transcript beside the clip with this key, if the beat still shows it. For captions, the beat's line for a generated
 * voice is removed; for cuts it stays, because another voice may speak over the clip.
 */
export function withTranscript(script: Script, { beatId, key, said, use }: Transcript): Script {
  const beat = script.beats.find(({ id }) => id === beatId);
  const place = beat ? piecesOf(beat).findIndex((piece) => piece.key === key) : -1;
  if (!beat || place === -1) return script;
  const { shows, more } = changePiece(beat, place, { said });
  return changeBeat(script, beatId, { shows, ...(more && { more }), ...(use === "captions" && { line: "" }) });
}

/** The beat at index `from`, moved to index `to`. */
export function placeBeat(script: Script, from: number, to: number): Script {
  const moved = script.beats[from];
  if (!moved) return script;
  return { ...script, beats: script.beats.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** The script without this beat. The last remaining beat stays. */
export const removeBeat = (script: Script, id: string): Script =>
  script.beats.length === 1 ? script : { ...script, beats: script.beats.filter((beat) => beat.id !== id) };

function behind(script: Script, id: string, make: (beat: Beat) => Beat): Script {
  return { ...script, beats: script.beats.flatMap((beat) => (beat.id === id ? [beat, make(beat)] : [beat])) };
}
