import { type Beat, newBeat, type Script, type SpokenWord } from "@vignette/domain/studio";

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

/**
 * A transcript as the captions of a beat's clip, if the beat still shows the clip with this key. The beat's line for a
 * generated voice is removed.
 */
export function withTranscript(script: Script, id: string, key: string, said: SpokenWord[]): Script {
  const shows = script.beats.find((beat) => beat.id === id)?.shows;
  return shows?.key === key ? changeBeat(script, id, { shows: { ...shows, said }, line: "" }) : script;
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
