import { mediaTypeOf } from "@vignette/domain/media";
import { BeatAnswer, ScriptAnswer } from "@vignette/domain/studio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { messageOf } from "../openai/a-brief.ts";
import { quietSandbox } from "../openai/ask.ts";

const LLAMA = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
let local: ReturnType<typeof quietSandbox>;
beforeAll(() => {
  local = quietSandbox();
});
afterAll(() => local[Symbol.dispose]());

const run = (model: string, body: unknown, token = "Bearer local", account = "0123456789abcdef0123456789abcdef") =>
  local.sandbox.fetch(
    new Request(`https://api.cloudflare.com/client/v4/accounts/${account}/ai/run/${model}`, {
      method: "POST",
      headers: { authorization: token, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
const resultOf = async (response: Response) => {
  const told = (await response.json()) as { success: boolean; result: never };
  expect([response.status, told.success]).toEqual([200, true]);
  return told.result;
};
const facts = { task: "script", kind: "carousel-image", template: "marker-list", count: 4 };
const script = (more: object = {}) => ({
  messages: [
    { role: "system", content: "You write ads." },
    { role: "user", content: messageOf(facts) },
  ],
  max_tokens: 4000,
  response_format: { type: "json_schema", json_schema: z.toJSONSchema(ScriptAnswer) },
  ...more,
});

describe("a text model", () => {
  it("answers JSON as an object, with the schema directly under json_schema", async () => {
    const { response } = (await resultOf(await run(LLAMA, script()))) as { response: unknown };
    expect(ScriptAnswer.parse(response).beats).toHaveLength(4);
  });

  it("answers in choices if it is a newer one", async () => {
    const { choices } = (await resultOf(await run("@cf/openai/gpt-oss-120b", script()))) as {
      choices: { message: { content: string } }[];
    };
    expect(ScriptAnswer.parse(JSON.parse(choices[0]?.message.content ?? "")).beats).toHaveLength(4);
  });

  it("recognizes the task by the message, not by a schema's name", async () => {
    const beats = [{ role: "hook", line: "", title: "x", body: "" }];
    const content = messageOf({ ...facts, task: "beat", script: beats, index: 0 });
    const format = { type: "json_schema", json_schema: z.toJSONSchema(BeatAnswer) };
    const { response } = (await resultOf(
      await run(LLAMA, {
        ...script({ response_format: format }),
        prompt: undefined,
        messages: [{ role: "user", content }],
      }),
    )) as { response: unknown };
    expect(BeatAnswer.parse(response).title).not.toBe("");
  });

  it("returns the same in a stream as whole", async () => {
    const prompt = messageOf({ task: "caption" });
    const { response } = (await resultOf(await run(LLAMA, { prompt, max_tokens: 900 }))) as { response: string };
    const lines = (await (await run(LLAMA, { prompt, max_tokens: 900, stream: true })).text())
      .split("\n\n")
      .filter(Boolean);
    expect(lines.at(-1)).toBe("data: [DONE]");
    const pieces = lines.slice(0, -1).map((it) => (JSON.parse(it.slice(6)) as { response: string }).response);
    expect(pieces.join("")).toBe(response);
  });

  it.each([
    ["what is forbidden", script({ messages: [{ role: "user", content: "forbidden-by-policy" }] })],
    ["an answer that needs more tokens", script({ max_tokens: 20 })],
  ])("fails in JSON mode with %s", async (_, body) => {
    const response = await run(LLAMA, body);
    expect([response.status, await response.json()]).toMatchObject([400, { success: false, errors: [{ code: 5024 }] }]);
  });
});

describe("the other models", () => {
  it("generate pictures: a JPEG in base64, or the bytes of a PNG", async () => {
    const { image } = (await resultOf(await run("@cf/black-forest-labs/flux-1-schnell", { prompt: "Hills" }))) as {
      image: string;
    };
    expect(mediaTypeOf(new Uint8Array(Buffer.from(image, "base64")))).toBe("image/jpeg");
    const png = await run("@cf/bytedance/stable-diffusion-xl-lightning", { prompt: "Hills", width: 256, height: 320 });
    expect(mediaTypeOf(new Uint8Array(await png.arrayBuffer()))).toBe("image/png");
    expect(png.headers.get("x-placeholder")).toBe("sandbox");
  });

  it("generate speech, and transcribe it", async () => {
    const speech = await run("@cf/deepgram/aura-2-en", {
      text: "Paid on time.",
      encoding: "linear16",
      container: "wav",
    });
    const bytes = new Uint8Array(await speech.arrayBuffer());
    expect(mediaTypeOf(bytes)).toBe("audio/wav");
    const turbo = (await resultOf(
      await run("@cf/openai/whisper-large-v3-turbo", { audio: Buffer.from(bytes).toString("base64") }),
    )) as {
      text: string;
      segments: { words: { word: string }[] }[];
    };
    expect(turbo.segments[0]?.words.map(({ word }) => word)).toEqual(["Paid", "on", "time"]);
    const classic = (await resultOf(await run("@cf/openai/whisper", { audio: [...bytes] }))) as {
      word_count: number;
      vtt: string;
    };
    expect([classic.word_count, classic.vtt.split("\n")[0]]).toEqual([3, "WEBVTT"]);
  });

  it.each([
    ["no token", LLAMA, { prompt: "x" }, "", 401, 10000],
    ["a wrong token", LLAMA, { prompt: "x" }, "Bearer invalid", 401, 10000],
    ["a day's allowance that is used up", LLAMA, { prompt: "x" }, "Bearer exhausted", 429, 3036],
    ["a lack of capacity", LLAMA, { prompt: "x" }, "Bearer limited", 429, 3040],
    ["an unknown model", "@cf/acme/dream-1", { prompt: "x" }, undefined, 400, 5007],
    ["no question", LLAMA, {}, undefined, 400, 5004],
    [
      "a forbidden picture",
      "@cf/black-forest-labs/flux-1-schnell",
      { prompt: "forbidden-by-policy" },
      undefined,
      400,
      3030,
    ],
    ["a coding that it cannot make", "@cf/deepgram/aura-1", { text: "x" }, undefined, 400, 5004],
    ["noise that is no recording", "@cf/openai/whisper", { audio: [1, 2, 3] }, undefined, 400, 5004],
  ])("refuse %s with its error code", async (_, model, body, token, status, code) => {
    const response = await run(model, body, token);
    expect([response.status, await response.json()]).toEqual([
      status,
      { result: null, success: false, errors: [{ code, message: expect.any(String) }], messages: [] },
    ]);
  });
});
