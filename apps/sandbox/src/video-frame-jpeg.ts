import { createCanvas, ImageData } from "@napi-rs/canvas";
import { registerDecoders } from "@vignette/composition/node";
import { ALL_FORMATS, BufferSource, Input, VideoSampleSink } from "mediabunny";

const QUALITY = 85;

/** The frame of a video at `atMs`, or its last one before, as a JPEG. Null if no picture can be decoded. */
export async function videoFrameJpeg(bytes: Uint8Array<ArrayBuffer>, atMs: number): Promise<Buffer | null> {
  await registerDecoders();
  try {
    using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
    const track = await input.getPrimaryVideoTrack();
    if (!track) return null;
    const sink = new VideoSampleSink(track);
    const first = await track.getFirstTimestamp();
    using sample = await sink.getSample(Math.max(first, atMs / 1000));
    if (!sample) return null;
    const pixels = new Uint8ClampedArray(sample.allocationSize({ format: "RGBA" }));
    await sample.copyTo(pixels, { format: "RGBA" });
    const { codedWidth: width, codedHeight: height } = sample;
    const canvas = createCanvas(width, height);
    canvas.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
    return await canvas.encode("jpeg", QUALITY);
  } catch {
    return null;
  }
}
