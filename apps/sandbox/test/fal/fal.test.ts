import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../../src/index.ts";

const MODEL = "fal-ai/kling-video/v4/text-to-video";
const clock = { ms: 1_700_000_000_000 };
const dataDir = mkdtempSync(join(tmpdir(), "vignette-fal-"));
let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ dataDir, now: () => clock.ms });
});
afterAll(() => {
  sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (
  url: string,
  { body, method, key = "Key local" }: { body?: unknown; method?: string; key?: string } = {},
) =>
  sandbox.fetch(
    new Request(url, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { authorization: key, "content-type": "application/json" },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    }),
  );
const submit = async (input: object) => {
  const response = await ask(`https://queue.fal.run/${MODEL}`, { body: input });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<
    "request_id" | "status" | "status_url" | "response_url" | "cancel_url",
    string
  >;
};

describe("the queue", () => {
  it("takes a run from the queue to a playable video", async () => {
    const run = await submit({ prompt: "A candle on a desk by a window", duration: "1", aspect_ratio: "9:16" });
    expect(run.status).toBe("IN_QUEUE");
    expect(run.status_url).toBe(`https://queue.fal.run/fal-ai/kling-video/requests/${run.request_id}/status`);

    const waiting = await ask(run.status_url);
    expect([waiting.status, await waiting.json()]).toEqual([
      202,
      expect.objectContaining({ status: "IN_QUEUE", queue_position: 0 }),
    ]);
    expect(waiting.headers.get("x-placeholder")).toBe("sandbox");
    expect((await ask(run.response_url)).status).toBe(400);

    clock.ms += 2500;
    const done = await ask(`${run.status_url}?logs=1`);
    expect([done.status, await done.json()]).toEqual([
      200,
      expect.objectContaining({ status: "COMPLETED", logs: [expect.anything()] }),
    ]);
    const { video } = (await (await ask(run.response_url)).json()) as { video: { url: string; file_size: number } };
    const file = await sandbox.fetch(new Request(video.url));
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([file.headers.get("content-type"), bytes.length]).toEqual(["video/mp4", video.file_size]);

    using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
    const track = await input.getPrimaryVideoTrack();
    expect([track?.codec, track?.displayWidth, track?.displayHeight]).toEqual(["avc", 540, 960]);
    expect(await input.computeDuration()).toBeCloseTo(1, 1);
  });

  it("is done after several polls, even if no time passes", async () => {
    const run = await submit({ prompt: "Hills" });
    const told: string[] = [];
    for (let n = 0; n < 4; n++) told.push(((await (await ask(run.status_url)).json()) as { status: string }).status);
    expect(told).toEqual(["IN_QUEUE", "IN_PROGRESS", "IN_PROGRESS", "COMPLETED"]);
  });

  it("starts a video from a picture", async () => {
    const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const run = await submit({
      prompt: "Move closer",
      duration: 1,
      image_url: `data:image/png;base64,${dot}`,
      aspect_ratio: "1:1",
    });
    clock.ms += 2500;
    expect((await ask(run.response_url)).status).toBe(200);
  });

  it("cancels a run that is not done, and no other", async () => {
    const run = await submit({ prompt: "Hills" });
    const stopped = await ask(run.cancel_url, { method: "PUT" });
    expect([stopped.status, await stopped.json()]).toEqual([202, { status: "CANCELLATION_REQUESTED" }]);
    expect((await ask(run.cancel_url, { method: "PUT" })).status).toBe(400);
    expect((await ask(run.response_url)).status).toBe(400);
  });

  it.each([
    ["no prompt", {}, "missing", "prompt"],
    ["what is forbidden", { prompt: "forbidden-by-policy" }, "content_policy_violation", "prompt"],
    ["too long a video", { prompt: "x", duration: 60 }, "out_of_range", "duration"],
    ["an unknown ratio", { prompt: "x", aspect_ratio: "2:7" }, "value_error", "aspect_ratio"],
    ["a picture that is none", { prompt: "x", image_url: "data:text/plain,no" }, "value_error", "image_url"],
  ])("completes a run with %s, and reports the error in its result", async (_, input, type, field) => {
    const run = await submit(input);
    clock.ms += 2500;
    expect((await ask(run.status_url)).status).toBe(200);
    const result = await ask(run.response_url);
    expect(result.status).toBe(422);
    const { detail } = (await result.json()) as { detail: { loc: string[]; type: string }[] };
    expect(detail[0]?.loc).toEqual(["body", field]);
    if (field !== "image_url") expect(detail[0]?.type).toBe(type);
  });

  it.each([
    ["no key", "", 401],
    ["a wrong key", "Key invalid", 401],
    ["an empty purse", "Key exhausted", 403],
    ["too many requests", "Key limited", 429],
  ])("refuses %s", async (_, key, status) => {
    const response = await ask(`https://queue.fal.run/${MODEL}`, { body: { prompt: "x" }, key });
    expect([response.status, await response.json()]).toEqual([status, { detail: expect.any(String) }]);
  });

  it("does not know other apps or other users' runs, and calls no webhooks", async () => {
    expect((await ask("https://queue.fal.run/fal-ai/whisper", { body: {} })).status).toBe(404);
    expect((await ask("https://queue.fal.run/fal-ai/veo3.1/requests/none/status")).status).toBe(404);
    expect((await ask(`https://queue.fal.run/${MODEL}?fal_webhook=https://x.example`, { body: {} })).status).toBe(400);
    expect((await ask(`https://queue.fal.run/${MODEL}`, { body: "{" })).status).toBe(422);
    expect((await ask("https://v3.fal.media/files/sandbox/00.mp4")).status).toBe(404);
  });
});
