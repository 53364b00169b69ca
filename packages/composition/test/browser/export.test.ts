import { writeFile } from "node:fs/promises";
import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { type Clip, frame, inspectJpeg, inspectMp4, ruler, type Scene } from "../../src/index.ts";
import { loadSound } from "../../src/media/load-sound.ts";
import { loadFaces, renderJpeg } from "../../src/node.ts";
import { faultsOf } from "../../src/output/check-export.ts";
import { asUploaded, SLAB, UPLOADED } from "../files/an-uploaded-face.ts";
import { spokenWav } from "../files/spoken-wav.ts";
import { aStory } from "../scenes/a-story.ts";
import { coverQuality, drifting, photo } from "../scenes/cover-quality.ts";
import { corpusScenes } from "../scenes/text-corpus-scenes.ts";
import { browserTab } from "./browser-tab.ts";
import type { Page } from "./page.ts";

declare const page: Page;

const browser = browserTab();

/** The average difference of two pictures, in levels of 0 to 255. */
function meanDifference(one: SKRSContext2D, other: SKRSContext2D): number {
  const [a, b] = [one, other].map((context) => context.getImageData(0, 0, 1080, 1920).data);
  let sum = 0;
  for (let i = 0; i < 1080 * 1920 * 4; i++) sum += Math.abs((a?.[i] ?? 0) - (b?.[i] ?? 255));
  return sum / (1080 * 1920 * 4);
}

async function shown(file: Uint8Array<ArrayBuffer>): Promise<SKRSContext2D> {
  const context = createCanvas(1080, 1920).getContext("2d");
  context.drawImage(await loadImage(file), 0, 0);
  return context;
}

/** The same scene with all its words but captions in the uploaded face. */
function inUploadedFace(scene: Scene): Scene {
  const dressed = (clip: Clip): Clip => (clip.kind === "text" ? { ...clip, face: UPLOADED } : clip);
  return { ...scene, tracks: scene.tracks.map((track) => ({ ...track, clips: track.clips.map(dressed) })) };
}

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));
/** A folder for the exported files, to inspect them. */
const keep = async (name: string, bytes: Uint8Array) => {
  if (process.env.KEEP_EXPORTS) await writeFile(`${process.env.KEEP_EXPORTS}/${name}`, bytes);
};

describe("exporting in Chromium", () => {
  it("is supported", async () => {
    expect(await browser.tab.evaluate(() => page.composition.canExportVideo())).toEqual({ ok: true });
  });

  it("produces a story that matches its scene", async () => {
    // Up to its second key frame.
    const scene = { ...aStory({ voiceId: "voice" }), durationMs: 1200 };
    const input = { scene, wav: Buffer.from(spokenWav(2600)).toString("base64") };
    const result = await browser.tab.evaluate(async ({ scene, wav }) => {
      const { startExport } = page.composition;
      const voice = await (await fetch(`data:audio/wav;base64,${wav}`)).blob();
      const fractions: number[] = [];
      const media = new Map([
        ["a", await page.photo(30)],
        ["b", await page.photo(200)],
        ["voice", voice],
      ]);
      const file = await startExport(scene, media, { onProgress: (fraction) => fractions.push(fraction) }).promise;
      return { fractions, type: file.type, file: await page.base64(file) };
    }, input);

    const bytes = bytesOf(result.file);
    await keep("story.mp4", bytes);
    const facts = await inspectMp4(bytes);
    expect(facts).toMatchObject({ width: 1080, height: 1920, frameRate: 30, faststart: true, color: "bt709" });
    expect(facts?.videoCodec).toMatch(/^avc1\.64[0-9a-f]{2}28$/);
    expect(facts).toMatchObject({ audioCodec: "mp4a.40.2", audioSampleRate: 48_000, audioChannels: 2 });
    expect(facts).toMatchObject({ primaries: "bt709", transfer: "bt709", fullRange: false });
    expect(facts).toMatchObject({ closedGop: true, keyFrameIntervalMs: 1000, editList: false });
    expect(facts && faultsOf(facts, input.scene)).toEqual([]);
    expect(result.type).toBe("video/mp4");
    expect(result.fractions).toEqual(result.fractions.toSorted((a, b) => a - b));
    expect(result.fractions.at(-1)).toBe(1);
  });

  it("has the intended duration for any length", async () => {
    const story = aStory();
    const scenes = [31, 44, 50, 61].map((frames) => ({
      ...story,
      ...{ width: 128, height: 128, durationMs: (frames * 1000) / 30 },
      tracks: story.tracks.filter((track) => track.id === "sound"),
    }));
    const files = await browser.tab.evaluate((all) => {
      const { exportMp4, inspectMp4 } = page.composition;
      return Promise.all(all.map(async (scene) => inspectMp4(await exportMp4(scene, new Map()))));
    }, scenes);
    expect(files.map((facts) => facts?.frames)).toEqual([31, 44, 50, 61]);
    for (const [i, facts] of files.entries()) {
      expect(Math.abs((facts?.durationMs ?? 0) - (scenes[i]?.durationMs ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it("shows its cover as well as the next key frame", async () => {
    const input = { scene: drifting, png: Buffer.from(await photo(60).arrayBuffer()).toString("base64") };
    const file = await browser.tab.evaluate(async ({ scene, png }) => {
      const picture = new Blob([await page.blob(png)], { type: "image/png" });
      return page.base64(await page.composition.exportMp4(scene, new Map([["photo", picture]])));
    }, input);
    const { cover, later } = await coverQuality(bytesOf(file));
    expect(Math.abs(cover - later)).toBeLessThan(1);
  });

  it("produces a JPEG of the platform's size for every slide of a carousel", async () => {
    const { files, fractions } = await browser.tab.evaluate(async () => {
      const { storyboardScenes, startJpegs } = page.composition;
      const beats = ["Your candle tunnels", "First burn", "Save this"].map((title, i) => ({
        ...{ id: `${i}`, role: "point" as const, line: "", title, body: "It takes *two hours*.", holdMs: null },
        media: { kind: "image" as const, src: "a" },
      }));
      const media = new Map([["a", await page.photo(90)]]);
      const look = { voice: null, music: null, captions: null, brand: null, handle: "" };
      const storyboard = { kind: "carousel-image" as const, template: "marker-list", beats, ...look };
      const scenes = storyboardScenes(storyboard, "instagram");
      const fractions: number[] = [];
      const blobs = await startJpegs(scenes, media, { onProgress: (it) => fractions.push(it) }).promise;
      return { files: await Promise.all(blobs.map(page.base64)), fractions };
    });
    expect(files).toHaveLength(3);
    expect(fractions).toEqual([1 / 3, 2 / 3, 1]);
    for (const [i, file] of files.entries()) {
      const bytes = bytesOf(file);
      await keep(`slide-${i}.jpg`, bytes);
      expect(await inspectJpeg(bytes)).toMatchObject({ width: 1080, height: 1350 });
    }
  });

  it("lays out text exactly as Node does, in every script and face", async () => {
    const scenes = corpusScenes();
    const there = await browser.tab.evaluate(async (same) => {
      const { frame, loadFaces, ruler } = page.composition;
      for (const scene of same) await loadFaces(scene);
      return same.map((scene) => JSON.stringify(frame(scene, 1500, ruler())));
    }, scenes);
    for (const scene of scenes) await loadFaces(scene);
    expect(there).toEqual(scenes.map((scene) => JSON.stringify(frame(scene, 1500, ruler()))));
  });

  it("draws pictures and text exactly as the renderer does, also in an uploaded face", async () => {
    const plain = aStory({ captions: "active-box" });
    const scene = inUploadedFace(plain);
    const font = Buffer.from(await asUploaded(SLAB)).toString("base64");
    const input = { same: scene, font, id: UPLOADED };
    const drawn = await browser.tab.evaluate(async ({ same, font, id }) => {
      const media = new Map([
        ["a", await page.photo(30)],
        ["b", await page.photo(200)],
        [id, await page.blob(font)],
      ]);
      const file = await page.composition.exportJpeg(same, media, { quality: 1, atMs: 2500 });
      const pictures = [...media].map(async ([id, blob]) => [id, await page.base64(blob)] as const);
      return { file: await page.base64(file), pictures: await Promise.all(pictures) };
    }, input);
    const media = new Map(drawn.pictures.map(([id, picture]) => [id, new Blob([bytesOf(picture)])]));
    const rendered = (it: Scene) => renderJpeg(it, media, { quality: 1, atMs: 2500 });
    const files = [await rendered(scene), bytesOf(drawn.file), await rendered(plain)];
    const [here, there, inOurs] = await Promise.all(files.map(shown));
    if (!here || !there || !inOurs) throw new Error("There are three pictures.");
    expect(meanDifference(here, there)).toBeLessThan(1);
    expect(meanDifference(here, inOurs)).toBeGreaterThan(1);
  });

  it("sounds as in Node, to the last of 16 bits", async () => {
    const [wav, scene] = [spokenWav(2600), aStory({ voiceId: "voice", bed: "lift" })];
    const there = await browser.tab.evaluate(
      async ([scene, voice]) => {
        const { loadSound } = page.composition;
        const sound = await loadSound(scene, new Map([["voice", await page.blob(voice)]]));
        const samples = new Int16Array([...(sound?.left ?? []), ...(sound?.right ?? [])].map((s) => s * 32_767));
        return page.base64(new Blob([samples]));
      },
      [scene, Buffer.from(wav).toString("base64")] as const,
    );
    const here = await loadSound(scene, new Map([["voice", new Blob([wav])]]));
    const samples = new Int16Array([...(here?.left ?? []), ...(here?.right ?? [])].map((s) => s * 32_767));
    expect(samples.length).toBeGreaterThan(200_000);
    expect(samples.some((sample) => Math.abs(sample) > 10_000)).toBe(true);
    expect(Buffer.from(samples.buffer).toString("base64") === there).toBe(true);
  });

  it("refuses a scene with a missing or broken picture, and names it", async () => {
    const reasons = await browser.tab.evaluate(async (scene) => {
      const { exportJpeg, ExportError } = page.composition;
      const reasonOf = (media: Map<string, Blob>) =>
        exportJpeg(scene, media).then(
          () => "exported",
          (error: unknown) => (error instanceof ExportError ? `${error.reason} ${error.mediaId}` : String(error)),
        );
      const broken = new Blob(["not a picture"], { type: "image/jpeg" });
      return [await reasonOf(new Map()), await reasonOf(new Map([["a", broken]]))];
    }, aStory());
    expect(reasons).toEqual(["media-missing a", "media-unreadable a"]);
  });

  it("carries out checks that follow each other in one worker, and a canceled one not again in it", async () => {
    const started = await browser.tab.evaluate(
      async (scene) => {
        const Real = globalThis.Worker;
        let count = 0;
        globalThis.Worker = class extends Real {
          constructor(url: string | URL, options?: WorkerOptions) {
            super(url, options);
            count += 1;
          }
        };
        const { startLint, startLoudness } = page.composition;
        const counts: number[] = [];
        const counted = () => counts.push(count);
        await startLint([scene], new Map()).promise.then(counted);
        await startLint([scene], new Map()).promise.then(counted);
        const canceled = startLoudness(scene, new Map());
        canceled.cancel();
        await canceled.promise.catch(counted);
        await startLoudness(scene, new Map()).promise.then(counted);
        globalThis.Worker = Real;
        return counts;
      },
      aStory({ bed: null }),
    );
    expect(started).toEqual([1, 1, 1, 2]);
  });

  it("stops at once when it is canceled", async () => {
    const outcome = await browser.tab.evaluate(async (scene) => {
      const { startExport } = page.composition;
      const media = new Map([
        ["a", await page.photo(30)],
        ["b", await page.photo(60)],
      ]);
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      const job = startExport(scene, media, { onProgress: () => resolve() });
      await begun;
      job.cancel();
      return job.promise.then(
        () => "finished",
        (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
      );
    }, aStory());
    expect(outcome).toBe("AbortError");
  });
});
