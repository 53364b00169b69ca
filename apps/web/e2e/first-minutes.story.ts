import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { completeBrief, countPresses, postFirstPiece, signUpFor, waitUntilLive } from "./support/main-job-steps.ts";

/** The link in the mail that proves the address is pressed elsewhere. */
const LINK_IN_THE_MAIL = 1;

describe("the first minutes of a new person", () => {
  let instance: Instance;
  let page: Page;
  let presses: () => number;

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage(undefined, { meetsUpsell: true });
    presses = await countPresses(page);
  });
  afterAll(() => instance.stop());

  it("lead from the address of a product page to one of three pieces, live after twelve presses", async () => {
    await page.goto(instance.app.origin);
    await signUpFor(page, "tess@acme-candles.test", "acme.example/candle");
    await completeBrief(page, "a calm evening");
    await postFirstPiece(page);
    await waitUntilLive(page, 1);
    expect(presses() + LINK_IN_THE_MAIL).toBeLessThanOrEqual(12);
    await page.getByRole("link", { name: "Schedule the next" }).waitFor();
  });

  it("log no error in the browser's console", () => {
    expect(instance.errors).toEqual([]);
  });
});
