import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from "mediabunny";
import type { FillSound } from "../output/add-sound-track.ts";
import { faultsOf } from "../output/check-export.ts";
import { inspectMp4 } from "../output/inspect-mp4.ts";
import { SAMPLE_RATE, type Stereo, silence } from "../sound/signal/sound.ts";
import { firstMismatch } from "./first-mismatch.ts";
import { JoinError } from "./join-error.ts";
import type { Segment } from "./read-segment.ts";

/** Adds a sound track to a file that is about to be written. */
export type OpenSound = (output: Output, sound: Stereo) => Promise<FillSound>;

/**
 * One MP4 of several segments: their pictures are copied packet by packet, each segment beginning at the frame where
 * the one before ends; one sound track for all of it, so that music continues over cuts (ADR 23). Silence if it is
 * null.
 */
export async function joinPackets(
  segments: readonly Segment[],
  sound: Stereo | null,
  openSound: OpenSound,
): Promise<Uint8Array<ArrayBuffer>> {
  const first = alike(segments);
  const frames = segments.reduce((sum, { packets }) => sum + packets.length, 0);
  const durationMs = (frames * 1000) / first.frameRate;
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target: new BufferTarget() });
  const track = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(track, { frameRate: first.frameRate });
  try {
    const fillSound = await openSound(output, lasting(sound ?? silence(durationMs), durationMs, first));
    await output.start();
    await addPictures(track, segments);
    await fillSound(undefined);
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  const file = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
  await check(file, first, durationMs);
  return file;
}

function alike(segments: readonly Segment[]): Segment {
  const [first, ...others] = segments;
  if (!first) throw new JoinError("empty", "There is nothing to join.");
  for (const [i, other] of others.entries()) {
    const difference = firstMismatch(first, other);
    if (difference) throw new JoinError("unlike", `Piece ${i + 2} is not like the first: ${difference}.`);
  }
  return first;
}

function lasting(sound: Stereo, durationMs: number, { frameRate }: Segment): Stereo {
  const heardMs = (sound.left.length / SAMPLE_RATE) * 1000;
  if (Math.abs(heardMs - durationMs) <= 1000 / frameRate) return sound;
  throw new JoinError("sound-length", `The sound lasts ${heardMs} ms, the pictures last ${durationMs} ms.`);
}

async function addPictures(track: EncodedVideoPacketSource, segments: readonly Segment[]): Promise<void> {
  let begun = 0;
  for (const { packets, frameRate, decoder } of segments) {
    for (const { data, type, timestamp } of packets) {
      // Counted in frames, so that rounding does not add up over many segments.
      const frame = begun + Math.round(timestamp * frameRate);
      await track.add(new EncodedPacket(data, type, frame / frameRate, 1 / frameRate), { decoderConfig: decoder });
    }
    begun += packets.length;
  }
  track.close();
}

async function check(file: Uint8Array<ArrayBuffer>, { width, height, frameRate }: Segment, durationMs: number) {
  const facts = await inspectMp4(file);
  const faults = facts ? faultsOf(facts, { width, height, frameRate, durationMs }) : ["it cannot be parsed"];
  if (faults.length > 0) throw new JoinError("check-failed", `The joined video is not right: ${faults.join("; ")}.`);
}
