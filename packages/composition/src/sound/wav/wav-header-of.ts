import { type WavHeader, wavHeader } from "@vignette/domain/media";
import { SoundError } from "./sound-error.ts";

/** The header of a WAV file of `size` bytes; null if its samples begin after `head`. Throws `SoundError`. */
export function wavHeaderOf(head: Uint8Array, size: number): WavHeader | null {
  const header = wavHeader(head, size);
  if (header && "fault" in header) throw new SoundError(header.fault, header.detail);
  return header;
}
