import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runMinuteJob } from "../../../scripts/local/run-app.ts";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { aVideo, letTimeCome, logIn } from "./support/approval-steps.ts";
import { anOwner, type Owner } from "./support/calendar-steps.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { fitsPhone } from "./support/small-screens.ts";

/** The caption distinguishes the post from those of other stories. */
const caption = "Sixty hours of fig";
const DAY = 86_400_000;

describe("approval by a reviewer without an account", () => {
  let instance: Instance;
  let owner: Page;
  let visitor: Page;
  let person: Owner;
  let postId: string;
  let link: string;
  const published = async () => {
    const answer = await fetch(`${instance.app.sandboxOrigin}/__control/posts`);
    const posts: { caption: string }[] = await answer.json();
    return posts.filter((it) => it.caption.startsWith(caption));
  };

  const targetId = async () => {
    const post: { targets: { id: string }[] } = await person.read("scheduling.get", { id: postId });
    return post.targets[0]?.id ?? "";
  };

  beforeAll(async () => {
    instance = await sharedInstance();
    person = await anOwner(instance, "approval@vignette.test", []);
    const { projectId, accountId } = person;
    const when = { type: "at", zone: "UTC", wallTime: new Date(Date.now() + DAY).toISOString().slice(0, 16) };
    const options = { platform: "instagram", shareToFeed: true, altTexts: [] };
    const targets = [{ accountId, caption, options }];
    const input = { projectId, assetId: await aVideo(instance, person), when, targets };
    postId = ((await person.ask("scheduling.schedule", input)) as { id: string }).id;
    [owner, visitor] = [
      await instance.newPage(undefined, { meetsUpsell: true }),
      await instance.newPage({ width: 390, height: 844 }),
    ];
  });
  afterAll(() => instance.stop());

  it("lets the owner send a planned post for approval and copy a link", async () => {
    await logIn(owner, instance.app.origin, person.email, `/dashboard/schedule/posts/${postId}`);
    await owner.getByRole("button", { name: "Send for approval…" }).click();
    await owner.getByRole("button", { name: "Make link" }).click();
    link = await owner.getByLabel("Address").inputValue();
    await owner.getByRole("button", { name: "Done" }).click();
    await owner.getByText("Waiting for approval.").first().waitFor();
    await fitsPhone(owner);
    expect(link).toMatch(/\/review\/[0-9a-f]{64}$/);
  });

  it("plays the video for a visitor on a small page", async () => {
    const weights: Promise<number>[] = [];
    visitor.on("response", (answer) => {
      if (new URL(answer.url()).pathname.startsWith("/assets/")) weights.push(weightOf(answer));
    });
    await visitor.goto(link);
    await visitor.getByText("It's posted only if you approve it.").waitFor();
    await visitor.getByText(caption).waitFor();
    const video = visitor.locator("video");
    await video.evaluate((it: HTMLVideoElement) => {
      it.muted = true;
      return it.play();
    });
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0);
    expect(await visitor.context().cookies()).toEqual([]);
    const bytes = (await Promise.all(weights)).reduce((sum, it) => sum + it, 0);
    expect(bytes).toBeLessThan(150_000);
    expect(await accessibilityInBothThemes(visitor)).toEqual([]);
  });

  it("speaks the visitor's language", async () => {
    const reader = await instance.newPage({ width: 390, height: 844 }, { locale: "de-DE" });
    await reader.goto(link);
    await reader.getByText("Der Beitrag erscheint nur, wenn du ihn freigibst.").waitFor();
    await reader.getByRole("button", { name: "Freigeben" }).click();
    await reader.getByText("Gib deinen Namen an.").waitFor();
    expect(await reader.locator("html").getAttribute("lang")).toBe("de");
    await reader.context().close();
  });

  it("shows the owner a request for changes at once", async () => {
    await visitor.getByRole("button", { name: "Request changes" }).click();
    await visitor.getByText("Add your name.").waitFor();
    await visitor.getByLabel("Your name").fill("Ana Ruiz");
    await visitor.getByLabel(/^Comment/).fill("Say that it is fig and cedar.");
    await visitor.getByRole("button", { name: "Request changes" }).click();
    await visitor.getByText("Ana Ruiz requested changes on").waitFor();
    await owner.getByText("Say that it is fig and cedar.").waitFor();
    await owner.getByText("Ana Ruiz asked for changes on").waitFor();
  });

  it("refuses a decision from a page that was opened before the caption changed", async () => {
    await owner.getByRole("button", { name: "Send again" }).click();
    await owner.getByRole("button", { name: "Without a link" }).click();
    await visitor.reload();
    await visitor.getByRole("button", { name: "Approve" }).waitFor();
    await owner.getByRole("button", { name: "Change captions" }).click();
    await owner.getByRole("textbox", { name: /^Instagram/ }).fill(`${caption} and cedar`);
    await owner.getByRole("button", { name: "Save captions" }).click();
    await owner.getByRole("dialog").waitFor({ state: "detached" });
    await visitor.getByRole("button", { name: "Approve" }).click();
    await visitor.getByText("This post changed since you opened it.").first().waitFor();
    await visitor.getByText(`${caption} and cedar`).waitFor();
    expect(await published()).toEqual([]);
  });

  it("publishes an approved post at its time, once", async () => {
    await visitor.reload();
    await visitor.getByRole("button", { name: "Approve" }).click();
    await visitor.getByText("Ana Ruiz approved this on").waitFor();
    expect(await published()).toEqual([]);
    await letTimeCome(instance, postId, await targetId());
    await runMinuteJob(instance.app.origin);
    await owner.getByText(/^It's been live since/).waitFor();
    expect((await published()).map((it) => it.caption)).toEqual([`${caption} and cedar`]);
  });

  it("shows nothing but a notice under a revoked link", async () => {
    await owner.getByRole("region", { name: "Review links" }).getByRole("button", { name: "Revoke link" }).click();
    await owner.getByText(/revoked/).waitFor();
    await visitor.reload();
    await visitor.getByRole("heading", { name: "This link was revoked." }).waitFor();
    expect(await visitor.getByText(caption).count()).toBe(0);
  });
});

const weightOf = async (answer: { body(): Promise<Buffer> }) =>
  (await answer.body().catch(() => Buffer.alloc(0))).length;
