import { ScriptAnswer } from "@vignette/domain/studio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { brief, type Facts, messageOf } from "./a-brief.ts";
import { askAi, quietSandbox } from "./ask.ts";

let local: ReturnType<typeof quietSandbox>;
beforeAll(() => {
  local = quietSandbox();
});
afterAll(() => local[Symbol.dispose]());

const chatBody = (facts: Facts, more: object = {}) => ({
  model: "gpt-4.1-mini",
  messages: [
    { role: "system", content: "You write ads." },
    { role: "user", content: messageOf(facts) },
  ],
  response_format: {
    type: "json_schema",
    json_schema: {
      name: facts.task,
      schema: z.toJSONSchema(ScriptAnswer),
    },
  },
  ...more,
});

type Answer = {
  model: string;
  system_fingerprint: string;
  choices: { message: { content: string | null; refusal: string | null }; finish_reason: string }[];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};
async function chat(facts: Facts, more: object = {}) {
  const response = await askAi(local.sandbox, "/v1/chat/completions", chatBody(facts, more));
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}
const contentOf = (answer: Answer) => answer.choices[0]?.message.content ?? "";

describe("a chat completion", () => {
  it("echoes the model, is marked as a placeholder and counts tokens", async () => {
    const answer = await chat({ task: "script" });
    expect(answer).toMatchObject({
      model: "gpt-4.1-mini",
      system_fingerprint: "placeholder",
      choices: [{ finish_reason: "stop", message: { refusal: null } }],
    });
    expect(answer.usage.total_tokens).toBe(answer.usage.prompt_tokens + answer.usage.completion_tokens);
  });

  it("stops at the token limit and reports it", async () => {
    const answer = await chat({ task: "script" }, { max_completion_tokens: 20 });
    expect(answer.choices[0]?.finish_reason).toBe("length");
    expect(() => JSON.parse(contentOf(answer))).toThrow();
  });

  it.each([
    [
      "an optional property",
      { properties: { a: { type: "string" } }, required: [], additionalProperties: false },
      "Missing 'a'",
    ],
    ["further properties", { properties: { a: { type: "string" } }, required: ["a"] }, "additionalProperties"],
    [
      "a length",
      { properties: { a: { type: "string", maxLength: 3 } }, required: ["a"], additionalProperties: false },
      "'maxLength' is not permitted",
    ],
  ])("refuses a strict schema with %s", async (_what, shape, words) => {
    const json_schema = { name: "odd", strict: true, schema: { type: "object", ...shape } };
    const body = chatBody({ task: "script" }, { response_format: { type: "json_schema", json_schema } });
    const response = await askAi(local.sandbox, "/v1/chat/completions", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: "invalid_json_schema", param: "response_format", message: expect.stringContaining(words) },
    });
  });

  it("is written by the descriptions of its schema alone while the sandbox is asked for that", async () => {
    const settings = (literalWriter: boolean) =>
      local.sandbox.fetch(
        new Request("http://localhost:8788/__control/platforms", {
          method: "POST",
          body: JSON.stringify({ literalWriter }),
        }),
      );
    const note = { type: "string", description: "2 to 2 words about it." };
    const schema = { type: "object", properties: { note }, required: ["note"], additionalProperties: false };
    const json_schema = { name: "odd", strict: true, schema };
    expect((await settings(true)).status).toBe(200);
    const answer = await chat({ task: "script" }, { response_format: { type: "json_schema", json_schema } });
    await settings(false);
    expect(JSON.parse(contentOf(answer)).note.split(" ")).toHaveLength(2);
  });

  it("refuses forbidden content", async () => {
    const answer = await chat({ task: "script", brief: { ...brief, description: "forbidden-by-policy" } });
    expect(answer.choices[0]?.message).toMatchObject({ content: null, refusal: expect.stringContaining("can't help") });
  });

  it("streams the same text that it sends whole", async () => {
    const facts = { task: "script" };
    const response = await askAi(
      local.sandbox,
      "/v1/chat/completions",
      chatBody(facts, { stream: true, stream_options: { include_usage: true } }),
    );
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const lines = (await response.text()).split("\n\n").filter((it) => it !== "");
    expect(lines.at(-1)).toBe("data: [DONE]");
    const chunks = lines.slice(0, -1).map((it) => JSON.parse(it.replace(/^data: /, "")));
    expect(chunks.map((it) => it.choices[0]?.delta.content ?? "").join("")).toBe(contentOf(await chat(facts)));
    expect(chunks.at(-2)?.choices[0].finish_reason).toBe("stop");
    expect(chunks.at(-1)?.usage.total_tokens).toBeGreaterThan(0);
  });

  it.each([
    ["no key", chatBody({ task: "x" }), "", 401, null],
    ["a wrong key", chatBody({ task: "x" }), "Bearer invalid", 401, "invalid_api_key"],
    ["an unknown model", chatBody({ task: "x" }, { model: "nothing-1" }), undefined, 404, "model_not_found"],
    ["no messages", { model: "gpt-4.1-mini" }, undefined, 400, "missing_required_parameter"],
    [
      "an unknown role",
      { model: "gpt-4.1-mini", messages: [{ role: "boss", content: "x" }] },
      undefined,
      400,
      "invalid_value",
    ],
  ])("refuses %s in the API's error form", async (_, body, key, status, code) => {
    const response = await askAi(local.sandbox, "/v1/chat/completions", body, key);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: { message: expect.any(String), type: "invalid_request_error", param: expect.toSatisfy(() => true), code },
    });
  });
});
