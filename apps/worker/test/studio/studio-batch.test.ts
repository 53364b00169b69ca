import { describe, expect, it } from "vitest";
import { aProduct, dotsFor, made, PICTURED, SLIDES } from "../research/a-product.ts";
import { aPerson, call, fault, givePlan, type Person } from "../support.ts";

const AI = "api.openai.com";
const HOOKS = ["Stop fixing tired mornings", "Why do busy parents put up with tired mornings?"];

/** Two hooks in several styles; each meme picture counts as one and is drawn without a model. */
const aBatch = (ids: { projectId: string; productId: string }, looks: string[], batchId = crypto.randomUUID()) => ({
  ...ids,
  batchId,
  kind: "meme-image",
  drawing: "two-doors",
  cells: HOOKS.flatMap((hook, index) => looks.map((template) => ({ hook, hookId: `h${index}`, template }))),
});
const LOOKS = ["caption-above", "top-bottom"];

async function aUserWithProduct(limits: Record<string, number> = { images: 10, videos: 3 }) {
  const person = await givePlan(await aPerson(), limits);
  return { person, ids: await aProduct(person) };
}
const left = async (person: Person) =>
  (await call(person, "studio", "allowanceLeft", { kind: "meme-image" })).value.left;

describe("a batch", () => {
  it("is started by one call, for each hook and style, and generated completely", async () => {
    const { person, ids } = await aUserWithProduct();
    const { value } = await call(person, "studio", "createBatch", aBatch(ids, LOOKS));
    expect(value.map(({ hook, style, lineage }) => [hook, style.template, lineage?.hookId])).toEqual([
      [HOOKS[0], "caption-above", "h0"],
      [HOOKS[0], "top-bottom", "h0"],
      [HOOKS[1], "caption-above", "h1"],
      [HOOKS[1], "top-bottom", "h1"],
    ]);
    const done = await Promise.all(value.map(({ id }) => made(person, id)));
    expect(done.map(({ state }) => state)).toEqual(["draft", "draft", "draft", "draft"]);
  });

  it("that is sent again creates nothing twice, even concurrently, and includes added cells", async () => {
    const { person, ids } = await aUserWithProduct();
    const batch = aBatch(ids, LOOKS);
    const few = { ...batch, cells: batch.cells.slice(0, 2) };
    await Promise.all([call(person, "studio", "createBatch", few), call(person, "studio", "createBatch", few)]);
    expect((await call(person, "studio", "createBatch", few)).value).toHaveLength(2);
    expect((await call(person, "studio", "createBatch", batch)).value).toHaveLength(4);
    const all = (await call(person, "studio", "list", { projectId: ids.projectId })).value;
    expect(all.map(({ id }) => id).toSorted()).toEqual([0, 1, 2, 3].map((index) => `${batch.batchId}-${index}`));
  });

  it("beyond the plan is refused as a whole", async () => {
    const { person, ids } = await aUserWithProduct({ images: 3 });
    const refused = await call(person, "studio", "createBatch", aBatch(ids, LOOKS));
    expect(refused).toMatchObject({ status: 429, error: { data: { refusal: "usage.over-images" } } });
    expect((await call(person, "studio", "list", { projectId: ids.projectId })).value).toEqual([]);
    expect(await left(person)).toBe(3);
  });

  it("counts creations in progress toward the plan, but neither failed nor rejected ones", async () => {
    const { person, ids } = await aUserWithProduct();
    await fault({
      host: AI,
      path: "/v1/chat/completions",
      times: 1,
      fault: { status: 400, body: { error: { message: "No", code: "moderation_blocked" } } },
    });
    const { value } = await call(person, "studio", "createBatch", aBatch(ids, LOOKS));
    const done = await Promise.all(value.map(({ id }) => made(person, id)));
    expect(done.filter(({ state }) => state === "failed")).toHaveLength(1);
    expect(await left(person)).toBe(7);
    const [draft] = done.filter(({ state }) => state === "draft");
    if (!draft) throw new Error("Three were made.");
    await call(person, "studio", "reject", { ids: [draft.id], rejected: true });
    expect(await left(person)).toBe(8);
    await call(person, "studio", "reject", { ids: [draft.id], rejected: false });
    expect(await left(person)).toBe(7);
  });

  it("can be rejected during generation, which stops what still waits", async () => {
    const { person, ids } = await aUserWithProduct();
    await dotsFor(SLIDES * 4);
    const batch = { ...aBatch(ids, [PICTURED, PICTURED]), kind: "carousel-image", drawing: null };
    const { value } = await call(person, "studio", "createBatch", batch);
    const stopped = value.map(({ id }) => id);
    expect((await call(person, "studio", "reject", { ids: stopped, rejected: true })).status).toBe(200);
    const after = await Promise.all(stopped.map((id) => made(person, id)));
    expect(after.every(({ rejectedAt }) => rejectedAt !== null)).toBe(true);
    const other = await aPerson();
    expect((await call(other, "studio", "reject", { ids: stopped, rejected: false })).status).toBe(404);
  });

  it("belongs to its owner, even if another user sends its id", async () => {
    const { person, ids } = await aUserWithProduct();
    const batch = aBatch(ids, LOOKS.slice(0, 1));
    await call(person, "studio", "createBatch", batch);
    const other = await aUserWithProduct();
    expect((await call(other.person, "studio", "createBatch", batch)).status).toBe(404);
    const taken = await call(other.person, "studio", "createBatch", { ...batch, ...other.ids });
    expect(taken.status === 200 ? taken.value : []).toEqual([]);
  });
});
