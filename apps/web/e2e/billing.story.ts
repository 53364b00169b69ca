import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFindings } from "./support/accessibility-findings.ts";
import { choosePlan, planInSidebar, signUpOnly } from "./support/billing-steps.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { shiftWithLateAnswers } from "./support/late-answers.ts";

describe("plans and paying", () => {
  let instance: Instance;
  let page: Page;
  const upsell = () => page.getByRole("dialog", { name: "Unlock Your Full Potential" });
  const control = (path: string, body: unknown) =>
    fetch(`${instance.app.sandboxOrigin}/__control/${path}`, { method: "POST", body: JSON.stringify(body) });

  /** Sets the state of the only subscription at the payment service. */
  async function setState(status: string): Promise<void> {
    const bought = await fetch(`${instance.app.sandboxOrigin}/api.stripe.com/v1/subscriptions`, {
      headers: { authorization: "Bearer sk_test_sandbox" },
    });
    const { data } = (await bought.json()) as { data: { id: string }[] };
    await control(`stripe/subscriptions/${data[0]?.id}`, { status });
  }

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage(undefined, { meetsUpsell: true });
  });
  afterAll(() => instance.stop());

  it("spec §9: the landing page shows four plans, and the rest on demand", async () => {
    await page.goto(instance.app.origin);
    const section = page.locator("#subscription-plans");
    // The plans come when their section is near.
    await section.getByRole("heading", { name: "Choose Your Plan" }).scrollIntoViewIfNeeded();
    await section.getByRole("heading", { name: "Business" }).waitFor();
    const shown = () => section.getByRole("heading", { level: 3 }).allTextContents();
    expect(await shown()).toEqual(["Free Plan", "Starter", "Growth", "Business"]);
    await section.getByRole("button", { name: "Show More Plans (1 more)" }).click();
    expect(await shown()).toEqual(["Free Plan", "Starter", "Growth", "Business", "Enterprise"]);
    await section.getByRole("link", { name: "Contact Us: Enterprise" }).click();
    expect(new URL(page.url()).hash).toBe("#support");
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it("spec §8: the landing page says that there are no plans", async () => {
    await page.route("**/api/trpc/plans.list", (route) => route.fulfill({ json: { result: { data: [] } } }));
    await page.reload();
    await page.locator("#subscription-plans").scrollIntoViewIfNeeded();
    await page.getByText("No plans available.").waitFor();
    await page.unroute("**/api/trpc/plans.list");
  });

  it("spec §4: the upsell offers the paid plans on the first visit, with the focus on continuing without one", async () => {
    await signUpOnly(page, instance.app.origin, "payer@vignette.test");
    await upsell().waitFor();
    const goOn = upsell().getByRole("button", { name: "Continue with the free plan" });
    await page.waitForFunction(() => document.activeElement?.textContent === "Continue with the free plan");
    expect(await goOn.isVisible()).toBe(true);
    await upsell().getByRole("article", { name: "Starter" }).waitFor();
    const names = await upsell().getByRole("heading", { level: 3 }).allTextContents();
    expect(names).toEqual(["Starter", "Growth", "Business", "Enterprise"]);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it("spec §4: the upsell comes once in a session", async () => {
    await page.keyboard.press("Escape");
    await upsell().waitFor({ state: "detached" });
    await page.reload();
    await planInSidebar(page, "Free Plan").waitFor();
    await page.getByRole("link", { name: "Analyze" }).click();
    expect(await upsell().count()).toBe(0);
  });

  it("spec §4: in the next session the upsell can be closed by continuing with the free plan", async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${instance.app.origin}/dashboard`);
    await upsell().getByRole("button", { name: "Continue with the free plan" }).click();
    await upsell().waitFor({ state: "detached" });
    await planInSidebar(page, "Free Plan").waitFor();
  });

  it("spec §9: the landing page leaves out the plan of the user who is signed in", async () => {
    await page.goto(instance.app.origin);
    const section = page.locator("#subscription-plans");
    await section.scrollIntoViewIfNeeded();
    await section.getByRole("heading", { name: "Enterprise" }).waitFor();
    const shown = await section.getByRole("heading", { level: 3 }).allTextContents();
    expect(shown).toEqual(["Starter", "Growth", "Business", "Enterprise"]);
  });

  it("spec §9: the settings show the other plans with prices, badges and limits", async () => {
    const growth = page.getByRole("article", { name: "Growth" });
    const shift = await shiftWithLateAnswers(page, `${instance.app.origin}/dashboard/settings`, {
      late: ["billing.summary", "plans.list", "usage.log", "notifications.preferences"],
      isThere: () => growth.getByText("$49").waitFor(),
    });
    expect(shift, "what came later moved what stood below it").toBeLessThan(0.02);
    await growth.getByText("Most Popular").waitFor();
    await growth.getByText("10x").first().waitFor();
    expect(await page.getByRole("article", { name: "Free Plan" }).count()).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it("spec §9: a contact plan opens the enterprise dialog", async () => {
    await page.getByRole("button", { name: "Contact Us: Enterprise" }).click();
    const dialog = page.getByRole("dialog", { name: "Enterprise inquiry" });
    await dialog.getByText(/within 24 hours/).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("spec §2: a user can request an upgrade, with a reply promised within 24 hours", async () => {
    await page.getByRole("button", { name: "Ask for an upgrade" }).click();
    const dialog = page.getByRole("dialog", { name: "Upgrade request" });
    await dialog.getByText(/within 24 hours/).waitFor();
    await dialog.getByRole("button", { name: "Send request" }).click();
    await dialog.getByText(/^Ticket VG-\d{4}-\d{2}-\d{5}$/).waitFor();
    await dialog.getByRole("button", { name: "Done" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  it("spec §7: a failed checkout shows its error under the button", async () => {
    // Another story that deletes an account only searches at Stripe.
    await control("faults", { host: "api.stripe.com", method: "POST", times: 3, fault: { status: 500, body: {} } });
    const starter = page.getByRole("article", { name: "Starter" });
    await starter.getByRole("button", { name: "Select Plan: Starter" }).click();
    await starter.getByText("Something went wrong during checkout, please contact support").waitFor();
  });

  it("a declined card and an abandoned checkout cost nothing", async () => {
    await choosePlan(page, "Growth");
    await page.getByRole("button", { name: "Pay with a card that is declined" }).click();
    await page.getByText("Your card was declined.").waitFor();
    await page.getByRole("button", { name: "Cancel and go back" }).click();
    await page.getByText("No charge was made.").waitFor();
    await planInSidebar(page, "Free Plan").waitFor();
  });

  it("a paid plan is active without a reload", async () => {
    await choosePlan(page, "Growth");
    await page.getByRole("button", { name: "Pay and subscribe" }).click();
    await page.getByText("Thanks. Your plan is Growth.").waitFor();
    await planInSidebar(page, "Growth").waitFor();
    await page.getByRole("region", { name: "Usage" }).getByText("0/60", { exact: true }).waitFor();
  });

  it("a failed payment keeps the plan for now and says what to do", async () => {
    await setState("past_due");
    await page.getByText("Your last payment didn't go through.").waitFor();
    await planInSidebar(page, "Growth").waitFor();
  });

  it("a change at the payment service appears on the open page", async () => {
    await setState("canceled");
    await planInSidebar(page, "Free Plan").waitFor();
  });

  it("a payment that does not arrive is polled for, then checked again on demand", async () => {
    const waiting = await page.context().newPage();
    await waiting.clock.install();
    await waiting.goto(`${instance.app.origin}/dashboard/settings?checkout=success`);
    await waiting.getByText("Payment received; switching your plan…").waitFor();
    await waiting.clock.fastForward(16_000);
    await waiting.getByText("Still waiting for the payment service. You don't need to pay again.").waitFor();
    const asked = waiting.waitForResponse((answer) => answer.url().includes("billing.summary"));
    await waiting.getByRole("button", { name: "Check again" }).click();
    await asked;
    await waiting.close();
  });

  it("a plan chosen on the landing page leads through signing up straight to its checkout", async () => {
    const visitor = await instance.newPage();
    await visitor.goto(instance.app.origin);
    await visitor.locator("#subscription-plans").scrollIntoViewIfNeeded();
    await visitor.getByRole("link", { name: "Select Plan: Starter" }).click();
    await visitor.getByText("Next up: checkout for the plan you chose.").waitFor();
    await visitor.getByLabel("Name").fill("Ida");
    await visitor.getByLabel("Email").fill("chooser@vignette.test");
    await visitor.getByLabel("Password", { exact: true }).fill("a-long-password-1");
    const checkouts: string[] = [];
    visitor.on("request", (request) => {
      if (request.url().endsWith("/createCheckoutSessionHttp")) checkouts.push(request.url());
    });
    await visitor.getByRole("button", { name: "Sign up" }).click();
    await visitor.getByRole("heading", { name: "Subscribe to Starter" }).waitFor();
    expect(checkouts).toHaveLength(1);
    await visitor.goBack();
    await visitor.getByText("Your plan is Free Plan.").waitFor();
    expect(new URL(visitor.url()).search).toBe("");
    await visitor.context().close();
  });
});
