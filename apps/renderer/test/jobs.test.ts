import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspectJpeg, inspectMp4 } from "@vignette/composition";
import { renderJpeg } from "@vignette/composition/node";
import { plannedOutputs } from "@vignette/domain/studio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDocument, files } from "../../../packages/content/test/a-document.ts";
import { PATIENCE } from "../../../scripts/testing/patience.ts";
import { type Renderer, startRenderer } from "../src/start-renderer.ts";
import { aJob, aSlide, aStory, call, SECRET, spokenWav } from "./a-job.ts";
import { theWorker } from "./the-worker.ts";

const MIB = 1024 * 1024;
let worker: Awaited<ReturnType<typeof theWorker>>;
let renderer: Renderer;
let origin: string;
/** Where jobs make their own folders. */
const folder = mkdtempSync(join(tmpdir(), "vignette-jobs-"));
const compiled = mkdtempSync(join(tmpdir(), "vignette-compiled-"));

const aRenderer = (limits: { jobTimeout: number; jobSilence: number }) =>
  startRenderer(
    {
      ...{ port: 0, host: "127.0.0.1", secret: SECRET, allowedOrigin: worker.origin },
      ...{ capacity: 2, waiting: 1, jobMemory: 400 * MIB, grace: 0, compiled, ...limits },
    },
    join(import.meta.dirname, "process.ts"),
  );

const { TMPDIR } = process.env;

beforeAll(async () => {
  process.env.TMPDIR = folder;
  worker = await theWorker();
  renderer = await aRenderer({ jobTimeout: PATIENCE, jobSilence: PATIENCE });
  origin = `http://127.0.0.1:${renderer.port}`;
});
afterAll(async () => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await renderer.close(0);
  worker.close();
  for (const it of [folder, compiled]) rmSync(it, { recursive: true });
});

const submit = (id: string, scenes?: readonly unknown[], change: object = {}) =>
  call(origin, "PUT", `/jobs/${id}`, { ...aJob(worker.origin, id, scenes), ...change });
const cancel = (id: string) => call(origin, "DELETE", `/jobs/${id}`);
const folders = () => readdirSync(folder);

describe("a job", () => {
  it("of slides is drawn, uploaded and reported", async () => {
    const thumbnail = `${worker.origin}/files/slides/thumbnail`;
    expect((await submit("slides", [aSlide("One"), aSlide("Two")], { thumbnail })).status).toBe(202);
    expect(await worker.endOf("slides")).toEqual({ state: "done" });
    const media = new Map([["photo", new Blob([new Uint8Array(worker.media.get("/media/photo") ?? [])])]]);
    for (const [index, title] of ["One", "Two"].entries()) {
      const file = worker.files.get(`/files/slides/${index}`);
      expect(file && (await inspectJpeg(file))).toMatchObject({ width: 1080, height: 1350 });
      // What the engine draws, to the byte; the engine's own tests hold it against the browser's export.
      expect(file).toEqual(await renderJpeg(aSlide(title), media, { quality: 0.92 }));
    }
    const small = worker.files.get("/files/slides/thumbnail");
    expect(small && (await inspectJpeg(small))).toMatchObject({ width: 384, height: 480 });
    expect((await call(origin, "GET", "/jobs/slides")).told).toEqual({ state: "done" });
  });

  it("leaves Node's compile cache to the next one", async () => {
    // A process writes it as it ends, after its report.
    await expect.poll(() => readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(100);
  });

  it("is the same job when it is submitted again", async () => {
    const again = await submit("slides", [aSlide("One"), aSlide("Two")]);
    expect(again).toMatchObject({ status: 202, told: { state: "done" } });
    expect(worker.reports.filter((it) => it.id === "slides" && it.status.state === "done")).toHaveLength(1);
  });

  it("of a video is drawn with its sound, and reports progress", async () => {
    worker.media.set("/media/voice", Buffer.from(spokenWav(1000)));
    const id = "story";
    const media = ["photo", "voice"].map((it) => ({ id: it, url: `${worker.origin}/media/${it}` }));
    const files = aJob(worker.origin, id, [aStory()]).files.map((it) => ({ ...it, type: "video/mp4" }));
    await submit(id, [], { files, media });
    expect(await worker.endOf(id)).toEqual({ state: "done" });
    const file = worker.files.get(`/files/${id}/0`);
    expect(file && (await inspectMp4(file))).toMatchObject({ width: 270, height: 480, faststart: true });
    const told = worker.reports.flatMap((it) =>
      it.id === id && it.status.state === "running" ? [it.status.progress] : [],
    );
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it("of a creation's document becomes pictures, without scenes from a browser", async () => {
    const creation = aDocument("carousel-image");
    for (const [key, url] of Object.entries(files)) {
      worker.media.set(`/media/${encodeURIComponent(key)}`, Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
    }
    const outputs = plannedOutputs(creation);
    const media = Object.keys(files).map((id) => ({ id, url: `${worker.origin}/media/${encodeURIComponent(id)}` }));
    const links = outputs.map((_, index) => ({ upload: `${worker.origin}/files/document/${index}` }));
    await submit("document", [], { creation, media, files: links });
    expect(await worker.endOf("document")).toEqual({ state: "done" });
    const sizes = outputs.map(async (_, index) => {
      const file = worker.files.get(`/files/document/${index}`);
      const facts = file && (await inspectJpeg(file));
      return facts?.height;
    });
    expect(await Promise.all(sizes)).toEqual([1350, 1350, 1350, 1920, 1920, 1920]);
  });
});

// All reasons for which files cannot be made are in make-files.test.ts.
describe("a job that fails reports why", () => {
  it("bad-scene", async () => {
    await submit("version", [{ version: 99 }]);
    expect(await worker.endOf("version")).toEqual({ state: "failed", reason: "bad-scene" });
  });

  it("media-unreadable", async () => {
    worker.media.set("/media/text", Buffer.from("this is no picture"));
    await submit("text", undefined, { media: [{ id: "photo", url: `${worker.origin}/media/text` }] });
    expect(await worker.endOf("text")).toEqual({ state: "failed", reason: "media-unreadable" });
  });
});

describe("a process that crashes", () => {
  beforeAll(async () => {
    await submit("unharmed", [{ act: "wait" }]);
  });
  afterAll(async () => {
    await cancel("unharmed");
    await worker.endOf("unharmed");
  });

  it.each([
    ["is killed", "die", "crashed"],
    ["uses up the memory", "greed", "out-of-memory"],
    ["fills its heap", "heap", "out-of-memory"],
    ["sends an invalid message", "lie", "crashed"],
  ])("because it %s does not affect other jobs", async (_case, act, reason) => {
    await submit(act, [{ act }]);
    expect(await worker.endOf(act)).toEqual({ state: "failed", reason });
    const beside = await call(origin, "GET", "/jobs/unharmed");
    expect(beside.told).toMatchObject({ state: "running" });
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    // That of the job beside it.
    await expect.poll(folders).toHaveLength(1);
  });
});

describe("a job without end", () => {
  it("does not affect another job, and can be canceled", async () => {
    await submit("endless", [{ act: "hang" }]);
    await submit("beside");
    expect(await worker.endOf("beside")).toEqual({ state: "done" });
    expect((await call(origin, "GET", "/jobs/endless")).told).toMatchObject({ state: "running" });
    await cancel("endless");
    expect(await worker.endOf("endless")).toEqual({ state: "failed", reason: "cancelled" });
  });

  it.each([
    ["stalled", "hang", { jobTimeout: PATIENCE, jobSilence: 1000 }],
    ["timed-out", "chatter", { jobTimeout: 1500, jobSilence: PATIENCE }],
  ])("is %s after its time", async (reason, act, limits) => {
    const impatient = await aRenderer(limits);
    await call(`http://127.0.0.1:${impatient.port}`, "PUT", `/jobs/${act}`, aJob(worker.origin, act, [{ act }]));
    expect(await worker.endOf(act)).toEqual({ state: "failed", reason });
    await impatient.close(0);
  });
});

describe("more jobs than slots", () => {
  it("wait in line, and are rejected with a retry time once the line is full", async () => {
    for (const id of ["w1", "w2", "w3"]) expect((await submit(id, [{ act: "wait" }])).status).toBe(202);
    expect(await (await fetch(`${origin}/health`)).json()).toEqual({ ok: true, running: 2, queued: 1, capacity: 2 });
    const turnedAway = await submit("w4", [{ act: "wait" }]);
    expect(turnedAway.status).toBe(503);
    expect(Number(turnedAway.headers.get("retry-after"))).toBeGreaterThan(0);

    await cancel("w3");
    expect(await worker.endOf("w3")).toEqual({ state: "failed", reason: "cancelled" });
    await cancel("w1");
    expect(await worker.endOf("w1")).toEqual({ state: "failed", reason: "cancelled" });
    worker.unwanted.add("w2");
    await expect
      .poll(async () => (await call(origin, "GET", "/jobs/w2")).told)
      .toEqual({
        state: "failed",
        reason: "cancelled",
      });
  });
});
