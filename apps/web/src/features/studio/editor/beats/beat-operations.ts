import { type Beat, newBeat, type Script, type SpokenWord } from "@vignette/domain/studio";

/** A change to one beat by hand: it is locked with it, so that nothing made anew takes its place. */
export const changeBeat = (script: Script, id: string, part: Partial<Beat>): Script => ({
  ...script,
  beats: script.beats.map((beat) => (beat.id === id ? { ...beat, locked: true, ...part } : beat)),
});

/** An empty beat behind the one named; it shows a picture of the same place. */
export function addBeat(script: Script, afterId: string, id: string): Script {
  return behind(script, afterId, ({ imagePrompt }) => newBeat(id, { imagePrompt, locked: true }));
}

/** The same beat once more. A picture is made for the copy as for any other. */
export function duplicateBeat(script: Script, ofId: string, id: string): Script {
  return behind(script, ofId, (beat) => ({ ...beat, id }));
}

/** The beat one place earlier (-1) or later (1); at an end it stays. */
export function moveBeat(script: Script, id: string, step: -1 | 1): Script {
  const from = script.beats.findIndex((beat) => beat.id === id);
  const moved = script.beats[from];
  const other = script.beats[from + step];
  if (!moved || !other) return script;
  return { ...script, beats: script.beats.with(from, other).with(from + step, moved) };
}

/** Nothing is said by a made voice any more. */
export const withoutVoice = (script: Script): Script => ({
  ...script,
  beats: script.beats.map((beat) => (beat.line === "" ? beat : { ...beat, line: "", locked: true })),
});

/** The words that were heard in a beat's clip as its captions, as long as it still shows that clip. A made voice no longer speaks there. */
export function withTranscript(script: Script, id: string, key: string, said: SpokenWord[]): Script {
  const shows = script.beats.find((beat) => beat.id === id)?.shows;
  return shows?.key === key ? changeBeat(script, id, { shows: { ...shows, said }, line: "" }) : script;
}

/** The beat at one place taken to another; those between move up. */
export function placeBeat(script: Script, from: number, to: number): Script {
  const moved = script.beats[from];
  if (!moved) return script;
  return { ...script, beats: script.beats.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** Without the beat; the last one stays. */
export const removeBeat = (script: Script, id: string): Script =>
  script.beats.length === 1 ? script : { ...script, beats: script.beats.filter((beat) => beat.id !== id) };

function behind(script: Script, id: string, make: (beat: Beat) => Beat): Script {
  return { ...script, beats: script.beats.flatMap((beat) => (beat.id === id ? [beat, make(beat)] : [beat])) };
}
