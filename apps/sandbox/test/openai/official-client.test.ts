import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OpenAI, toFile } from "../fixtures/clients/openai.mjs";
import { quietSandbox } from "./ask.ts";

/** The package `openai` beside the simulated service: what it sends is understood, what it reads is there. */
let local: ReturnType<typeof quietSandbox>;
let client: OpenAI;
beforeAll(() => {
  local = quietSandbox();
  const send = (url: string | URL | Request, init?: RequestInit) => local.sandbox.fetch(new Request(url, init));
  client = new OpenAI({ apiKey: "sk-local", fetch: send, maxRetries: 0 });
});
afterAll(() => local[Symbol.dispose]());

const model = "gpt-4.1-mini";
const messages = [{ role: "user" as const, content: "Write a caption for a candle." }];
const parameters = {
  type: "object",
  properties: { city: { type: "string" }, days: { type: "integer", minimum: 1, maximum: 7 } },
  required: ["city", "days"],
  additionalProperties: false,
};
const tools = [{ type: "function" as const, function: { name: "get_weather", parameters } }];

describe("chat completions, for the official client,", () => {
  it("have as many choices as requested, each with its index", async () => {
    const { choices, usage } = await client.chat.completions.create({ model, messages, n: 3 });
    expect(choices.map((it) => it.index)).toEqual([0, 1, 2]);
    expect(choices[0]?.message.content).not.toBe("");
    const once = await client.chat.completions.create({ model, messages });
    expect(usage?.completion_tokens).toBe(3 * (once.usage?.completion_tokens ?? 0));
  });

  it.each([
    ["any tool", "required" as const, "tool_calls"],
    ["one tool by its name", { type: "function" as const, function: { name: "get_weather" } }, "stop"],
  ])("call a function with arguments that fit its schema if %s is demanded", async (_, tool_choice, reason) => {
    const { choices } = await client.chat.completions.create({ model, messages, tools, tool_choice });
    const [call] = choices[0]?.message.tool_calls ?? [];
    expect(choices[0]).toMatchObject({ finish_reason: reason, message: { content: null } });
    expect(call).toMatchObject({ type: "function", function: { name: "get_weather" } });
    const given = call?.type === "function" ? JSON.parse(call.function.arguments) : null;
    expect(given).toEqual({ city: expect.any(String), days: expect.any(Number) });
  });

  it("stream the choices and function calls that they send whole", async () => {
    const text = await client.chat.completions.stream({ model, messages, n: 2 }).finalChatCompletion();
    const whole = await client.chat.completions.create({ model, messages, n: 2 });
    expect(text.choices.map((it) => it.message.content)).toEqual(whole.choices.map((it) => it.message.content));
    const called = await client.chat.completions
      .stream({ model, messages, tools, tool_choice: "required" })
      .finalChatCompletion();
    expect(called.choices[0]?.message.tool_calls).toMatchObject([{ function: { name: "get_weather" } }]);
  });
});

describe("responses, for the official client,", () => {
  const format = { type: "json_schema" as const, name: "weather", schema: parameters };

  it("answer in text and in JSON that fits a schema", async () => {
    const { output_text, status } = await client.responses.create({
      model,
      instructions: "Be short.",
      input: messages,
    });
    const chat = await client.chat.completions.create({ model, messages });
    expect({ output_text, status }).toEqual({ output_text: chat.choices[0]?.message.content, status: "completed" });
    const json = await client.responses.create({ model, input: "weather", text: { format } });
    expect(JSON.parse(json.output_text)).toMatchObject({ city: expect.any(String) });
  });

  it("stream the text that they send whole", async () => {
    const whole = await client.responses.create({ model, input: "A caption" });
    const streamed = await client.responses.stream({ model, input: "A caption" }).finalResponse();
    expect(streamed.output_text).toBe(whole.output_text);
  });

  it("are incomplete at the token limit, and refuse forbidden content", async () => {
    const cut = await client.responses.create({ model, input: "A caption", max_output_tokens: 16 });
    const refused = await client.responses.create({ model, input: "forbidden-by-policy" });
    expect(cut).toMatchObject({ status: "incomplete", incomplete_details: { reason: "max_output_tokens" } });
    expect(refused.output[0]).toMatchObject({ content: [{ type: "refusal" }] });
  });
});

describe("models, for the official client,", () => {
  it("are listed, and each can be read", async () => {
    const listed = (await client.models.list()).data.map((it) => it.id);
    expect(listed).toContain(model);
    expect(await client.models.retrieve(model)).toMatchObject({ id: model, object: "model" });
  });

  it.each([
    ["chat", () => client.chat.completions.create({ model: "gpt-9-imaginary", messages })],
    ["images", () => client.images.generate({ model: "gpt-image-9", prompt: "x" })],
    ["speech", () => client.audio.speech.create({ model: "tts-9", voice: "alloy", input: "x" })],
    ["moderation", () => client.moderations.create({ model: "omni-9", input: "x" })],
    ["a lookup", () => client.models.retrieve("gpt-9-imaginary")],
    ["an endpoint of another kind", () => client.chat.completions.create({ model: "whisper-1", messages })],
  ])("are 404 for %s if they do not exist there", async (_, call) => {
    await expect(call()).rejects.toMatchObject({ status: 404, code: "model_not_found" });
  });
});

describe("a moderation, for the official client,", () => {
  it("flags what models refuse, with a result for each text", async () => {
    const { results } = await client.moderations.create({ input: ["A candle.", "forbidden-by-policy"] });
    expect(results.map((it) => it.flagged)).toEqual([false, true]);
    expect(results[1]?.categories.illicit).toBe(true);
  });
});

describe("images, for the official client,", () => {
  it("are PNG unless another type is requested, and are edited from other pictures", async () => {
    const { data } = await client.images.generate({ model: "gpt-image-1.5", prompt: "a candle", size: "1024x1024" });
    const bytes = Buffer.from(data?.[0]?.b64_json ?? "", "base64");
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    const image = await toFile(bytes, "candle.png", { type: "image/png" });
    const edited = await client.images.edit({
      model: "gpt-image-1.5",
      image: [image],
      prompt: "at night",
      size: "1024x1024",
    });
    expect(edited.data).toHaveLength(1);
    const text = await toFile(Buffer.from("hello"), "hello.png", { type: "image/png" });
    await expect(client.images.edit({ image: text, prompt: "x" })).rejects.toMatchObject({
      status: 400,
      param: "image",
    });
  });
});

describe("speech and transcription, for the official client,", () => {
  const input = "Your invoices are not late. Your reminders are!";
  const speak = (response_format?: "mp3" | "opus" | "aac" | "flac" | "wav") =>
    client.audio.speech.create({
      model: "gpt-4o-mini-tts",
      voice: "coral",
      input,
      ...(response_format && { response_format }),
    });

  it.each([
    [undefined, "audio/mpeg"],
    ["mp3" as const, "audio/mpeg"],
    ["opus" as const, "audio/opus"],
    ["aac" as const, "audio/aac"],
    ["flac" as const, "audio/flac"],
    ["wav" as const, "audio/wav"],
  ])("speak as %s and understand it", async (format, type) => {
    const spoken = await speak(format);
    expect(spoken.headers.get("content-type")).toBe(type);
    const file = await toFile(spoken, `voice.${format ?? "mp3"}`);
    expect((await client.audio.transcriptions.create({ model: "whisper-1", file })).text).toBe(input);
  });

  it("return subtitles with the times of the words", async () => {
    const file = await toFile(await speak("wav"), "voice.wav");
    const as = (response_format: "srt" | "vtt") =>
      client.audio.transcriptions.create({ model: "whisper-1", file, response_format });
    expect(await as("srt")).toMatch(
      /^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nYour invoices are not late Your reminders\n\n2\n/,
    );
    expect(await as("vtt")).toMatch(/^WEBVTT\n\n00:00:0\d\.\d{3} --> /);
  });

  it("refuse files without sound, and formats that a model lacks", async () => {
    const text = await toFile(Buffer.from("hello, I am a text file"), "voice.wav");
    for (const response_format of ["json", "text", "srt", "verbose_json"] as const) {
      const call = client.audio.transcriptions.create({ model: "whisper-1", file: text, response_format });
      await expect(call).rejects.toMatchObject({ status: 400, param: "file" });
    }
    const file = await toFile(await speak("wav"), "voice.wav");
    const call = client.audio.transcriptions.create({
      model: "gpt-4o-transcribe",
      file,
      response_format: "verbose_json",
    });
    await expect(call).rejects.toMatchObject({ status: 400, param: "response_format" });
  });
});
