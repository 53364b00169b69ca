import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { ExportError, inspectJpeg, inspectMp4, type Scene } from "../../src/index.ts";
import { renderJpeg, renderMp4, renderSegment } from "../../src/node.ts";
import { faultsOf } from "../../src/output/check-export.ts";
import { spokenWav } from "../files/spoken-wav.ts";
import { aStory } from "../scenes/a-story.ts";

/** The story of `a-story.ts` on a small canvas: every part of the engine runs, in a tenth of the time. */
function smallStory(changes: Partial<Scene> = {}): Scene {
  return { ...aStory(), width: 288, height: 512, durationMs: 1500, ...changes };
}

function photo(color: string): Blob {
  const canvas = createCanvas(400, 600);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 400, 600);
  return new Blob([new Uint8Array(canvas.toBuffer("image/png"))]);
}
const media = new Map([
  ["a", photo("#c83c1e")],
  ["b", photo("#123456")],
]);

describe("a render in Node", () => {
  it("is an MP4 that meets the platforms' requirements, and reports its progress", async () => {
    const told: number[] = [];
    const scene = smallStory();
    const file = await renderMp4(scene, media, { onProgress: (fraction) => told.push(fraction) });
    const facts = await inspectMp4(file);
    expect(facts).toMatchObject({
      frames: 45,
      frameRate: 30,
      videoCodec: expect.stringMatching(/^avc1\.64/),
      audioCodec: "mp4a.40.2",
      color: "bt709",
      fullRange: false,
      faststart: true,
    });
    expect(facts && faultsOf(facts, scene)).toEqual([]);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  it("reads files from the disk and decodes their sound", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vignette-"));
    const path = join(folder, "voice.wav");
    await writeFile(path, spokenWav(500));
    const scene = { ...aStory({ voiceId: "voice" }), width: 288, height: 512, durationMs: 500 };
    const file = await renderMp4(scene, new Map([...media, ["voice", await openAsBlob(path)]]));
    await rm(folder, { recursive: true });
    expect(await inspectMp4(file)).toMatchObject({ audioCodec: "mp4a.40.2" });
    await expect(renderMp4(scene, media)).rejects.toMatchObject({ reason: "media-missing", mediaId: "voice" });
  });

  it.each([24, 25, 60])("runs at %i frames a second", async (frameRate) => {
    const scene = smallStory({ frameRate, durationMs: 1000 });
    expect(await inspectMp4(await renderMp4(scene, media))).toMatchObject({ frameRate, durationMs: 1000 });
  });

  it("can have pictures only, to be joined", async () => {
    const segment = await renderSegment(smallStory({ durationMs: 500 }), media);
    expect(await inspectMp4(segment)).toMatchObject({ frames: 15, audioCodec: null, closedGop: true, editList: false });
  });

  it("stops between frames when it is canceled", async () => {
    const cancel = new AbortController();
    let seen = 0;
    const rendering = renderMp4(smallStory(), media, {
      signal: cancel.signal,
      onProgress: (fraction) => {
        seen = fraction;
        if (fraction > 0.2) cancel.abort();
      },
    });
    await expect(rendering).rejects.toThrow("aborted");
    expect(seen).toBeLessThan(0.3);
  });

  it("names the missing or broken picture", async () => {
    const broken = new Map([...media, ["b", new Blob(["no picture"])]] as const);
    const failures = [renderMp4(smallStory(), new Map()), renderMp4(smallStory(), broken)];
    await expect(Promise.allSettled(failures)).resolves.toMatchObject([
      { reason: { reason: "media-missing", mediaId: "a" } },
      { reason: { reason: "media-unreadable", mediaId: "b" } },
    ]);
    await expect(failures[0]).rejects.toBeInstanceOf(ExportError);
  });

  it("returns a JPEG at any time", async () => {
    expect(await inspectJpeg(await renderJpeg(smallStory(), media, { atMs: 700 }))).toMatchObject({ width: 288 });
    expect(await inspectJpeg(await renderJpeg(smallStory(), media, { atMs: 0, quality: 0.92 }))).toMatchObject({
      height: 512,
    });
  });
});
