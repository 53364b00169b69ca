import { BlobSource, Input, type InputAudioTrack, type InputVideoTrack, MP4, QTFF } from "mediabunny";

/** What a video file really holds. Codecs are RFC 6381 strings; null where there is no such track. */
export type Mp4Facts = {
  width: number;
  height: number;
  durationMs: number;
  frameRate: number;
  frames: number;
  videoCodec: string | null;
  audioCodec: string | null;
  /** Matrix of the colours, "bt709" for what is exported here. */
  colour: string | null;
  /** Black is 0 and white 255, as software encoders in browsers make it; else 16 and 235. */
  fullRange: boolean;
  /** The index stands before the samples, so that playing can begin at once. */
  faststart: boolean;
  bytes: number;
};

/** Parses an MP4. Null if the bytes are no MP4 with a video track. Runs in browser and Node. */
export async function inspectMp4(file: Blob | Uint8Array<ArrayBuffer>): Promise<Mp4Facts | null> {
  const blob = file instanceof Blob ? file : new Blob([file]);
  const input = new Input({ source: new BlobSource(blob), formats: [MP4, QTFF] });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) return null;
    return { ...(await pictureFacts(video)), ...(await soundFacts(input)), ...(await fileFacts(blob)) };
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}

async function pictureFacts(video: InputVideoTrack) {
  const stats = await video.computePacketStats();
  const colours = await video.getColorSpace();
  return {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    frames: stats.packetCount,
    frameRate: Math.round(stats.averagePacketRate * 1000) / 1000,
    videoCodec: await video.getCodecParameterString(),
    colour: colours.matrix ?? null,
    fullRange: colours.fullRange ?? false,
  };
}

async function soundFacts(input: Input) {
  const audio: InputAudioTrack | null = await input.getPrimaryAudioTrack();
  const durationMs = Math.round((await input.computeDuration()) * 1000);
  return { audioCodec: audio ? await audio.getCodecParameterString() : null, durationMs };
}

async function fileFacts(blob: Blob) {
  const boxes = await topBoxes(blob);
  const faststart = boxes.includes("moov") && boxes.indexOf("moov") < boxes.indexOf("mdat");
  return { faststart, bytes: blob.size };
}

/** Names of the outermost boxes in order. */
async function topBoxes(blob: Blob): Promise<string[]> {
  const names: string[] = [];
  let at = 0;
  while (at + 8 <= blob.size && names.length < 100) {
    const head = new DataView(await blob.slice(at, at + 16).arrayBuffer());
    names.push(String.fromCharCode(...[4, 5, 6, 7].map((i) => head.getUint8(i))));
    const length = head.getUint32(0);
    // 1: the length follows in 64 bits; 0: to the end of the file.
    const whole = length === 1 && head.byteLength >= 16 ? Number(head.getBigUint64(8)) : length;
    if (whole < 8) break;
    at += whole;
  }
  return names;
}
