import { type Storyboard, seenMedia, storyboardTimes } from "@vignette/composition";
import { type Beat, isCut, type Script } from "@vignette/domain/studio";
import { isVideo, storyboardOf } from "../creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";
import { ONE_TAKE } from "./reels.ts";

/** From when on a beat plays its clip, and until when, in ms of the file; `toMs` null: as long as it likes. */
type Played = { fromMs: number; toMs: number | null };

/**
 * The script with each clip that was not cut beginning where the beat really plays it: a clip that the beat before showed
 * plays on, and a speaker's take runs under all beats. Edits are made on it, so that they cut what is seen. `only`: the
 * beats that are edited; others stay unless they are one take with them.
 */
export function playedBeats(draft: ScriptAndStyle, sceneInput: SceneInput, only?: ReadonlySet<string>): Script {
  const { script, style } = draft;
  if (!isVideo(sceneInput)) return script;
  const storyboard = storyboardOf(draft, sceneInput, "tiktok");
  const take = ONE_TAKE.has(style.template) ? takeIn(storyboard) : null;
  const played = take ?? playedOn(storyboard);
  const isWanted = ({ id }: Beat, at: number) =>
    !only || only.has(id) || (take?.[at] !== null && script.beats.some((it, i) => take?.[i] && only.has(it.id)));
  const beats = script.beats.map((beat, at) => {
    const part = played[at];
    return part && isWanted(beat, at) ? beginningAt(beat, part) : beat;
  });
  return beats.every((beat, at) => beat === script.beats[at]) ? script : { ...script, beats };
}

function beginningAt(beat: Beat, { fromMs, toMs }: Played): Beat {
  if (!beat.shows || isCut(beat) || (fromMs === beat.shows.trimMs && toMs === null)) return beat;
  const endTrimMs = toMs === null ? {} : { endTrimMs: Math.round(toMs) };
  return { ...beat, shows: { ...beat.shows, trimMs: Math.round(fromMs), ...endTrimMs } };
}

/** Where the beats of a story play on. */
function playedOn(storyboard: Storyboard): (Played | null)[] {
  const times = storyboardTimes(storyboard);
  const beats = storyboard.beats.map(({ media }, at) => ({ startMs: 0, endMs: 0, ...times[at], media }));
  return seenMedia(beats).map((seen) =>
    seen?.media.kind === "video" && !seen.isBorrowed ? { fromMs: seen.media.trimMs, toMs: null } : null,
  );
}

/** The parts of a take that runs under all beats; only the last one that shows it is left open. Null if there is none. */
function takeIn(storyboard: Storyboard): (Played | null)[] | null {
  const all = storyboard.beats.map(({ media }) => media);
  const take = all.find((media) => media?.kind === "video");
  if (take?.kind !== "video" || all.every((media) => !media || media.src === take.src)) return null;
  const isTake = (at: number) => {
    const media = all[at];
    return media?.kind === "video" && media.src === take.src && media.trimMs === take.trimMs;
  };
  const last = all.findLastIndex((_, at) => isTake(at));
  return storyboardTimes(storyboard).map(({ startMs, endMs }, at): Played | null => {
    const [fromMs, toMs] = [take.trimMs + startMs, take.trimMs + endMs];
    const isOver = toMs > take.trimMs + take.durationMs;
    return !isTake(at) || isOver ? null : { fromMs, toMs: at < last ? toMs : null };
  });
}
