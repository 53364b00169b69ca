import { ExportError } from "../output/export-error.ts";
import type { Scene } from "../scene/scene.ts";
import { sceneSound } from "../sound/scene-sound.ts";
import type { Sound, Stereo } from "../sound/signal/sound.ts";
import { type SoundUse, soundUses } from "../sound/sound-uses.ts";
import { SoundError } from "../sound/wav/sound-error.ts";
import { decodeSound } from "./decode-sound.ts";
import type { Media } from "./media.ts";

/**
 * The sound of a scene, decoded and mixed; null if there is none. Of each recording only the audible part is read. One
 * that is missing or broken is an `ExportError`, or is left out; a video without sound is neither.
 */
export async function loadSound(
  scene: Scene,
  media: Media,
  broken: "refuse" | "leave-out" = "refuse",
): Promise<Stereo | null> {
  const sounds = new Map<string, Sound>();
  for (const use of wholeUses(soundUses(scene))) {
    const sound = await loaded(use, media).catch((error: unknown) => {
      if (broken === "refuse") throw error;
      return null;
    });
    if (sound) sounds.set(use.src, sound);
  }
  return sceneSound(scene, sounds);
}

async function loaded(use: SoundUse, media: Media): Promise<Sound | null> {
  const blob = media.get(use.src);
  if (!blob) throw new ExportError("media-missing", `The recording ${use.src} is missing.`, use.src);
  return decodeSound(blob, use).catch((error: unknown) => ifSilent(use, error));
}

/** One use for each recording, from where the first clip begins in it to where the last one ends. */
function wholeUses(uses: readonly SoundUse[]): SoundUse[] {
  return [...Map.groupBy(uses, ({ src }) => src)].map(([src, all]) => ({
    src,
    fromMs: Math.min(...all.map(({ fromMs }) => fromMs)),
    toMs: Math.max(...all.map(({ toMs }) => toMs)),
    isVideo: all.every(({ isVideo }) => isVideo),
  }));
}

function ifSilent({ src, isVideo }: SoundUse, error: unknown): null {
  if (isVideo && error instanceof SoundError && error.reason === "no-sound") return null;
  const reason = error instanceof Error ? error.message : String(error);
  throw new ExportError("media-unreadable", `The recording ${src} cannot be read: ${reason}`, src);
}
