import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";

describe("spec §6 Country restriction, with countryRestrictionOn", () => {
  let instance: Instance;
  let page: Page;
  const heading = (words: string) => page.getByRole("heading", { name: words });
  const emptyDashboard = () => page.locator("main").getByRole("button", { name: "Create your first project" });

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage(undefined, { meetsUpsell: true });
    await page.context().setExtraHTTPHeaders({ "x-dev-country": "BR" });
  });
  afterAll(() => instance.stop());

  it("a user in Brazil sees the restriction before any page", async () => {
    await page.goto(`${instance.app.origin}/signup`);
    await page.getByLabel("Name").fill("Ana Souza");
    await page.getByLabel("Email").fill("ana@acme-candles.test");
    await page.getByLabel("Password", { exact: true }).fill("a-long-password-1");
    await page.getByRole("button", { name: "Sign up" }).click();
    await heading("Vignette isn't available in Brazil yet.").waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page.goto(`${instance.app.origin}/create`);
    await heading("Vignette isn't available in Brazil yet.").waitFor();
    // No plan is offered where the product cannot be used.
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("spec §2 the user can request the country, with a reply promised within 24 hours", async () => {
    await page.getByRole("button", { name: "Request support for Brazil" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/within 24 hours/).waitFor();
    expect(await dialog.getByLabel("Message (optional)").inputValue()).toBe("Please support my country: Brazil.");
    await page.route("**/support.contact*", (route) => route.abort());
    await dialog.getByRole("button", { name: "Send request" }).click();
    await dialog.getByRole("heading", { name: "Submission Issue Detected" }).waitFor();
    await page.getByText("Failed to submit country request. Please try the email option.").waitFor();
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    await page.unroute("**/support.contact*");
    await dialog.getByRole("button", { name: "Send request" }).click();
    const ticket = dialog.getByText(/^Ticket VG-\d{4}-\d{2}-\d{5}$/);
    const notice = page.getByText("Country request submitted successfully!").first();
    await Promise.all([ticket.waitFor(), notice.waitFor()]);
    await dialog.getByRole("button", { name: "Done" }).click();
  });

  it("spec §9 stays for 24 hours without another request", async () => {
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.reload();
    await heading("Vignette isn't available in Brazil yet.").waitFor();
    expect(asked.filter((url) => url.includes("country.detect"))).toEqual([]);
  });

  it("returns when the Worker refuses a call that a forged country let through", async () => {
    await page.evaluate(() => {
      const kept = localStorage.getItem("geolocationCache") ?? "";
      localStorage.setItem("geolocationCache", kept.replace('"BR"', '"DE"'));
    });
    await page.goto(`${instance.app.origin}/dashboard`);
    await page.getByRole("button", { name: "Continue with the free plan" }).click();
    await emptyDashboard().click();
    await page.getByRole("dialog").getByLabel("Name").fill("Acme");
    await page.getByRole("button", { name: "Create project" }).click();
    await heading("Vignette isn't available in Brazil yet.").waitFor();
  });

  it("says that the browser does not share its position", async () => {
    await page.getByRole("button", { name: "That's not where I am" }).click();
    await page.getByText("Your browser didn't share its position.").waitFor();
  });

  it("ends when the position of the browser is in Berlin", async () => {
    await page.context().grantPermissions(["geolocation"], { origin: instance.app.origin });
    await page.context().setGeolocation({ latitude: 52.52, longitude: 13.4 });
    await page.getByRole("button", { name: "That's not where I am" }).click();
    await heading("Vignette isn't available in Brazil yet.").waitFor({ state: "hidden" });
    await emptyDashboard().waitFor();
  });

  it("asks the browser automatically if the country is unknown otherwise", async () => {
    await page.evaluate(() => localStorage.removeItem("geolocationCache"));
    await page.context().setExtraHTTPHeaders({ "x-dev-country": "XX" });
    await page.reload();
    await emptyDashboard().waitFor();
    const kept = await page.evaluate(() => localStorage.getItem("geolocationCache"));
    expect(JSON.parse(kept ?? "{}")).toMatchObject({
      detected: { countryCode: "DE", detectionMethod: "browser-position", confidence: "low" },
    });
  });

  it("logs no error in the browser's console except for the simulated ones", () => {
    const given = /support\.contact|projects\.create/;
    expect(instance.errors.filter((it) => !given.test(it))).toEqual([]);
  });
});
