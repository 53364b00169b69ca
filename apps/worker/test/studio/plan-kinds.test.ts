import { expect, it } from "vitest";
import { aCarousel, aProduct } from "../research/a-product.ts";
import { aPerson, call, givePlan } from "../support.ts";

it("a plan without UGC videos starts none, neither one, a batch nor a search for shorts, and the error says what to do", async () => {
  const person = await givePlan(await aPerson(), { videos: 10, images: 10 }, ["ugc_image"]);
  const ids = await aProduct(person);
  expect((await call(person, "usage", "summary")).value.lockedKinds).toEqual(["ugc-video"]);

  const one = { ...aCarousel(ids), kind: "ugc-video", template: "" };
  const { hook, hookId, template, ...rest } = one;
  const many = { ...rest, batchId: crypto.randomUUID(), cells: [{ hook, hookId, template }] };
  const cuts = { ...ids, words: [{ text: "Burn", startMs: 0, endMs: 300 }] };
  const answers = [
    await call(person, "studio", "create", one),
    await call(person, "studio", "createBatch", many),
    await call(person, "studio", "suggestCuts", cuts),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 403,
      error: {
        message: "Your plan has no UGC videos. Upgrade in Settings to make them.",
        data: { refusal: "plans.kind-locked" },
      },
    });
  }
  expect((await call(person, "studio", "list", { projectId: ids.projectId })).value).toEqual([]);

  expect((await call(person, "studio", "create", { ...one, kind: "ugc-image" })).status).toBe(200);
});
