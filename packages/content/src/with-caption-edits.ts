import { type CaptionsClip, type CaptionWord, type Clip, type Scene, safeBoxOf } from "@vignette/composition";
import {
  type Beat,
  type CaptionEdit,
  type CaptionLook,
  editedWords,
  type Script,
  type Style,
} from "@vignette/domain/studio";

/** The words of each beat that are said in the scene (`storyboardWords`). */
type Heard = readonly (readonly CaptionWord[])[];

/**
 * The scene of a video with the captions as the user edited them: words, times, pages and look. Without edits it is the
 * same scene. Source: ADR 98.
 */
export function withCaptionEdits(
  scene: Scene,
  heard: () => Heard,
  { script, style }: { script: Script; style: Pick<Style, "captionLook"> },
): Scene {
  const { captionLook } = style;
  const isEdited = script.beats.some(({ captionEdits }) => captionEdits?.length);
  if (!isEdited && !captionLook) return scene;
  const said = isEdited ? heard() : [];
  const edited = changed(scene, (clip) => {
    const index = beatIndexOf(clip);
    const edits = script.beats[index]?.captionEdits ?? [];
    return edits.length > 0 ? { ...clip, words: shownWords(clip, said[index] ?? [], edits) } : clip;
  });
  return captionLook ? withCaptionLook(edited, captionLook) : edited;
}

/** The scene with all its captions in a look of the user's. */
export const withCaptionLook = (scene: Scene, look: CaptionLook): Scene =>
  changed(scene, (clip) => ({ ...clip, ...lookOf(clip, look, scene) }));

/** How high captions whose box begins at `y` lie, from 0 to 1, as a caption look says it. */
export function placeOfCaptions(y: number, { box }: Pick<CaptionsClip, "box">, scene: Scene): number {
  const safe = safeBoxOf(scene);
  return Math.min(1, Math.max(0, (y - safe.y) / Math.max(1, safe.h - box.h)));
}

function changed(scene: Scene, change: (clip: CaptionsClip) => Clip): Scene {
  const each = (clip: Clip) => (clip.kind === "captions" ? change(clip) : clip);
  return { ...scene, tracks: scene.tracks.map((track) => ({ ...track, clips: track.clips.map(each) })) };
}

/** The beat that a captions clip belongs to: templates name them `captions-0`, `captions-0-away`. */
export const beatIndexOf = ({ id }: Pick<CaptionsClip, "id">): number => Number(/^captions-(\d+)/.exec(id)?.[1] ?? -1);

/** All words of a beat with its edits, in ms on the clock of the video. `null` is not shown. */
export const editedIn = (words: readonly CaptionWord[], { captionEdits }: Pick<Beat, "captionEdits">) =>
  editedWords(words, captionEdits ?? []);

/**
 * A clip may show only some of the words of its beat, because the others are on screen as a title: edits are found by
 * their place among all of them. Words that no voice says are counted in the clip.
 */
function shownWords(clip: CaptionsClip, heard: readonly CaptionWord[], edits: readonly CaptionEdit[]): CaptionWord[] {
  const places = clip.words.map((word) => placeOf(word, heard));
  const all = places.includes(-1) ? clip.words : heard;
  const edited = editedWords(all, edits);
  return clip.words.flatMap((word, at) => {
    const place = all === heard ? (places[at] ?? at) : at;
    const own = edited[place];
    if (!own) return [];
    if (own === all[place]) return [word];
    const endMs = Math.min(own.endMs, clip.endMs);
    return [{ ...word, ...own, emphasis: own.emphasis ?? word.emphasis, startMs: Math.min(own.startMs, endMs), endMs }];
  });
}

/** Where a word of a clip stands among all words of its beat; -1 if it is not one of them. */
const placeOf = (word: CaptionWord, heard: readonly CaptionWord[]): number =>
  heard.findIndex(({ startMs, text }) => startMs === word.startMs && text === word.text);

function lookOf(clip: CaptionsClip, { place, accent, ...look }: CaptionLook, scene: Scene): Partial<CaptionsClip> {
  const safe = safeBoxOf(scene);
  const box = { ...clip.box, x: safe.x, w: safe.w, y: safe.y + (place ?? 0) * Math.max(0, safe.h - clip.box.h) };
  return {
    ...(place !== undefined && { box }),
    ...(accent && { accent }),
    ...(Object.keys(look).length > 0 && { look }),
  };
}
