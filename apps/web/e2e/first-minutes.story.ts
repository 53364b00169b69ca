import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Instance, sharedInstance } from "./support/instance.ts";
import {
  completeBrief,
  countPresses,
  postFirstPiece,
  scheduleAgain,
  signUpFor,
  waitUntilLive,
} from "./support/main-job-steps.ts";
import { german } from "./support/words.ts";

/** The link in the mail that proves the address is pressed elsewhere. */
const LINK_IN_THE_MAIL = 1;

/** In German, with a German product page: what the other stories show in English. */
describe("the first minutes of a new person", () => {
  let hook: string;
  let instance: Instance;
  let page: Page;
  let presses: () => number;

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage(undefined, { meetsUpsell: true, locale: "de-DE" });
    presses = await countPresses(page);
  });
  afterAll(() => instance.stop());

  it("lead from the address of a product page to one of three pieces, live after twelve presses", async () => {
    await page.goto(`${instance.app.origin}/de/`);
    await signUpFor(page, "tess@acme-candles.test", "acme.example/duftkerze", german);
    await completeBrief(page, german);
    hook = await postFirstPiece(page, german);
    await waitUntilLive(page, 1, german);
    expect(presses() + LINK_IN_THE_MAIL).toBeLessThanOrEqual(12);
  });

  it("go on with a post for later, in the language of the sign-up", async () => {
    await scheduleAgain(page, hook, german);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  });

  it("log no error in the browser's console", () => {
    expect(instance.errors).toEqual([]);
  });
});
