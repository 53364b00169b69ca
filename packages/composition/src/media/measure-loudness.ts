import { blockEnergies, loudnessOfBlocks } from "../sound/signal/loudness.ts";
import { toStereo } from "../sound/signal/to-stereo.ts";
import { SoundError } from "../sound/wav/sound-error.ts";
import { decodeSound } from "./decode-sound.ts";

/** How much is decoded at once, and measured at most, in ms: 12 MB of samples; the longest video that is posted. */
const [PIECE_MS, MOST_MS] = [30_000, 900_000];

/**
 * Integrated loudness in LUFS of a video's own sound, before anything is mixed. Decoded in pieces, so that a long one
 * needs no more memory. -Infinity if it is silent or has no sound. Throws `SoundError` if it cannot be decoded.
 */
export async function measureLoudness(file: Blob, durationMs: number): Promise<number> {
  const blocks: number[] = [];
  for (let fromMs = 0; fromMs < Math.min(durationMs, MOST_MS); fromMs += PIECE_MS) {
    const sound = await decodeSound(file, { fromMs, toMs: Math.min(durationMs, fromMs + PIECE_MS) }).catch(
      nullIfSilent,
    );
    if (!sound) break;
    blocks.push(...blockEnergies(toStereo(sound)));
  }
  return loudnessOfBlocks(blocks);
}

function nullIfSilent(error: unknown): null {
  if (error instanceof SoundError && error.reason === "no-sound") return null;
  throw error;
}
