import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { capacityOf } from "../src/capacity.ts";
import { settingsFrom } from "../src/settings.ts";
import { type Renderer, startRenderer } from "../src/start-renderer.ts";
import { aJob, call, SECRET } from "./a-job.ts";

const WORKER = "https://vignette.test";
const env = { RENDERER_SECRET: SECRET, ALLOWED_ORIGIN: WORKER };
let renderer: Renderer;
let origin: string;

beforeAll(async () => {
  renderer = await startRenderer({ ...settingsFrom(env), port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${renderer.port}`;
});
afterAll(() => renderer.close(0));

describe("a call", () => {
  it.each([
    ["with another secret", { secret: "another secret of more than thirty-two characters" }],
    ["signed for another path", { signedPath: "/jobs/another" }],
    ["signed ten minutes ago", { time: Date.now() - 600_000 }],
    ["signed for tomorrow", { time: Date.now() + 86_400_000 }],
    ["without a time", { time: Number.NaN }],
  ])("%s is rejected", async (_case, as) => {
    expect((await call(origin, "PUT", "/jobs/a", aJob(WORKER, "a"), as)).status).toBe(401);
    expect((await call(origin, "GET", "/jobs/a", undefined, as)).status).toBe(401);
    expect((await call(origin, "DELETE", "/jobs/a", undefined, as)).status).toBe(401);
  });

  it("without a signature is rejected, except for the health check", async () => {
    expect((await fetch(`${origin}/jobs/a`)).status).toBe(401);
    expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ ok: true, running: 0 });
  });

  it("about an unknown job gets a 404", async () => {
    expect((await call(origin, "GET", "/jobs/nothing")).status).toBe(404);
    expect((await call(origin, "DELETE", "/jobs/nothing")).status).toBe(204);
  });
});

describe("a job is refused", () => {
  const job = () => aJob(WORKER, "a");
  const media = (url: string) => ({ ...job(), media: [{ id: "photo", url }] });

  it.each([
    ["that is no JSON", "{", 400, "body"],
    ["without files", { ...job(), files: [] }, 400, "files"],
    ["with another id", { ...job(), id: "b" }, 400, "id"],
    ["with a scene that is no object", { ...job(), files: [{ ...job().files[0], scene: "x" }] }, 400, "files.0.scene"],
    ["that reads from the cloud's own addresses", media("http://169.254.169.254/latest"), 400, "media.0.url"],
    ["that reads from this machine", media("http://127.0.0.1:22/"), 400, "media.0.url"],
    ["that reads a file", media("file:///etc/passwd"), 400, "media.0.url"],
    ["that reads without encryption", media("http://vignette.test/media"), 400, "media.0.url"],
    ["that reads from a lookalike", media("https://vignette.test.evil.test/"), 400, "media.0.url"],
    ["that reads by a name and a password", media("https://a:b@vignette.test/"), 400, "media.0.url"],
    ["that reports elsewhere", { ...job(), report: "https://evil.test/" }, 400, "report"],
    ["larger than a megabyte", { ...job(), padding: "x".repeat(1_300_000) }, 413, undefined],
  ])("%s", async (_case, body, status, field) => {
    const answer = await call(origin, "PUT", "/jobs/a", body);
    expect([answer.status, answer.told?.field]).toEqual([status, field]);
  });
});

describe("a renderer", () => {
  it.each([
    ["a core each", { cores: 4, memory: 12 }, 4],
    ["no more than fit into memory", { cores: 4, memory: 3 }, 2],
    ["one on the smallest machine", { cores: 1, memory: 0.5 }, 1],
  ])("runs as many jobs as the machine allows: %s", (_case, { cores, memory }, jobs) => {
    const gib = 1024 ** 3;
    expect(capacityOf({ cores, memory: memory * gib, jobMemory: gib })).toBe(jobs);
  });

  it.each([
    ["without a secret", { RENDERER_SECRET: "" }],
    ["with a short secret", { RENDERER_SECRET: "short" }],
    ["for a Worker without encryption", { ALLOWED_ORIGIN: "http://vignette.test" }],
    ["for no Worker", { ALLOWED_ORIGIN: "" }],
    ["on a port that is none", { PORT: "eighty" }],
  ])("does not start %s", (_case, change) => {
    expect(() => settingsFrom({ ...env, ...change })).toThrow(/RENDERER_SECRET|ALLOWED_ORIGIN|PORT/);
  });
});
