import { unfilledSlots, wordsOverLimit } from "@vignette/domain/hook-library";
import { describe, expect, it } from "vitest";
import { aProduct } from "../research/a-product.ts";
import { aDraft } from "../studio/a-draft.ts";
import { aPerson, call, fault, type Person, requestsDuring } from "../support.ts";
import { aHookLine } from "./a-hook-line.ts";

const AI = "api.openai.com";
const aBatch = (ids: { projectId: string; productId: string | null }, batchId = crypto.randomUUID()) => ({
  ...aHookLine,
  ...ids,
  batchId,
});

async function aUserWithProduct(): Promise<{ person: Person; projectId: string; productId: string }> {
  const person = await aPerson();
  return { person, ...(await aProduct(person)) };
}
const hooksOf = async (person: Person, projectId: string) =>
  (await call(person, "hookLibrary", "list", { projectId })).value;

describe("a user's own hook", () => {
  it("is saved, changed, deleted and restored", async () => {
    const { person, projectId } = await aUserWithProduct();
    const { value } = await call(person, "hookLibrary", "save", { ...aHookLine, projectId, id: null });
    expect(value).toMatchObject({ origin: "written", archivedAt: null, template: aHookLine.template });
    const changed = { ...aHookLine, projectId, id: value.id, template: "Nobody talks about [pain]", like: null };
    expect((await call(person, "hookLibrary", "save", changed)).value).toMatchObject({ like: "curiosity-1" });
    await call(person, "hookLibrary", "archive", { id: value.id, archived: true });
    expect((await hooksOf(person, projectId)).hooks).toMatchObject([
      { template: changed.template, archivedAt: expect.any(Number) },
    ]);
    await call(person, "hookLibrary", "archive", { id: value.id, archived: false });
    expect((await hooksOf(person, projectId)).hooks).toMatchObject([{ archivedAt: null }]);
  });

  it.each([
    ["Stop [celebrity]", "placeholder"],
    ["one two three four five six seven eight nine ten", "hook-library.too-long-on-screen"],
  ])("is not “%s”", async (template, code) => {
    const { person, projectId } = await aUserWithProduct();
    const answer = await call(person, "hookLibrary", "save", { ...aHookLine, projectId, id: null, template });
    expect(answer).toMatchObject({ status: 400, error: { data: { field: "template" } } });
    expect(answer.error?.data.refusal).toContain(code);
  });

  it("is missing to other users, and so is their project", async () => {
    const { person, projectId, productId } = await aUserWithProduct();
    const { id } = (await call(person, "hookLibrary", "save", { ...aHookLine, projectId, id: null })).value;
    const other = await aPerson();
    const answers = await Promise.all([
      call(other, "hookLibrary", "save", { ...aHookLine, projectId, id }),
      call(other, "hookLibrary", "save", { ...aHookLine, projectId, id: null }),
      call(other, "hookLibrary", "archive", { id, archived: true }),
      call(other, "hookLibrary", "star", { projectId, hookId: "list-1", starred: true }),
      call(other, "hookLibrary", "fill", { projectId, productId, slot: "thing", value: "wick" }),
      call(other, "hookLibrary", "more", aBatch({ projectId, productId: null })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await hooksOf(other, projectId)).toEqual({ hooks: [], starred: [], fills: {} });
  });
});

describe("the saved state of the library", () => {
  it("includes every star, also those set at the same time", async () => {
    const { person, projectId } = await aUserWithProduct();
    const stars = ["list-1", "list-2", "list-3"].map((hookId) =>
      call(person, "hookLibrary", "star", { projectId, hookId, starred: true }),
    );
    expect((await Promise.all(stars)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await call(person, "hookLibrary", "star", { projectId, hookId: "list-2", starred: false });
    expect((await hooksOf(person, projectId)).starred.toSorted()).toEqual(["list-1", "list-3"]);
  });

  it("includes the text typed into placeholders, by product", async () => {
    const { person, projectId, productId } = await aUserWithProduct();
    const typed = (slot: string, value: string) =>
      call(person, "hookLibrary", "fill", { projectId, productId, slot, value });
    await Promise.all([typed("thing", "wick"), typed("number", "3")]);
    await typed("number", "");
    expect((await hooksOf(person, projectId)).fills).toEqual({ [productId]: { thing: "wick" } });
    expect(await typed("number", "three")).toMatchObject({
      status: 400,
      error: { data: { field: "value" } },
    });
  });
});

describe("ten more hooks like one", () => {
  it("keep its placeholders, fit its place, and are saved once under one batch", async () => {
    const { person, projectId, productId } = await aUserWithProduct();
    const batch = aBatch({ projectId, productId });
    const { value } = await call(person, "hookLibrary", "more", batch);
    expect(value.length).toBeGreaterThanOrEqual(8);
    expect(value.map(({ template }) => unfilledSlots(template))).toEqual(value.map(() => ["pain"]));
    expect(value.filter(({ template }) => wordsOverLimit(template, "on-screen") > 0)).toEqual([]);
    expect(value[0]).toMatchObject({ origin: "made", like: "curiosity-1", category: "curiosity" });

    const calls = await requestsDuring(AI, async () => {
      expect((await call(person, "hookLibrary", "more", batch)).value.map(({ id }) => id)).toEqual(
        value.map(({ id }) => id),
      );
    });
    expect(calls).toEqual([]);
    expect((await hooksOf(person, projectId)).hooks).toHaveLength(value.length);
  });

  it("are different the next time", async () => {
    const { person, projectId } = await aUserWithProduct();
    const more = async () => (await call(person, "hookLibrary", "more", aBatch({ projectId, productId: null }))).value;
    const first = (await more()).map(({ template }) => template);
    const again = await more();
    expect(again.length).toBeGreaterThanOrEqual(3);
    expect(again.filter(({ template }) => first.includes(template))).toEqual([]);
  });

  it("are requested again if the answer is broken, and an error if it stays broken", async () => {
    const { person, projectId } = await aUserWithProduct();
    const broken = {
      choices: [{ index: 0, message: { role: "assistant", content: '{"hooks": [' }, finish_reason: "stop" }],
    };
    const answer = { id: "x", object: "chat.completion", created: 1, model: "gpt-4o-mini", ...broken };
    const breaks = (times: number) =>
      fault({ host: AI, path: "/v1/chat/completions", times, fault: { status: 200, body: answer } });
    await breaks(1);
    expect((await call(person, "hookLibrary", "more", aBatch({ projectId, productId: null }))).status).toBe(200);
    const before = (await hooksOf(person, projectId)).hooks.length;
    await breaks(2);
    expect((await call(person, "hookLibrary", "more", aBatch({ projectId, productId: null }))).status).toBe(503);
    expect((await hooksOf(person, projectId)).hooks).toHaveLength(before);
  });
});

describe("hooks in the language of the brief", () => {
  it("are finished lines about the product, saved once under one batch", async () => {
    const person = await aPerson();
    const told = {
      language: "de",
      pain: "Kopfschmerzen",
      audience: "Leute im Homeoffice",
      outcome: "ein ruhiger Abend",
    };
    const { projectId, productId } = await aProduct(person, told);
    const batch = { projectId, productId, batchId: crypto.randomUUID() };
    const { value } = await call(person, "hookLibrary", "write", batch);
    expect(value.length).toBeGreaterThanOrEqual(8);
    expect(value[0]).toMatchObject({
      template: "Kopfschmerzen? Kommt dir das bekannt vor?",
      ...{ language: "de", category: "question", origin: "made", like: null, genuine: false },
    });
    expect((await call(person, "hookLibrary", "write", batch)).value).toEqual(value);
    expect((await hooksOf(person, projectId)).hooks).toHaveLength(value.length);
  });
});

describe("an open placeholder in a creation", () => {
  it("prevents its export, so that it is never posted", async () => {
    const { person, id } = await aDraft();
    const { script, style, revision } = (await call(person, "studio", "get", { id })).value;
    const [first, ...rest] = script?.beats ?? [];
    const beats = [{ ...first, title: "Stop [pain] now" }, ...rest];
    await call(person, "studio", "edit", { id, revision, script: { ...script, beats }, style, keep: false });
    const files = [
      { key: "exports/a/0.jpg", type: "image/jpeg", width: 1080, height: 1350, durationMs: null, platform: null },
    ];
    const answer = await call(person, "studio", "finishExport", { id, files });
    expect(answer).toMatchObject({ status: 400, error: { data: { refusal: "studio.placeholder-open" } } });
  });
});
