import { BlobSource, type EncodedPacket, EncodedPacketSink, Input, type InputVideoTrack, MP4 } from "mediabunny";
import { groupsOfPictures } from "../output/groups-of-pictures.ts";
import { JoinError } from "./join-error.ts";

/** The encoded pictures of a file in decoding order, and how to decode them. Read once, joined any number of times. */
export type Segment = {
  width: number;
  height: number;
  frameRate: number;
  packets: readonly EncodedPacket[];
  decoder: VideoDecoderConfig;
};

/**
 * Reads an MP4 by `exportSegment`, `exportMp4` or `renderMp4`; its sound is not read. Throws `JoinError` "unreadable",
 * "open-gop" or "not-whole-frames".
 */
export async function readSegment(file: Blob | Uint8Array<ArrayBuffer>): Promise<Segment> {
  const blob = file instanceof Blob ? file : new Blob([file]);
  const input = new Input({ source: new BlobSource(blob), formats: [MP4] });
  try {
    const track = await input.getPrimaryVideoTrack().catch(() => null);
    if (!track) throw new JoinError("unreadable", "This is no MP4 with pictures in it.");
    return await segmentOf(track);
  } finally {
    input.dispose();
  }
}

async function segmentOf(track: InputVideoTrack): Promise<Segment> {
  const decoder = await track.getDecoderConfig();
  if ((await track.getCodec()) !== "avc" || !decoder) throw new JoinError("unreadable", "The pictures are no H.264.");
  if (!(await groupsOfPictures(track)).closedGop) {
    throw new JoinError("open-gop", "Its pictures refer across the beginnings of groups.");
  }
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return {
    width: await track.getCodedWidth(),
    height: await track.getCodedHeight(),
    frameRate: rateOf(packets),
    packets,
    decoder,
  };
}

/** Frames a second, a whole number as in every scene; refused if pictures are not at whole frames from 0 on. */
function rateOf(packets: readonly EncodedPacket[]): number {
  const times = packets.map(({ timestamp }) => timestamp).toSorted((a, b) => a - b);
  const span = Math.max(0, ...packets.map(({ timestamp, duration }) => timestamp + duration));
  const frameRate = Math.round(packets.length / span);
  const isWhole = times.every((time, i) => Math.abs(time * frameRate - i) < 0.01);
  if (!isWhole || Math.abs(span * frameRate - packets.length) > 0.01) {
    throw new JoinError("not-whole-frames", `${packets.length} pictures in ${span} s do not stand at whole frames.`);
  }
  return frameRate;
}
