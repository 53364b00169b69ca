import { env } from "cloudflare:workers";
import type { LiveEvent } from "@vignette/domain/live";
import { describe, expect, it } from "vitest";
import { buildContext } from "../../../src/context/build-context.ts";
import type { Env } from "../../../src/context/env.ts";
import { studioStore } from "../../../src/features/studio/creation/store.ts";
import { rewrite } from "../../../src/features/studio/generation/script/rewrite.ts";
import { modelsOfUser } from "../../../src/usage/credit-meter.ts";
import { aCarousel, aProduct, dotsFor, made, SLIDES } from "../../research/a-product.ts";
import { aPerson, call, fault, givePlan, release, untilHeld } from "../../support.ts";
import { aDraft } from "../a-draft.ts";

const CHAT = { host: "api.openai.com", path: "/v1/chat/completions" };

describe("a script that is being written", () => {
  it("can be read before it is complete", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const hook = "Stop pacing tired mornings";
    await fault({ ...CHAT, mentions: hook, fault: { paceMs: 40 } });
    await dotsFor(SLIDES);
    const { value } = await call(person, "studio", "create", aCarousel(ids, hook));
    for (;;) {
      const now = (await call(person, "studio", "get", { id: value.id })).value;
      if (now.written?.length) {
        expect(now).toMatchObject({ state: "generating", script: null });
        break;
      }
    }
    const done = await made(person, value.id);
    expect(done).toMatchObject({ state: "draft", written: [] });
  });

  it("is saved up to its last complete part when the stream ends early twice", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const hook = "Stop breaking tired mornings";
    await fault({ ...CHAT, mentions: hook, times: 2, fault: { cut: 16_000 } });
    const { value } = await call(person, "studio", "create", aCarousel(ids, hook));
    const failed = await made(person, value.id);
    expect(failed).toMatchObject({ state: "failed", script: null });
    expect(failed.written?.length).toBeGreaterThan(0);
    expect(failed.written?.[0]?.title).toContain("tired mornings");

    await dotsFor(SLIDES);
    await call(person, "studio", "generateMissing", { id: value.id });
    expect(await made(person, value.id)).toMatchObject({ state: "draft", written: [] });
  });

  it("can be accepted as it is", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const hook = "Stop cutting tired mornings";
    await fault({ ...CHAT, mentions: hook, times: 2, fault: { cut: 16_000 } });
    const { value } = await call(person, "studio", "create", aCarousel(ids, hook));
    const failed = await made(person, value.id);
    const kept = await call(person, "studio", "acceptStreamedScript", { id: value.id });
    expect(kept.value).toMatchObject({ state: "draft", failure: null });
    expect(kept.value.script?.beats.map(({ title }) => title)).toEqual(failed.written?.map(({ title }) => title));
  });
});

describe("a rewrite", () => {
  it.each(["all beats", "one beat"])("of %s is streamed", async (which) => {
    const { person, id } = await aDraft();
    const { script, hook } = (await call(person, "studio", "get", { id })).value;
    const beatId = which === "one beat" ? (script?.beats[1]?.id ?? null) : null;
    if (!script) throw new Error("A draft has words.");
    const told: LiveEvent[] = [];
    const context = buildContext(env as unknown as Env, () => undefined);
    const live = async (_uid: string, event: LiveEvent) => void told.push(event);
    // One beat is few pieces: they come slowly enough not to arrive at once on a busy machine.
    await fault({ ...CHAT, mentions: hook, fault: { paceMs: beatId ? 120 : 30 } });
    const generation = modelsOfUser(context, person.uid);
    const deps = { ...context, generation, live, studio: studioStore(context.documents) };
    const { beats } = await rewrite(deps, person.uid, { id, script, beatId });
    const written = beatId === null ? beats[0] : beats[1];
    const [first] = told;
    expect(first).toMatchObject({ type: "words", creationId: id });
    const beginnings = told.map((event) => (event.type === "words" ? (event.beats[0]?.title ?? "") : "?"));
    expect(new Set(told.map((event) => JSON.stringify(event))).size).toBeGreaterThan(1);
    for (const title of beginnings) expect(written?.title.replaceAll("*", "")).toContain(title.replaceAll("*", ""));
  });
});

describe("a generation that is stopped", () => {
  it("aborts the provider's call instead of waiting for it", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const hook = "Stop waiting for tired mornings";
    // Never answered: a generation that waited for it would not end.
    await fault({ ...CHAT, mentions: hook, fault: { hold: "before" } });
    const { value } = await call(person, "studio", "create", aCarousel(ids, hook));
    await untilHeld(CHAT.host);
    const stopped = await call(person, "studio", "cancelGeneration", { id: value.id });
    expect(stopped.value).toMatchObject({ state: "failed" });
    const workflow = await (env as unknown as Env).GENERATE_CONTENT.get(`${value.run}-0`);
    while ((await workflow.status()).status !== "complete") await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await call(person, "studio", "get", { id: value.id })).value.failure).toContain("You stopped this");
    await release(CHAT.host);
  });
});

describe("a retry", () => {
  it("of a failed generation must fit into the current plan", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const hook = "Stop failing tired mornings";
    const declined = { status: 400, body: { error: { code: "moderation_blocked" } } };
    await fault({ ...CHAT, mentions: hook, fault: declined });
    const { value } = await call(person, "studio", "create", aCarousel(ids, hook));
    await made(person, value.id);
    await givePlan(person, { images: 1 });
    await dotsFor(SLIDES);
    const other = await call(person, "studio", "create", aCarousel(ids));
    expect(other.status).toBe(200);
    const refused = await call(person, "studio", "generateMissing", { id: value.id });
    expect(refused).toMatchObject({ status: 429, error: { data: { refusal: "usage.over-images" } } });
    await made(person, other.value.id);
  });
});
