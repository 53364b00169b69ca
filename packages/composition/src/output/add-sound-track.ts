import type { Output } from "mediabunny";
import type { Stereo } from "../sound/signal/sound.ts";
import { aacPackets, aacSource, addSound } from "./audio-track.ts";

/** Encodes the sound into its track, to be called after the file was started. */
export type FillSound = (signal: AbortSignal | undefined) => Promise<void>;

/**
 * Adds a sound track to a file that is about to be written, and returns the function that fills it. Browser and worker.
 */
export async function addSoundTrack(output: Output, sound: Stereo): Promise<FillSound> {
  const source = await aacSource();
  output.addAudioTrack(source, { maximumPacketCount: aacPackets(sound) });
  return async (signal) => {
    await addSound(source, sound, signal);
    source.close();
  };
}
