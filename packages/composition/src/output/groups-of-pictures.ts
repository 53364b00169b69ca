import { EncodedPacketSink, type InputVideoTrack } from "mediabunny";

export type GopFacts = {
  /** The longest time from one key frame to the next, or to the end. */
  keyFrameIntervalMs: number;
  /** Every group begins with an IDR picture: nothing after it refers to anything before it. H.264 only. */
  closedGop: boolean;
};

const IDR = 5;

/** How a video track is cut into groups of pictures. Reads the bytes of key frames only. */
export async function groupsOfPictures(track: InputVideoTrack): Promise<GopFacts> {
  const sink = new EncodedPacketSink(track);
  const starts: number[] = [];
  let closedGop = (await track.getCodec()) === "avc";
  for (let key = await sink.getFirstKeyPacket(); key; key = await sink.getNextKeyPacket(key)) {
    starts.push(key.timestamp);
    closedGop &&= nalTypes(key.data).includes(IDR);
  }
  const ends = [...starts.slice(1), await track.computeDuration()];
  const longest = Math.max(0, ...ends.map((end, i) => end - (starts[i] ?? 0)));
  return { keyFrameIntervalMs: Math.round(longest * 1000), closedGop };
}

/** Types of the NAL units in a packet, each preceded by its length in 32 bits. */
function nalTypes(data: Uint8Array): number[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const types: number[] = [];
  for (let at = 0; at + 5 <= data.length; at += 4 + view.getUint32(at)) types.push(view.getUint8(at + 4) & 0x1f);
  return types;
}
