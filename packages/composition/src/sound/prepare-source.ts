import { levelGain } from "./signal/level-gain.ts";
import { loudness } from "./signal/loudness.ts";
import { fromDb, type Sound, type Stereo, samplesIn } from "./signal/sound.ts";
import { toStereo } from "./signal/to-stereo.ts";
import { withoutRumble } from "./signal/without-rumble.ts";

/** A recording that would need more gain than this to be as loud as speech is not speech. */
const MOST_GAIN_DB = 30;

/** A recording at 48 kHz, and the factor that normalizes all of it. */
export type Prepared = [source: Stereo, gain: number];

/**
 * Prepares each recording once, however many parts are cut from it: they must not differ in level. Rumble is removed
 * from recordings, not from music.
 */
export function preparation(kind: "recorded" | "music"): (sound: Sound) => Prepared {
  const known = new Map<Sound, Prepared>();
  return (sound) => {
    const prepared = known.get(sound) ?? prepare(sound, kind);
    known.set(sound, prepared);
    return prepared;
  };
}

function prepare(sound: Sound, kind: "recorded" | "music"): Prepared {
  const source = kind === "recorded" ? withoutRumble(toStereo(sound)) : toStereo(sound);
  return [source, fromDb(levelGain(loudnessOfAny(source), MOST_GAIN_DB))];
}

/** A word may be shorter than the 400 ms of a loudness block: it is measured as if it were repeated. */
function loudnessOfAny(sound: Stereo): number {
  if (sound.left.length === 0 || sound.left.length >= samplesIn(400)) return loudness(sound);
  const repeated = (channel: Float32Array) =>
    Float32Array.from({ length: samplesIn(1000) }, (_, i) => channel[i % channel.length] ?? 0);
  return loudness({ ...sound, left: repeated(sound.left), right: repeated(sound.right) });
}
