import { expect, it } from "vitest";
import { aCarousel, aProduct } from "../research/a-product.ts";
import { aPerson, call, givePlan } from "../support.ts";

it("a plan without UGC videos starts none, neither one nor a batch, and the error says what to do", async () => {
  const person = await givePlan(await aPerson(), { videos: 10, images: 10 }, ["ugc_image"]);
  const ids = await aProduct(person);
  expect((await call(person, "usage", "summary")).value.lockedKinds).toEqual(["ugc-video"]);

  const one = { ...aCarousel(ids), kind: "ugc-video", template: "" };
  const { hook, hookId, template, ...rest } = one;
  const many = { ...rest, batchId: crypto.randomUUID(), cells: [{ hook, hookId, template }] };
  const answers = [await call(person, "studio", "create", one), await call(person, "studio", "createBatch", many)];
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
