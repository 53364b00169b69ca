import { isWav } from "@vignette/domain/media";
import type { Sound, SoundRange } from "../sound/signal/sound.ts";
import { decodeWav } from "../sound/wav/decode-wav.ts";
import { decodeWavFile } from "./decode-wav-file.ts";

/**
 * Decodes a recording or the sound of a video, all of it or a part: WAV everywhere, other formats if there is a decoder
 * (in Node once they are registered). Throws `SoundError`. The requested part may last ten minutes; a longer one is
 * refused before it is read.
 */
export async function decodeSound(recording: Blob | Uint8Array<ArrayBuffer>, range?: SoundRange): Promise<Sound> {
  const blob = recording instanceof Blob ? recording : new Blob([recording]);
  if (isWav(new Uint8Array(await blob.slice(0, 12).arrayBuffer()))) {
    return recording instanceof Blob || range ? decodeWavFile(blob, range) : decodeWav(recording);
  }
  // The parsers of everything else are large; the thread that mixes a WAV in Node starts without them.
  const { decodeContainer } = await import("./decode-container.ts");
  return decodeContainer(blob, range);
}
