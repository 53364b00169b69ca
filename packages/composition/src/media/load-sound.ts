import { ExportError } from "../output/export-error.ts";
import type { Scene } from "../scene/scene.ts";
import { sceneSound } from "../sound/scene-sound.ts";
import type { Sound, Stereo } from "../sound/signal/sound.ts";
import { joinedStretches, type RecordingUse, recordingUses } from "../sound/sound-stretches.ts";
import { soundUses } from "../sound/sound-uses.ts";
import { SoundError } from "../sound/wav/sound-error.ts";
import { decodeSound } from "./decode-sound.ts";
import type { Media } from "./media.ts";

/**
 * The sound of a scene, decoded and mixed; null if there is none. Of each recording only what is audible is read. One
 * that is missing or broken is an `ExportError`, or is left out; a video without sound is neither.
 */
export async function loadSound(
  scene: Scene,
  media: Media,
  broken: "refuse" | "leave-out" = "refuse",
): Promise<Stereo | null> {
  const sounds = new Map<string, Sound>();
  for (const use of recordingUses(soundUses(scene))) {
    const sound = await loaded(use, media).catch((error: unknown) => {
      if (broken === "refuse") throw error;
      return null;
    });
    if (sound) sounds.set(use.src, sound);
  }
  return sceneSound(scene, sounds);
}

async function loaded(use: RecordingUse, media: Media): Promise<Sound | null> {
  const blob = media.get(use.src);
  if (!blob) throw new ExportError("media-missing", `The recording ${use.src} is missing.`, use.src);
  const sounds: Sound[] = [];
  for (const stretch of use.stretches) {
    const sound = await decodeSound(blob, stretch).catch((error: unknown) => ifSilent(use, error));
    if (sound) sounds.push(sound);
  }
  return joinedStretches(sounds);
}

function ifSilent({ src, isVideo }: RecordingUse, error: unknown): null {
  if (isVideo && error instanceof SoundError && error.reason === "no-sound") return null;
  const reason = error instanceof Error ? error.message : String(error);
  throw new ExportError("media-unreadable", `The recording ${src} cannot be read: ${reason}`, src);
}
