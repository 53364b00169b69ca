import type { EffectName } from "../scene/audio-clip.ts";
import type { Scene } from "../scene/scene.ts";
import { type AudibleClip, audibleClips, audibleMs } from "./audible-clips.ts";
import { effectSound } from "./effects/effect-sound.ts";
import { type Mix, type MixPart, mixAudio } from "./mix-audio.ts";
import { musicBed } from "./music-bed.ts";
import type { Sound, Stereo } from "./signal/sound.ts";
import { heardFromMs } from "./sound-stretches.ts";

/**
 * The sound of a scene, mixed as `mixAudio` does; null if there is none. A recording that is missing in `sounds` is
 * left out.
 */
export function sceneSound(scene: Scene, sounds: ReadonlyMap<string, Sound>): Stereo | null {
  const mix: Mixable = { voices: [], originals: [], beds: [], effects: [], pauses: [] };
  const effect = effectMaker();
  const clips = audibleClips(scene);
  for (const clip of clips) {
    const sound = soundOf(clip, sounds, effect);
    if (sound) mix[busOf(clip)].push(partOf(clip, sound));
    if (stopsBeds(clip)) mix.pauses.push({ startMs: clip.startMs, endMs: clip.endMs });
  }
  const isSilent = Object.values(mix).every((parts) => parts.length === 0);
  return isSilent
    ? null
    : mixAudio({ ...mix, durationMs: scene.durationMs, isLoop: scene.loops ?? clips.some(isEndless) });
}

/** A bed without an end belongs to a video that begins again. */
function isEndless(clip: AudibleClip): boolean {
  return clip.kind === "audio" && "bed" in clip.source && clip.source.endless === true;
}

/** An endless bed is played this much further, so that its last bars and chord are never reached. */
const BEYOND_MS = 8000;

type Bus = "voices" | "originals" | "beds" | "effects";
type Mixable = Record<Bus, MixPart[]> & { pauses: NonNullable<Mix["pauses"]>[number][] };

function soundOf(clip: AudibleClip, sounds: ReadonlyMap<string, Sound>, effect: typeof effectSound): Sound | undefined {
  if (clip.kind === "video") return sounds.get(clip.src);
  const { source, semitones, trimMs = 0 } = clip;
  if ("bed" in source) {
    const playedMs = trimMs + audibleMs(clip);
    return musicBed(source.bed, source.endless ? playedMs + BEYOND_MS : playedMs, semitones);
  }
  return "effect" in source ? effect(source.effect) : sounds.get(source.src);
}

/** Synthesizes each effect once: a typewriter has hundreds of keystrokes. */
function effectMaker(): typeof effectSound {
  const made = new Map<EffectName, Sound>();
  return (name) => {
    const sound = made.get(name) ?? effectSound(name);
    made.set(name, sound);
    return sound;
  };
}

/** Room tone is no music: it is neither raised to -14 LUFS nor ducked. */
function busOf(clip: AudibleClip): Bus {
  if (clip.kind === "video") return "originals";
  if ("bed" in clip.source && clip.source.bed === "room") return "effects";
  return ({ voice: "voices", bed: "beds", effect: "effects", original: "originals" } as const)[clip.role];
}

function partOf(clip: AudibleClip, sound: Sound): MixPart {
  const { startMs, trimMs = 0 } = clip;
  const when = { sound, startMs, trimMs: heardFromMs(sound, trimMs), lengthMs: audibleMs(clip) };
  if (clip.kind === "video") {
    const { speed, atEnd } = clip;
    return { ...when, ...clip.sound, loops: atEnd === "loop", ...(speed !== 1 && { speed }) };
  }
  // A recording that is shorter than the video begins again; our own beds have the length they need.
  const loops = clip.role === "bed" && "src" in clip.source;
  const steady = clip.isSteady ? { isSteady: true } : {};
  return { ...when, gainDb: clip.gainDb, fadeInMs: clip.fadeInMs, fadeOutMs: clip.fadeOutMs, loops, ...steady };
}

function stopsBeds(clip: AudibleClip): boolean {
  if (clip.kind === "video" || !("effect" in clip.source)) return false;
  return clip.source.effect === "gap" || clip.source.effect === "record-stop";
}
