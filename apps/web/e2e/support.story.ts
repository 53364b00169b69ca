import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const picture = (name: string) => ({ name, mimeType: "image/png", buffer: PNG });

describe("from sign-up to a support ticket (spec §5, §8 and §9 Support)", () => {
  let instance: Instance;
  let page: Page;
  const dialog = () => page.getByRole("dialog");
  const attach = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    dialog().locator('input[type="file"]').setInputFiles(files);

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage();
  });
  afterAll(() => instance.stop());

  it("opens from the sidebar after a sign-up", async () => {
    await page.goto(`${instance.app.origin}/signup`);
    await page.getByLabel("Name").fill("Mara Lind");
    await page.getByLabel("Email").fill("helpless@acme-candles.test");
    await page.getByLabel("Password", { exact: true }).fill("a-long-password-1");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("button", { name: "Support" }).click();
    await dialog().getByRole("heading", { name: "Support" }).waitFor();
  });

  it("requires a description of the issue", async () => {
    await dialog().getByRole("button", { name: "Send" }).click();
    await dialog().getByText("Please describe your issue").waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
  });

  it("accepts only images, at most three, under 5 MB", async () => {
    await attach([{ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") }]);
    await dialog().getByText("Only image files are allowed").waitFor();
    await attach([{ name: "huge.png", mimeType: "image/png", buffer: Buffer.concat([PNG, Buffer.alloc(5_242_881)]) }]);
    await dialog().getByText("Image size should be less than 5MB").waitFor();
    await attach([picture("1.png")]);
    await attach(["2.png", "3.png", "4.png"].map(picture));
    await dialog().getByText("Only adding 2 images to stay within the 3 image limit").waitFor();
    await attach([picture("5.png")]);
    await dialog().getByText("Maximum 3 images can be attached").waitFor();
    expect(await dialog().getByRole("listitem").count()).toBe(3);
    await dialog().getByRole("button", { name: "Remove 3.png" }).click();
    expect(await dialog().getByText("(2/3 images)").count()).toBe(1);
  });

  it("accepts an image that is pasted and one that is dropped on the form", async () => {
    await dialog()
      .getByLabel("What's going on?")
      .evaluate((area, base64) => {
        const bytes = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], "pasted.png", { type: "image/png" }));
        area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        area.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
      }, PNG.toString("base64"));
    await dialog().getByText("Maximum 3 images can be attached").waitFor();
    await dialog().getByRole("button", { name: "Remove pasted.png" }).waitFor();
  });

  it("keeps the text and offers an email when it cannot be sent", async () => {
    await dialog().getByLabel("What's going on?").fill("My carousel lost its last slide.");
    await page.route("**/api/support", (route) => route.fulfill({ status: 503, body: "{}" }));
    await dialog().getByRole("button", { name: "Send" }).click();
    await dialog().getByRole("heading", { name: "Submission Issue Detected" }).waitFor();
    await page.getByText("Failed to submit support request. Please try the email option.").waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    const mail = await dialog().getByRole("link", { name: "Email us with these details" }).getAttribute("href");
    expect(decodeURIComponent(mail ?? "")).toContain(
      "mailto:support@vignette.example?subject=Support request&body=My carousel",
    );
    await dialog().getByRole("button", { name: "Back to the form" }).click();
    expect(await dialog().getByLabel("What's going on?").inputValue()).toBe("My carousel lost its last slide.");
    expect(await dialog().getByRole("listitem").count()).toBe(3);
    await page.unroute("**/api/support");
  });

  it("opens a ticket and shows its id", async () => {
    await dialog().getByRole("button", { name: "Send" }).click();
    const ticket = dialog().getByText(/^Ticket VG-\d{4}-\d{2}-\d{5}$/);
    const notice = page.getByText("Support request submitted successfully!").first();
    await Promise.all([ticket.waitFor(), notice.waitFor()]);
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await dialog().getByRole("button", { name: "Done" }).click();
    await dialog().waitFor({ state: "hidden" });
  });

  it("opens from the More sheet on a phone, too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "More" }).click();
    await dialog().getByRole("button", { name: "Support" }).click();
    await dialog().getByRole("heading", { name: "Support" }).waitFor();
    expect(await dialog().count()).toBe(1);
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
  });

  it("logs no error in the browser's console except for the simulated one", () => {
    expect(instance.errors.filter((it) => !it.includes("503"))).toEqual([]);
  });
});
