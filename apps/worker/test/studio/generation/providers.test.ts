import { aiPorts } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { defaultModels } from "../../../src/adapters/generation/default-models.ts";
import { priceList } from "../../../src/adapters/generation/prices.ts";
import { aPhoto } from "../../assets/an-upload.ts";
import { STRIPES } from "../../research/a-product.ts";
import { fault, requestsDuring } from "../../support.ts";
import { aTask, generationOf, keys } from "./some-providers.ts";

const LINE = "Wake up calm. It takes one glass.";

describe("text", () => {
  it.each(["openai", "workers-ai"])("by %s fits the schema, and is marked as a placeholder", async (name) => {
    const written = await generationOf({ TEXT_PROVIDER: name }).writeScript(aTask);
    expect(written.script.beats).toHaveLength(3);
    expect(written.script.beats[0]?.title).toContain("tired mornings");
    expect(written).toMatchObject({
      placeholder: true,
      spent: [{ port: "text", provider: name, calls: 1, unpriced: 0 }],
    });
    expect(written.spent[0]?.micros).toBeGreaterThan(0);
  });

  it("is streamed as it is written, and the last part is the beginning of the whole", async () => {
    const told: unknown[] = [];
    const { script } = await generationOf({}).writeScript({ ...aTask, onPartial: (value) => told.push(value) });
    expect(told.length).toBeGreaterThan(0);
    const [first] = told as [{ beats?: { title?: string }[] }];
    expect(script.beats[0]?.title.startsWith(first.beats?.[0]?.title ?? "")).toBe(true);
  });

  it("is also read if a service answers in one piece to a streaming request", async () => {
    const content = JSON.stringify({ beats: [{ title: "One", body: "" }] });
    const body = { choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }] };
    await fault({ host: "api.openai.com", path: "/v1/chat/completions", fault: { status: 200, body } });
    expect((await generationOf({}).writeScript(aTask)).script.beats).toEqual([{ title: "One", body: "" }]);
  });
});

describe("a picture", () => {
  it.each([
    ["openai", "", 1024, 1536],
    ["workers-ai", "@cf/black-forest-labs/flux-1-schnell", 1024, 1024],
    ["workers-ai", "@cf/bytedance/stable-diffusion-xl-lightning", 832, 1216],
  ])("by %s %s has the size in the contract", async (provider, model, width, height) => {
    const { drawImage } = generationOf({ IMAGE_PROVIDER: provider, IMAGE_MODEL: model });
    const drawn = await drawImage("a candle on a table");
    expect(drawn).toMatchObject({ width, height, placeholder: true });
    expect(drawn.type).toMatch(/^image\/(jpeg|png)$/);
  });
});

const photo = { bytes: STRIPES, type: "image/png" };

describe("a picture of a product with a photo", () => {
  it.each([
    ["", "upright" as const, 1024, 1536],
    ["", "tall" as const, 1008, 1792],
    ["", "wide" as const, 1536, 1024],
    ["gpt-image-1.5", "tall" as const, 1024, 1536],
  ])("by OpenAI %s goes along with it to the endpoint for edits, %s", async (model, shape, width, height) => {
    const { drawImage } = generationOf({ IMAGE_MODEL: model });
    let drawn: unknown;
    const calls = await requestsDuring("api.openai.com", async () => {
      drawn = await drawImage("a candle on a table", { references: [photo], shape, seed: 7 });
    });
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(["/v1/images/edits"]);
    expect(drawn).toMatchObject({ width, height });
  });

  it("is drawn without it if the provider cannot read it", async () => {
    const broken = { bytes: aPhoto(), type: "image/jpeg" };
    const calls = await requestsDuring("api.openai.com", () =>
      generationOf({}).drawImage("a candle", { references: [broken] }),
    );
    // The newest is first.
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(["/v1/images/generations", "/v1/images/edits"]);
  });

  it("by Workers AI is drawn without it: the model takes none", async () => {
    const { drawImage } = generationOf({ IMAGE_PROVIDER: "workers-ai" });
    expect(await drawImage("a candle", { references: [photo], seed: 7 })).toMatchObject({ width: 1024 });
  });

  it("moves from it in a clip, by the twin of the model that takes a picture", async () => {
    const { orderVideoClip } = generationOf({});
    const calls = await requestsDuring("queue.fal.run", () => orderVideoClip("a candle burns", { start: photo }));
    expect(calls).toMatchObject([
      { status: 200, url: "https://queue.fal.run/fal-ai/kling-video/v2.5-turbo/pro/image-to-video" },
    ]);
  });
});

describe("a voice", () => {
  it.each([
    ["openai", "heard"],
    ["workers-ai", "heard"],
    ["elevenlabs", "told"],
  ])("by %s has the time of each word, %s", async (provider, timing) => {
    const speak = generationOf({ VOICE_PROVIDER: provider, TRANSCRIPTION_PROVIDER: transcriber(provider) }).speak;
    const spoken = await speak(LINE);
    expect(spoken).toMatchObject({ type: "audio/wav", timing, placeholder: true });
    expect(spoken.words.map(({ text }) => text.replace(/\W/g, ""))).toEqual(LINE.replaceAll(".", "").split(" "));
    expect(spoken.durationMs).toBeGreaterThanOrEqual(spoken.words.at(-1)?.endMs ?? Number.POSITIVE_INFINITY);
  });

  it("without times from a provider has estimated ones by length, and is marked so", async () => {
    const spoken = await generationOf({ VOICE_PROVIDER: "openai", TRANSCRIPTION_PROVIDER: "none" }).speak(LINE);
    expect(spoken).toMatchObject({ timing: "estimated" });
    expect(spoken.words).toHaveLength(7);
    expect(spoken.words.at(-1)?.endMs).toBeLessThanOrEqual(spoken.durationMs);
    expect(spoken.spent.map(({ port }) => port)).toEqual(["voice"]);
  });

  it.each([
    ["openai", "alloy"],
    ["workers-ai", "luna"],
    ["elevenlabs", "SandboxAda0000000001"],
  ])("of %s can be chosen, and each sounds different", async (provider, first) => {
    const { speak, voices } = generationOf({ VOICE_PROVIDER: provider, TRANSCRIPTION_PROVIDER: "none" });
    const listed = await voices();
    expect(listed[0]?.id).toBe(first);
    expect(listed.filter(({ about }) => about === "")).toEqual([]);
    const [one, other] = await Promise.all(listed.slice(0, 2).map(({ id }) => speak("Hello there", { voice: id })));
    expect(one?.bytes).not.toEqual(other?.bytes);
    expect((await speak("Hello there", { voice: "of another provider" })).bytes).toEqual(one?.bytes);
  });

  it.each(["openai", "elevenlabs"])("by %s has the tone and the speed that were asked for", async (provider) => {
    const { speak } = generationOf({ VOICE_PROVIDER: provider, TRANSCRIPTION_PROVIDER: "none" });
    const delivery = { tone: "dry, friendly", language: "en", speed: 1.1, mood: "lively" } as const;
    const [usual, faster] = await Promise.all([speak(LINE), speak(LINE, { delivery })]);
    expect(faster.durationMs / usual.durationMs).toBeLessThan(0.95);
  });

  it("is generated in parts and joined if the text is longer than its provider accepts", async () => {
    const long = Array.from({ length: 90 }, () => "This is one more sentence.").join(" ");
    const { speak } = generationOf({ VOICE_PROVIDER: "workers-ai", TRANSCRIPTION_PROVIDER: "none" });
    const spoken = await speak(long);
    expect(spoken.words).toHaveLength(90 * 5);
    expect(spoken.durationMs).toBeGreaterThan(90_000);
  });
});

describe("configuration", () => {
  it("with an unknown provider fails only for that provider's part", async () => {
    const generation = generationOf({ IMAGE_PROVIDER: "unknown" });
    await expect(generation.drawImage("a candle")).rejects.toMatchObject({ code: "generation.misconfigured" });
  });
  it("has a price for every usual model", () => {
    const { micros } = priceList(undefined);
    const units = {
      text: "inputToken",
      image: "image",
      voice: "character",
      transcription: "second",
      video: "second",
      presenter: "second",
    } as const;
    const prices = aiPorts.map((port) =>
      Object.values(defaultModels[port]).map((it) => micros(it, { [units[port]]: 1000 })),
    );
    expect(prices.flat()).not.toContain(null);
  });
  it("returns the price of a model, and whether it is known", async () => {
    const line = async (env: object) => (await generationOf(env).drawImage("a candle")).spent[0];
    expect(await line({ AI_PRICES: JSON.stringify({ [defaultModels.image.openai]: { image: 0.5 } }) })).toMatchObject({
      micros: 500_000,
      unpriced: 0,
    });
    expect(await line({ IMAGE_MODEL: "gpt-image-1.5" })).toMatchObject({ micros: 0, unpriced: 1 });
  });
  it("supports any service with the same protocol", async () => {
    const elsewhere = generationOf({
      OPENAI_BASE_URL: "https://nobody.example/v1",
      OPENAI_API_KEY: keys.OPENAI_API_KEY ?? "",
    });
    await expect(elsewhere.writeScript(aTask)).rejects.toMatchObject({ code: "outbound.unknown-host" });
  });
});

const transcriber = (provider: string) => (provider === "workers-ai" ? provider : "openai");
