import type { BeatTimes } from "@vignette/composition";
import type { Script, SpokenWord } from "@vignette/domain/studio";
import type { FileCue } from "./read-subtitles.ts";

/**
 * Captions of a file as what is said in the user's own clips, where nothing is known of it: the words of a caption share
 * its time. `times` are those of the beats in the video, `clips` the keys of the files that are clips. The script is the
 * same if no beat shows a clip then.
 */
export function saidFromCues(
  script: Script,
  cues: readonly FileCue[],
  { times, clips }: { times: readonly BeatTimes[]; clips: ReadonlySet<string> },
): Script {
  const words = cues.flatMap(wordsOf);
  const beats = script.beats.map((beat, at) => {
    const [time, { shows }] = [times[at], beat];
    if (!time || !shows || !clips.has(shows.key)) return beat;
    const moved = shows.trimMs - time.startMs;
    const said = words
      .filter(({ startMs }) => startMs >= time.startMs && startMs < time.endMs)
      .map((word) => ({ ...word, startMs: word.startMs + moved, endMs: word.endMs + moved }));
    return said.length > 0 ? { ...beat, shows: { ...shows, said } } : beat;
  });
  return beats.some((beat, at) => beat !== script.beats[at]) ? { ...script, beats } : script;
}

function wordsOf({ startMs, endMs, text }: FileCue): SpokenWord[] {
  const words = text.split(" ").map((word) => word.slice(0, 60));
  const each = (endMs - startMs) / words.length;
  return words.map((word, i) => ({
    text: word,
    startMs: Math.round(startMs + i * each),
    endMs: Math.round(startMs + (i + 1) * each),
  }));
}
