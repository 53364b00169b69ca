import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { makeAdmin, signUp, timed } from "./support/admin-steps.ts";
import { type Instance, startInstance } from "./support/instance.ts";
import { removeDocument, setFields } from "./support/set-document.ts";
import { fitsPhone } from "./support/small-screens.ts";

describe("the Admin Dashboard (spec §2 and §6)", () => {
  let instance: Instance;
  let admin: Page;
  let user: Page;
  const address = (section = "") => `${instance.app.origin}/dashboard/admin${section && `/${section}`}`;

  beforeAll(async () => {
    instance = await startInstance();
    [admin, user] = [await instance.newPage(), await instance.newPage()];
    await signUp(instance, admin, "ada@vignette.test");
    await signUp(instance, user, "mara@vignette.test");
  });
  afterAll(() => instance.stop());

  /** Waits until the section and its lists are loaded. */
  async function shown(): Promise<void> {
    await admin.getByRole("navigation", { name: "Admin sections" }).waitFor();
    await expect.poll(() => admin.getByRole("status", { name: "Loading" }).count()).toBe(0);
  }

  const section = (name: string) =>
    admin.getByRole("navigation", { name: "Admin sections" }).getByRole("link", { name, exact: true });

  async function openUser(email: string): Promise<void> {
    await admin.getByLabel("Email address or user id").fill(email);
    await admin.getByRole("button", { name: "Search" }).last().click();
    // While the answer of the search moves the rows, a click would be lost.
    await expect.poll(() => admin.getByRole("link", { name: /^Ada, / }).count()).toBe(1);
    await admin.getByRole("link", { name: `Ada, ${email}` }).click();
  }

  it("does not exist for users without admin rights", async () => {
    await user.goto(address());
    await user.getByRole("heading", { name: "Page not found." }).waitFor();
    expect(await user.getByRole("link", { name: "Admin Dashboard" }).count()).toBe(0);
  });

  it("is in the sidebar of an admin, with its badge", async () => {
    await makeAdmin(instance, "ada@vignette.test");
    await admin.reload();
    await admin.getByRole("link", { name: "Admin Dashboard ADMIN" }).click();
    await admin.getByRole("heading", { name: "Admin Dashboard", level: 1 }).waitFor();
    await admin.getByText("More than 2 min late").waitFor();
  });

  it("shows Automation to every user once its flag is on", async () => {
    expect(await user.getByRole("link", { name: "Automation Beta" }).count()).toBe(0);
    await admin.goto(address("flags"));
    await admin.getByRole("switch", { name: /^Automation/ }).click();
    await user.getByRole("link", { name: "Automation Beta" }).click();
    await user.getByRole("heading", { name: "Automation" }).waitFor();
  });

  it("reaches every open page at once, both ways and without a reload, including pages without React", async () => {
    const [lost, landing] = [await instance.newPage(), await instance.newPage()];
    await lost.goto(`${instance.app.origin}/nothing-here`);
    await landing.goto(instance.app.origin);
    const heading = (page: Page) => page.getByRole("heading", { name: "We'll be right back!" });
    const notice = landing.getByText("Scheduled maintenance is running.");
    const gone = { state: "detached" } as const;
    await admin.getByRole("switch", { name: /^Maintenance/ }).click();
    await admin.getByText("Everyone outside public pages sees the maintenance screen now.").waitFor();
    await timed("on", () => admin.getByRole("button", { name: "Turn maintenance on" }).click(), [
      () => heading(user).waitFor(),
      () => heading(lost).waitFor(),
      () => notice.waitFor(),
    ]);
    await admin.reload();
    await admin.getByRole("switch", { name: /^Maintenance/, checked: true }).waitFor();
    await timed("off", () => admin.getByRole("switch", { name: /^Maintenance/, checked: true }).click(), [
      () => heading(user).waitFor(gone),
      () => lost.getByRole("heading", { name: "Page not found." }).waitFor(),
      () => notice.waitFor(gone),
    ]);
    await Promise.all([lost.context().close(), landing.context().close()]);
  });

  it("changes a plan and logs who changed it", async () => {
    await section("Plans").click();
    await admin.getByRole("button", { name: "Edit Starter" }).click();
    const form = admin.getByRole("dialog");
    await form.getByLabel("Price in dollars").fill("19,5");
    await form.getByRole("button", { name: "Save plan" }).click();
    await form.getByRole("alert").waitFor();
    await form.getByLabel("Price in dollars").fill("19.5");
    await form.getByLabel("Storage in GB").fill("25");
    await form.getByRole("button", { name: "Save plan" }).click();
    await admin.getByRole("cell", { name: "$19.5" }).waitFor();
    await admin.getByRole("cell", { name: "25 GB" }).waitFor();
    await section("Log").click();
    await admin.getByLabel("Admin's email address or changed id").fill("starter");
    await admin.getByRole("button", { name: "Search" }).last().click();
    await admin.getByRole("row", { name: /ada@vignette.test plan starter price: 19 → 19.5/ }).waitFor();
  });

  it("grants a user a plan, which an open page of the user shows at once, and undoes it", async () => {
    await user.goto(`${instance.app.origin}/dashboard`);
    await user.getByRole("complementary").getByText("Free Plan").waitFor();
    await section("Users").click();
    await openUser("mara@vignette.test");
    await admin.getByLabel("Plan").click();
    await admin.getByRole("option", { name: "Business" }).click();
    await admin.getByRole("button", { name: "Give plan" }).click();
    // The notice stays while the pointer is over it.
    await admin.getByRole("button", { name: "Undo" }).hover();
    await user.getByRole("complementary").getByText("Business").waitFor();
    await admin.getByRole("button", { name: "Undo" }).click();
    await user.getByRole("complementary").getByText("Free Plan").waitFor();
  });

  it("grants a user credits, with a reason", async () => {
    await admin.getByRole("textbox", { name: "Credits" }).fill("50");
    await admin.getByLabel("Reason").fill("A failed export");
    await admin.getByRole("button", { name: "Grant credits" }).click();
    await admin.getByText("700 of 700 left, 50 of them granted").waitFor();
    expect(await accessibilityInBothThemes(admin)).toEqual([]);
  });

  it("views the app as a user, whose name is on every page, and returns", async () => {
    await fitsPhone(admin);
    await admin.getByRole("button", { name: "View as this user" }).click();
    await admin.waitForURL("**/dashboard");
    await admin.getByText("Viewing as mara@vignette.test. Read-only.").waitFor();
    expect(await admin.getByRole("link", { name: "Admin Dashboard" }).count()).toBe(0);
    await admin.getByRole("button", { name: "Stop viewing" }).click();
    await admin.getByRole("heading", { name: "Access" }).waitFor();
    expect(await admin.getByText("Read-only.").count()).toBe(0);
  });

  it("announces something on every open page at once, and ends it", async () => {
    await section("Announcements").click();
    await admin.getByRole("button", { name: "New announcement" }).click();
    await admin.getByLabel("Text").fill("New templates are here.");
    expect(await accessibilityInBothThemes(admin)).toEqual([]);
    await admin.getByRole("button", { name: "Save announcement" }).click();
    const bar = user.getByRole("region", { name: "Announcement" });
    await bar.getByText("New templates are here.").waitFor();
    expect(await accessibilityInBothThemes(user)).toEqual([]);
    await admin.getByRole("button", { name: "End New templates are here." }).click();
    await bar.waitFor({ state: "detached" });
  });

  it("answers a ticket by mail", async () => {
    await user.getByRole("button", { name: "Support" }).click();
    await user.getByLabel("What's going on?").fill("Where are my exports?");
    await user.getByRole("button", { name: "Send" }).click();
    await user.getByRole("button", { name: "Done" }).click();
    await section("Tickets").click();
    const ticket = admin.getByRole("article").filter({ hasText: "Where are my exports?" });
    await ticket.getByRole("button", { name: /^Answer/ }).click();
    await ticket.getByLabel("Answer to mara@vignette.test").fill("In Assets, under Exports.");
    expect(await accessibilityInBothThemes(admin)).toEqual([]);
    await ticket.getByRole("button", { name: "Send answer" }).click();
    await admin.getByText("Answer sent to mara@vignette.test").waitFor();
    await ticket.getByText("In Assets, under Exports.").waitFor();
    await section("Users").click();
    await openUser("mara@vignette.test");
  });

  it("can make another user an admin, and cannot give up their own rights", async () => {
    await admin.getByRole("switch", { name: /^Admin/ }).click();
    await admin.getByRole("button", { name: "Make admin" }).click();
    await admin.getByRole("switch", { name: /^Admin/, checked: true }).waitFor();
    await user.reload();
    await user.getByRole("link", { name: "Admin Dashboard" }).waitFor();
    await admin.getByRole("link", { name: "Users", exact: true }).last().click();
    await openUser("ada@vignette.test");
    expect(await admin.getByRole("switch", { name: /^Admin/ }).isDisabled()).toBe(true);
    await admin.getByText("Another admin has to take your rights from you.").waitFor();
  });

  it("adds a supported country, and removes it after a confirmation", async () => {
    await section("Countries").click();
    await admin.getByLabel("Country or code").fill("braz");
    await admin.getByRole("button", { name: "Add Brazil" }).click();
    await admin.getByRole("button", { name: "Remove Brazil" }).click();
    await admin.getByRole("button", { name: "Remove Brazil", exact: true }).last().click();
    await admin.getByRole("button", { name: "Add Brazil" }).waitFor();
    await admin.getByLabel("Country or code").fill("");
    await admin.getByRole("heading", { name: "37 supported countries" }).waitFor();
  });

  it("lists a document that could not be read until it is removed, and affects nothing else", async () => {
    const odd = { email: { stringValue: "mara@vignette.test" }, createdAt: { timestampValue: "2026-11-01T12:00:00Z" } };
    await setFields(instance, "support/by-hand", odd);
    await admin.goto(address("tickets"));
    await shown();
    await admin.getByRole("link", { name: "Documents" }).click();
    await admin.getByRole("row").filter({ hasText: "support/by-hand" }).getByText("ticketId").waitFor();
    await removeDocument(instance, "support/by-hand");
    await admin.reload();
    await admin.getByText("No unreadable documents.").waitFor();
  });

  it.each([
    ...["Overview", "Users", "Publish log", "Errors", "Tickets", "Announcements", "Plans", "Flags", "Countries", "Log"],
    "Documents",
  ])("axe finds nothing serious in the section %s in either theme", async (name) => {
    await section(name).click();
    await shown();
    expect(await accessibilityInBothThemes(admin)).toEqual([]);
  });

  it("disables a user, who is signed out and reads why", async () => {
    await section("Users").click();
    await openUser("mara@vignette.test");
    await admin.getByRole("switch", { name: /^Can sign in/ }).click();
    await admin.getByRole("button", { name: "Disable user" }).click();
    await user.getByText("This account is disabled.").waitFor();
    expect(await accessibilityInBothThemes(user)).toEqual([]);
  });
});
