import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { type Instance, startInstance } from "./support/instance.ts";
import { setBooleans } from "./support/set-document.ts";

const HEADING = "We'll be right back!";

describe("spec §2 and §4 Maintenance: a live flag, changed manually in the database", () => {
  let instance: Instance;
  let user: Page;
  const turn = (on: boolean) => setBooleans(instance, "config/config_features", { maintenance: on });
  const heading = (page: Page) => page.getByRole("heading", { name: HEADING });

  beforeAll(async () => {
    instance = await startInstance();
    user = await instance.newPage();
    await user.goto(`${instance.app.origin}/signup`);
    await user.getByLabel("Name").fill("Mara Lind");
    await user.getByLabel("Email").fill("mara@acme-candles.test");
    await user.getByLabel("Password", { exact: true }).fill("a-long-password-1");
    await user.getByRole("button", { name: "Sign up" }).click();
    await user.waitForURL("**/dashboard");
    await user.getByRole("link", { name: "Settings" }).first().waitFor();
  });
  afterAll(() => instance.stop());

  it("is polled each minute by a page without the live channel, both ways", async () => {
    const visitor = await instance.newPage();
    await visitor.clock.install();
    await visitor.routeWebSocket("**/live", (socket) => void socket.close());
    const first = visitor.waitForResponse((answer) => answer.url().includes("flags.current"));
    await visitor.goto(`${instance.app.origin}/reset-password`);
    await Promise.all([first, visitor.getByLabel("Email").waitFor()]);
    expect(await heading(visitor).count()).toBe(0);
    await turn(true);
    // The Worker caches the flags for up to two seconds, so a poll may still return the old value.
    const inMinutes = (headings: number) =>
      expect
        .poll(async () => {
          await visitor.clock.fastForward(60_000);
          return await heading(visitor).count();
        })
        .toBe(headings);
    await inMinutes(1);
    await turn(false);
    await inMinutes(0);
    await visitor.close();
  });

  it("covers an open page without a reload", async () => {
    await turn(true);
    await heading(user).waitFor();
    expect(await accessibilityInBothThemes(user)).toEqual([]);
  });

  it("is what the Worker answers on every private route, and not on public ones", async () => {
    const visitor = await instance.newPage();
    const answer = await visitor.goto(`${instance.app.origin}/dashboard/schedule`);
    expect(answer?.status()).toBe(503);
    await heading(visitor).waitFor();
    expect((await fetch(`${instance.app.origin}/login`)).status).toBe(200);
    await visitor.close();
  });

  it("can be read without scripts", async () => {
    const page = await instance.newPage(undefined, { javaScriptEnabled: false });
    await page.goto(`${instance.app.origin}/dashboard`);
    await heading(page).waitFor();
    await page.getByRole("button", { name: "Check Again" }).click();
    await heading(page).waitFor();
    await page.close();
  });

  it("stays after Check Again, which reloads, and disappears by itself", async () => {
    const reloaded = user.waitForResponse((answer) => answer.url().endsWith("/dashboard"));
    await user.getByRole("button", { name: "Check Again" }).click();
    expect((await reloaded).status()).toBe(503);
    await heading(user).waitFor();
    await turn(false);
    await user.getByRole("link", { name: "Settings" }).first().waitFor();
    expect(await heading(user).count()).toBe(0);
  });
});
