import { describe, expect, it } from "vitest";
import { defaultModels } from "../../src/adapters/generation/default-models.ts";
import { aCarousel, aProduct, dotsFor, made, PICTURED, SLIDES } from "../research/a-product.ts";
import { aPerson, ask, asked, call, fault, givePlan } from "../support.ts";
import { aDraft } from "./a-draft.ts";

const AI = "api.openai.com";

describe("a carousel", () => {
  it("is written and drawn in the background, from the brief and the hook alone", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const begun = await call(person, "studio", "create", aCarousel(ids, "Life before Pact, life after"));
    expect(begun).toMatchObject({
      status: 200,
      value: { state: "generating", progress: 0, style: { template: PICTURED } },
    });

    const done = await made(person, begun.value.id);
    expect(done).toMatchObject({ state: "draft", progress: 1, failure: null });
    const script = done.script;
    expect(script?.beats).toHaveLength(SLIDES);
    expect(script?.beats[0]?.title).toContain("Life before Pact");
    expect(done.media.map((it) => it.kind === "image" && it.beatId)).toEqual(script?.beats.map(({ id }) => id));
    expect(done.lineage).toMatchObject({
      textModel: defaultModels.text.openai,
      imageModel: defaultModels.image.openai,
      placeholder: true,
    });
    expect(done.brand).toEqual({ bg: "#ffffff", accent: "#ff5500" });

    const picture = await ask(new URL(done.media[0]?.url ?? "").pathname + new URL(done.media[0]?.url ?? "").search);
    expect(picture.headers.get("content-type")).toMatch(/^image\//);
    expect((await picture.arrayBuffer()).byteLength).toBe(done.media[0]?.bytes);
    expect((await call(person, "studio", "list", { projectId: ids.projectId })).value).toHaveLength(1);
  });

  it("of a look that is type first is finished with its words, where the product has no photo", async () => {
    const person = await aPerson();
    const hook = "3 signs you are ready for calm mornings";
    const input = { ...aCarousel(await aProduct(person), hook), template: "" };
    const { value } = await call(person, "studio", "create", input);
    const done = await made(person, value.id);
    expect(done).toMatchObject({ state: "draft", progress: 1, media: [], style: { template: "marker-list" } });
    expect(done.script?.beats).toHaveLength(5);
    expect(done.script?.beats[0]?.title).toContain("3 signs");
  });

  it("is missing to other users, for every call", async () => {
    const { id, projectId, productId } = await aDraft();
    const other = await aPerson();
    const answers = [
      call(other, "studio", "get", { id }),
      call(other, "studio", "generateMissing", { id }),
      call(other, "studio", "duplicate", { id }),
      call(other, "studio", "versions", { id }),
      call(other, "studio", "cancelGeneration", { id }),
      call(other, "studio", "remove", { id }),
      call(other, "studio", "create", aCarousel({ projectId, productId })),
    ];
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(404);
    expect((await call(other, "studio", "list", { projectId })).value).toEqual([]);
  });

  it("is refused with an open placeholder in the hook", async () => {
    const person = await aPerson();
    const answer = await call(person, "studio", "create", aCarousel(await aProduct(person), "Stop fixing [pain]"));
    expect(answer).toMatchObject({ status: 400, error: { data: { field: "hook" } } });
  });
});

describe("a video story", () => {
  it("has a voice, the time of each word, and beats that start with their words", async () => {
    const person = await aPerson();
    const input = { ...aCarousel(await aProduct(person)), kind: "video-story", template: "beat-cuts" };
    const { value } = await call(person, "studio", "create", input);
    const done = await made(person, value.id);
    expect(done).toMatchObject({ state: "draft", style: { template: "beat-cuts", captions: "scale-pulse" } });
    const voice = done.media.find((it) => it.kind === "voice");
    if (!voice || !done.script) throw new Error("A story has words and a voice.");
    expect(done.script.beats).toHaveLength(4);
    expect(voice.said).toBe(done.script.beats.map(({ line }) => line).join(" "));
    expect(voice.words.length).toBeGreaterThan(5);
    expect(voice.durationMs).toBeGreaterThanOrEqual(voice.words.at(-1)?.endMs ?? 0);
    // The product has no photo, and none is made up.
    expect(done.media.filter((it) => it.kind === "image")).toEqual([]);
  });
});

describe("a provider that fails", () => {
  it.each([
    [
      "is busy",
      2,
      { status: 429, body: { error: { message: "Slow down", code: "rate_limit_exceeded" } } },
      "in a minute",
    ],
    ["is down", 2, { status: 503, body: "<html>Bad gateway</html>" }, "isn't responding"],
    [
      "declines the request",
      1,
      { status: 400, body: { error: { message: "No", code: "moderation_blocked" } } },
      "declined",
    ],
    ["refuses", 1, { status: 200, body: completion(null, "I cannot help with that.") }, "declined"],
    ["sends broken JSON", 2, { status: 200, body: completion('{"beats": [') }, "couldn't use"],
    ["answers something else", 2, { status: 200, body: completion('{"beats": []}') }, "couldn't use"],
    ["stops halfway", 2, { status: 200, body: completion('{"beats": [', null, "length") }, "couldn't use"],
  ])("and %s leaves a clear state that can be retried", async (_case, times, answer, words) => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const before = (await asked(AI)).length;
    await fault({ host: AI, path: "/v1/chat/completions", times, fault: answer });
    const { value } = await call(person, "studio", "create", aCarousel(ids));
    const failed = await made(person, value.id);
    expect(failed).toMatchObject({ state: "failed", script: null });
    expect(failed.failure).toContain(words);
    expect((await asked(AI)).length).toBeGreaterThan(before);

    await dotsFor(SLIDES);
    expect((await call(person, "studio", "generateMissing", { id: value.id })).value.state).toBe("generating");
    expect((await made(person, value.id)).state).toBe("draft");
  });

  it("once gets a second request that says what was wrong", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    await fault({ host: AI, path: "/v1/chat/completions", fault: { status: 200, body: completion("{") } });
    await dotsFor(SLIDES);
    const { value } = await call(person, "studio", "create", aCarousel(ids));
    expect((await made(person, value.id)).state).toBe("draft");
  });

  it("on a picture does not affect the script", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    await fault({ host: AI, path: "/v1/images/generations", times: 6, fault: { status: 500 } });
    const { value } = await call(person, "studio", "create", aCarousel(ids));
    const failed = await made(person, value.id);
    expect(failed.state).toBe("failed");
    expect(failed.script).not.toBeNull();

    await dotsFor(SLIDES);
    await call(person, "studio", "generateMissing", { id: value.id });
    const done = await made(person, value.id);
    expect(done).toMatchObject({ state: "draft", script: failed.script });
  });
});

describe("the plan's limit on images", () => {
  it("holds for concurrent creations", async () => {
    const person = await givePlan(await aPerson(), { images: 2 });
    const ids = await aProduct(person);
    await dotsFor(2 * SLIDES);
    const begun = await Promise.all(Array.from({ length: 8 }, () => call(person, "studio", "create", aCarousel(ids))));
    const refused = begun.filter((it) => it.status === 429);
    const taken = begun.filter((it) => it.status === 200);
    expect(taken).toHaveLength(2);
    expect(refused[0]?.error).toMatchObject({ data: { refusal: "usage.over-images" } });
    await Promise.all(taken.map(({ value }) => made(person, value.id)));
  });
});

function completion(content: string | null, refusal: string | null = null, finish_reason = "stop") {
  const message = { role: "assistant", content, refusal };
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "gpt-4o-mini",
    choices: [{ index: 0, message, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
