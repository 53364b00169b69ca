import { AudioSampleSink, BlobSource, Input, MP4, VideoSampleSink } from "mediabunny";
import { beforeAll, describe, expect, it } from "vitest";
import { inspectMp4, JoinError, joinedSound, type Scene } from "../../src/index.ts";
import { readSegment } from "../../src/join/read-segment.ts";
import { joinSegments, registerDecoders, renderMp4 } from "../../src/node.ts";
import { faultsOf } from "../../src/output/check-export.ts";
import type { Stereo } from "../../src/sound/signal/sound.ts";

beforeAll(() => registerDecoders());

const LIGHTEST = 15;

/** A scene in which each frame has a gray of its own: `first`, `first + 1`, … of 16 steps, then from 0 again. */
function counting(frames: number, first: number, changes: Partial<Scene> = {}): Scene {
  const clips = Array.from({ length: frames }, (_, i) => ({
    kind: "rect" as const,
    id: `gray-${i}`,
    startMs: (i * 1000) / 30 - 1e-6 * Math.min(i, 1),
    endMs: ((i + 1) * 1000) / 30 - 1e-6,
    box: { x: 0, y: 0, w: 128, h: 128 },
    color: grayOf(first + i),
    radius: 0,
    opacity: 1,
  }));
  const palette = { bg: "#000000", on: "#ffffff", accent: "#ffffff", onAccent: "#000000", ink: "#000000" };
  return {
    version: 2,
    width: 128,
    height: 128,
    frameRate: 30,
    durationMs: (frames * 1000) / 30,
    background: "bg",
    palette: { ...palette, paper: "#ffffff" },
    safeZone: "none",
    tracks: [{ id: "counter", clips }],
    ...changes,
  };
}

function grayOf(count: number): string {
  const level = ((count % (LIGHTEST + 1)) * 17).toString(16).padStart(2, "0");
  return `#${level}${level}${level}`;
}

/** The gray steps that a video shows, frame by frame. */
async function countsIn(file: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const input = new Input({ source: new BlobSource(new Blob([file])), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error("no pictures");
  const counts: number[] = [];
  for await (const sample of new VideoSampleSink(track).samples()) {
    const planes = new Uint8Array(sample.allocationSize());
    await sample.copyTo(planes);
    // The middle of the luma plane, from 16 to 235.
    const luma = planes[64 * 128 + 64] ?? 0;
    counts.push(Math.round(((luma - 16) / 219) * LIGHTEST));
    sample.close();
  }
  input.dispose();
  return counts;
}

/** The loudness of each hundredth of a second. */
async function levelsIn(file: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const input = new Input({ source: new BlobSource(new Blob([file])), formats: [MP4] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error("no sound");
  const heard: number[] = [];
  for await (const sample of new AudioSampleSink(track).samples()) {
    const samples = new Float32Array(sample.numberOfFrames);
    sample.copyTo(samples, { planeIndex: 0, format: "f32-planar" });
    heard.push(...samples);
    sample.close();
  }
  input.dispose();
  return Array.from({ length: Math.floor(heard.length / 480) }, (_, i) =>
    Math.hypot(...heard.slice(i * 480, (i + 1) * 480)),
  );
}

const encoded = async (scene: Scene) => readSegment(await renderMp4(scene, new Map()));

/** A tone without an end. */
function tone(frames: number): Stereo {
  const left = Float32Array.from({ length: (frames * 48_000) / 30 }, (_, i) => 0.4 * Math.sin((i * Math.PI * 2) / 109));
  return { sampleRate: 48_000, left, right: left };
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => "joined",
    (error: unknown) => (error instanceof JoinError ? error.reason : String(error)),
  );

describe("joining without a new encoding", () => {
  it("shows every picture of every segment once, in order, at its exact time", async () => {
    const scenes = [counting(37, 0), counting(12, 37), counting(61, 49)];
    const segments = await Promise.all(scenes.map(encoded));
    const file = await joinSegments(segments, tone(110));
    expect(await countsIn(file)).toEqual(Array.from({ length: 110 }, (_, i) => i % 16));
    const facts = await inspectMp4(file);
    expect(facts && faultsOf(facts, { width: 128, height: 128, frameRate: 30, durationMs: 110_000 / 30 })).toEqual([]);
  });

  it("preserves the pictures of a segment byte for byte", async () => {
    const segment = await encoded(counting(20, 3));
    const joined = await readSegment(await joinSegments([segment, segment]));
    const bytes = [...segment.packets, ...segment.packets].map(({ data }) => data);
    expect(joined.packets.map(({ data }) => data)).toEqual(bytes);
  });

  it("sounds continuous, without a gap or a click at the cuts", async () => {
    const pieces = await Promise.all([encoded(counting(20, 0)), encoded(counting(20, 4))]);
    const file = await joinSegments([...pieces, ...pieces], tone(80));
    const levels = (await levelsIn(file)).slice(10, -10);
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    expect(levels.length).toBeGreaterThan(240);
    expect(levels.filter((level) => Math.abs(level - mean) > 0.05 * mean)).toEqual([]);
  });

  it("names the segments that do not fit together", async () => {
    const piece = await encoded(counting(10, 0));
    const wide = await encoded(counting(10, 0, { width: 256 }));
    const slow = { ...piece, frameRate: 25 };
    const other = { ...piece, decoder: { ...piece.decoder, description: Uint8Array.of(1, 2, 3) } };
    const full = { ...piece, decoder: { ...piece.decoder, colorSpace: { fullRange: true } } };
    for (const unlike of [wide, slow, other, full]) {
      expect(await reasonOf(joinSegments([piece, unlike]))).toBe("unlike");
    }
    expect(await reasonOf(joinSegments([]))).toBe("empty");
    expect(await reasonOf(joinSegments([piece], tone(25)))).toBe("sound-length");
    expect(await reasonOf(readSegment(new Uint8Array(2000)))).toBe("unreadable");
    expect(await reasonOf(readSegment(new Uint8Array()))).toBe("unreadable");
  });
});

describe("the matrix of variants", () => {
  const bed = (durationMs: number) => ({
    kind: "audio" as const,
    id: "bed",
    startMs: 0,
    endMs: durationMs,
    role: "bed" as const,
    source: { bed: "walk" as const },
    gainDb: 0,
    fadeInMs: 30,
    fadeOutMs: 400,
  });
  const part = (frames: number) => {
    const scene = counting(frames, 0);
    return { ...scene, tracks: [...scene.tracks, { id: "sound", clips: [bed(scene.durationMs)] }] };
  };

  it("continues music over the cuts", () => {
    const sound = joinedSound([part(30), part(60), part(15)]);
    expect(sound.durationMs).toBeCloseTo(3500, 6);
    expect(sound.tracks[0]?.clips).toMatchObject([{ id: "0-bed", startMs: 0, endMs: expect.closeTo(3500, 6) }]);
  });
});
