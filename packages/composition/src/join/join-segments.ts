import { addSoundTrack } from "../output/add-sound-track.ts";
import type { Stereo } from "../sound/signal/sound.ts";
import { joinPackets } from "./join-packets.ts";
import type { Segment } from "./read-segment.ts";

/**
 * Joins segments encoded with the same settings, without encoding their pictures again. `sound` is the mix of the whole
 * (`loadSound(joinedSound(scenes), media)`), or null for silence. Browser and worker; in Node see `@vignette/composition/node`.
 * Throws `JoinError`.
 */
export async function joinSegments(segments: readonly Segment[], sound: Stereo | null = null): Promise<Blob> {
  return new Blob([await joinPackets(segments, sound, addSoundTrack)], { type: "video/mp4" });
}
