import { env } from "cloudflare:workers";
import { instant, minutes } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { purgeProducts } from "../../src/features/research/remove-product.ts";
import { aPerson, call, fault, writeDocument } from "../support.ts";
import { aCarousel, aProduct, brief, dotsFor, made, SLIDES } from "./a-product.ts";

const purgeIn = async (milliseconds: number) =>
  purgeProducts({
    ...buildContext(env as unknown as Env, () => undefined),
    now: instant(Date.now() + milliseconds),
  });

describe("products", () => {
  it("are created, changed and deleted; a change affects only the fields that it names", async () => {
    const person = await aPerson();
    const { projectId, productId } = await aProduct(person);
    const changed = { ...brief, price: "", proof: [], brand: null, struck: ["pain"], locks: ["tone"] };
    const saved = await call(person, "research", "save", { id: productId, projectId, brief: changed, reason: "edit" });
    expect(saved).toMatchObject({ status: 200, value: { id: productId, brief: changed } });
    const [listed] = (await call(person, "research", "list", { projectId })).value;
    const noShortForms = { shortAudience: null, shortPain: null, shortOutcome: null };
    expect(listed).toEqual({ ...saved.value, brief: { ...changed, ...noShortForms } });
  });

  it("keep earlier versions, newest first, with what replaced them", async () => {
    const person = await aPerson();
    const { projectId, productId } = await aProduct(person);
    for (const [price, reason] of [
      ["€26", "read"],
      ["€28", "edit"],
    ]) {
      await call(person, "research", "save", { id: productId, projectId, brief: { ...brief, price }, reason });
    }
    const { value } = await call(person, "research", "versions", { id: productId });
    expect(value.map((it) => [it.brief.price, it.reason])).toEqual([
      ["€26", "edit"],
      ["€24.90", "read"],
    ]);
    const everything = (await call(person, "identity", "exportUserData")).value;
    expect(everything.documents.product_versions).toHaveLength(2);
  });

  it("can be restored with their whole history", async () => {
    const person = await aPerson();
    const { projectId, productId } = await aProduct(person);
    const before = (await call(person, "research", "list", { projectId })).value;
    await call(person, "research", "remove", { id: productId });
    expect((await call(person, "research", "list", { projectId })).value).toEqual([]);
    const restored = await call(person, "research", "restore", { id: productId });
    expect(restored.value).toEqual(before[0]);
    expect((await call(person, "research", "list", { projectId })).value).toEqual(before);
  });

  it("are deleted with their history ten minutes after removal", async () => {
    const person = await aPerson();
    const { projectId, productId } = await aProduct(person);
    await call(person, "research", "save", { id: productId, projectId, brief, reason: "edit" });
    await call(person, "research", "remove", { id: productId });
    await purgeIn(minutes(9));
    expect((await call(person, "research", "restore", { id: productId })).status).toBe(200);
    await call(person, "research", "remove", { id: productId });
    await purgeIn(minutes(11));
    expect((await call(person, "research", "restore", { id: productId })).status).toBe(404);
    const everything = (await call(person, "identity", "exportUserData")).value;
    expect(everything.documents.product_versions).toEqual([]);
  });

  it("of the first version are read without the fields that are new", async () => {
    const person = await aPerson();
    const { projectId, productId } = await aProduct(person);
    const words = { name: "Pact", description: "A drink", audience: "parents", pain: "", outcome: "", price: "€24" };
    const strings = Object.entries({ ...words, tone: "", language: "en" }).map(([key, it]) => [
      key,
      { stringValue: it },
    ]);
    const claim = { claim: { stringValue: "91% felt better" }, source: { stringValue: "survey" } };
    const proof = { arrayValue: { values: [{ mapValue: { fields: claim } }] } };
    const nulls = { url: { nullValue: null }, brand: { nullValue: null } };
    await writeDocument(`products/${productId}`, {
      brief: { mapValue: { fields: { ...Object.fromEntries(strings), ...nulls, proof } } },
    });
    const [read] = (await call(person, "research", "list", { projectId })).value;
    expect(read?.brief).toMatchObject({ ...words, pains: [], locks: [], proof: [{ snippet: "", struck: false }] });
  });

  it("are missing to other users, who can add none to the project", async () => {
    const { projectId, productId } = await aProduct(await aPerson());
    const other = await aPerson();
    const answers = [
      call(other, "research", "save", { id: productId, projectId, brief, reason: "edit" }),
      call(other, "research", "save", { id: null, projectId, brief, reason: "edit" }),
      call(other, "research", "remove", { id: productId }),
      call(other, "research", "restore", { id: productId }),
      call(other, "research", "versions", { id: productId }),
    ];
    expect((await Promise.all(answers)).map((it) => it.status)).toEqual([404, 404, 404, 404, 404]);
  });

  it.each([
    ["a brief without a name", { name: " " }, "brief.name"],
    ["an invalid address", { url: "javascript:alert(1)" }, "brief.url"],
    ["an invalid color", { brand: { bg: "red", accent: "#000000" } }, "brief.brand.bg"],
    ["a claim without the place of its source", { proof: [{ claim: "It works" }] }, "brief.proof.0.source"],
    ["a lock on an unknown field", { locks: ["everything"] }, "brief.locks.0"],
    ["too many objections", { objections: Array.from({ length: 7 }, () => brief.proof[0]) }, "brief.objections"],
    ["a lone surrogate", { audience: "\ud800" }, "brief.audience"],
    ["too long a description", { description: "x".repeat(601) }, "brief.description"],
  ])("are refused with %s, and the field is named", async (_case, change, field) => {
    const answer = await call(await aPerson(), "research", "save", {
      id: null,
      projectId: "p1",
      brief: { ...brief, ...change },
      reason: "edit",
    });
    expect(answer).toMatchObject({ status: 400, error: { data: { field } } });
  });
});

describe("a script", () => {
  it("with a word to avoid is requested again once, and uses no rejected claim", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const name = `Pact ${crypto.randomUUID()}`;
    const proof = brief.proof.map((it) => ({ ...it, struck: true }));
    await call(person, "research", "save", {
      ...ids,
      id: ids.productId,
      brief: { ...brief, name, proof },
      reason: "edit",
    });
    const beat = { role: "point", line: "", title: "A miracle in a jar", body: "", imagePrompt: "a jar" };
    const content = JSON.stringify({ beats: [beat, beat], caption: "", hashtags: [] });
    const message = { role: "assistant", content, refusal: null };
    const body = {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1,
      model: "gpt-4o-mini",
      choices: [{ index: 0, message, finish_reason: "stop" }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
    const path = "/v1/chat/completions";
    await fault({ host: "api.openai.com", path, mentions: name, fault: { status: 200, body } });
    await dotsFor(SLIDES);
    const { value } = await call(person, "studio", "create", aCarousel(ids));
    const beats = (await made(person, value.id)).script?.beats ?? [];
    const words = beats.map(({ line, title, body }) => `${line} ${title} ${body}`).join(" ");
    expect(words).not.toMatch(/miracle|\b91\b/i);
    expect(words.length).toBeGreaterThan(100);
  });
});
