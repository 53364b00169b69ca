import type { AssetType } from "@vignette/domain/assets";
import type { Beat } from "@vignette/domain/studio";

/** A clip as edits remember it: by its beat, so that they stay with the beat when beats move. */
export type ClipKey = { beatId: string | null; clip: string };

/** Which of the scenes of a creation a clip is in. `index` counts the scenes, of which there are `count`. */
export type ScenePlace = { kind: AssetType; beats: readonly Pick<Beat, "id">[]; index: number; count: number };

/** Stands for the number of the beat in ids such as `words-3`. */
const BEAT = "@";
const NUMBERED = /^([a-z-]*[a-z]-)(\d+)(.*)$/;

/** Where a clip of a beat is drawn as several, one after the other: a hand moves all of them. */
const PART = /~(\d+|on)$/;

/** Slides belong to a beat as a whole; in one scene of all beats the number in a clip's id names its beat. */
export function keyOfClip(drawn: string, { kind, beats, index, count }: ScenePlace): ClipKey {
  const id = drawn.replace(PART, "");
  if (count > 1 || kind === "carousel-image") return { beatId: beats[index]?.id ?? null, clip: id };
  const [, stem, number = "", rest] = NUMBERED.exec(id) ?? [];
  const beat = stem === undefined ? undefined : beats[Number(number)];
  return beat ? { beatId: beat.id, clip: `${stem}${BEAT}${rest}` } : { beatId: null, clip: id };
}
