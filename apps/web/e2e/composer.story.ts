import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aCarousel,
  aCreator,
  type Creator,
  connect,
  postNow,
  settled,
  targetFor,
  writeDocument,
} from "../../../test/publishing/creator.ts";
import { appAt } from "../../../test/publishing/running-app.ts";
import type {} from "../../../test/publishing/shared.ts";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";

type Shown = {
  platform: string;
  accountName: string;
  kind: string;
  caption: string;
  said: Record<string, unknown>;
  media: unknown[];
};

type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };
type Pushed = { endpoint: string; message: object };

const beat = (id: string) => ({
  id,
  role: "point",
  line: "",
  title: "Five rolls",
  body: "",
  imagePrompt: "",
  shows: null,
  holdMs: null,
  locked: false,
  take: 0,
  stars: null,
});

describe("one carousel for TikTok and Instagram, each with its own caption and options", () => {
  let instance: Instance;
  let page: Page;
  let creator: Creator;
  let assetId = "";
  const panel = (name: RegExp): Locator => page.locator("section", { has: page.getByRole("heading", { name }) });
  const shown = async (): Promise<Shown[]> => {
    const all = await appAt(instance.app).control<Shown[]>("posts");
    return all.filter((post) => post.accountName === creator.name);
  };

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage({ width: 1440, height: 1100 });
    creator = await aCreator(appAt(instance.app));
    await connect(creator, "tiktok");
    await connect(creator, "instagram");
    assetId = (await aCarousel(creator)).id;
    const { creationId } = await creator.client.assets.get.query({ id: assetId });
    const script = { beats: [beat("a"), beat("b"), beat("c")], caption: "Five rolls", hashtags: ["film", "darkroom"] };
    await writeDocument(creator.app, `creations/${creationId}`, { script });
    await page.goto(
      `${instance.app.origin}/login?next=${encodeURIComponent(`/dashboard/schedule/new?asset=${assetId}`)}`,
    );
    await page.getByLabel("Email").fill(`${creator.name}@vignette.test`);
    await page.getByLabel("Password", { exact: true }).fill("a long password");
    await page.getByRole("button", { name: /^(Log|Sign) in$/ }).click();
    await page.getByRole("heading", { name: "New post" }).waitFor();
  });
  afterAll(() => instance.stop());

  it("starts with the caption of the script, and offers a hashtag that was removed", async () => {
    const caption = page.getByLabel("Caption", { exact: true });
    expect(await caption.inputValue()).toBe("Five rolls\n\n#film #darkroom");
    await caption.fill("Five rolls\n\n#film");
    await page.getByRole("button", { name: "#darkroom" }).click();
    expect(await caption.inputValue()).toBe("Five rolls\n\n#film #darkroom");
  });

  it("shows the options of TikTok's audit list and preselects nothing", async () => {
    const tiktok = panel(/^TikTok @/);
    await tiktok.getByText("Posting as").waitFor();
    expect(await tiktok.getByRole("checkbox").count()).toBe(1);
    expect(await tiktok.getByRole("checkbox").first().isChecked()).toBe(false);
    await page.getByText("Choose who can see it on TikTok.").first().waitFor();
    await tiktok.getByRole("combobox", { name: "Who can see this" }).click();
    await page.getByRole("option", { name: "Everyone" }).click();
    await tiktok.getByText("Comment", { exact: true }).click();
    await tiktok.getByLabel("Title").fill("Rolls that bend light");
    await tiktok.getByRole("radio", { name: "Slide 2" }).check();
    await tiktok.getByRole("button", { name: "Customize for TikTok" }).click();
    await tiktok.getByLabel(/^Caption for/).fill("For TikTok #film");
    await tiktok.getByText("Disclose content").click();
    await tiktok.getByText("Your brand").click();
  });

  it("accepts the options that Instagram offers to apps, and previews the post as in the app", async () => {
    const instagram = panel(/^Instagram @/);
    await instagram.getByText("Alt text, for people who don't see the pictures").click();
    await instagram.getByRole("textbox", { name: "Slide 1" }).fill("A roll of film");
    await instagram.getByLabel("Collaborators").fill("lena.makes, harbor.bakes");
    await instagram.getByLabel("First comment").fill("Which one first?");
    await page.getByRole("combobox", { name: "Preview on" }).click();
    await page.getByRole("option", { name: /^Instagram/ }).click();
    const preview = page.getByRole("figure", { name: "Preview on Instagram" });
    await preview.getByText(`${creator.name} and 2 others`).waitFor();
    await preview.getByText("Which one first?").waitFor();
    await page.getByText(/^Ready for TikTok and Instagram\. \d+ checks passed\.$/).waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
  });

  it("keeps the draft when the page is closed", async () => {
    await page.reload();
    await page.getByText("We restored your unsaved draft.").waitFor();
    expect(
      await panel(/^Instagram @/)
        .getByLabel("First comment")
        .inputValue(),
    ).toBe("Which one first?");
    expect(await page.getByLabel(/^Caption for/).inputValue()).toBe("For TikTok #film");
  });

  it("posts to both now, followed by the first comment", async () => {
    await page.getByText("Now", { exact: true }).click();
    await page.getByText("By posting, you agree to TikTok's Music Usage Confirmation").waitFor();
    await page.getByRole("button", { name: "Post now to 2 accounts" }).click();
    await page.waitForURL(/\/schedule\/posts\//);
    await page
      .getByText(/^It's been live since/)
      .nth(1)
      .waitFor();
    await page.getByText("First comment is there: “Which one first?”").waitFor();
  });

  it("sent each platform exactly what was chosen", async () => {
    const posts = await shown();
    const tiktok = posts.find((it) => it.platform === "tiktok");
    expect(tiktok).toMatchObject({ kind: "carousel", caption: "Rolls that bend light\nFor TikTok #film" });
    expect(tiktok?.said).toEqual({
      title: "Rolls that bend light",
      description: "For TikTok #film",
      privacy_level: "PUBLIC_TO_EVERYONE",
      disable_comment: false,
      brand_content_toggle: false,
      brand_organic_toggle: true,
      auto_add_music: true,
      photo_cover_index: 1,
    });
    const instagram = posts.find((it) => it.platform === "instagram");
    expect(instagram).toMatchObject({ kind: "carousel", caption: "Five rolls\n\n#film #darkroom" });
    expect(instagram?.said).toMatchObject({
      media_type: "CAROUSEL",
      collaborators: JSON.stringify(["lena.makes", "harbor.bakes"]),
      items: [{ is_carousel_item: "true", alt_text: "A roll of film" }, {}, {}],
    });
    const comments = await appAt(instance.app).control<{ text: string; username: string }[]>("comments");
    expect(comments.filter((it) => it.username === creator.name)).toMatchObject([{ text: "Which one first?" }]);
  });

  it("saves a story as a draft that can be edited, and posts one slide without a caption", async () => {
    await page.goto(`${instance.app.origin}/dashboard/schedule/new?asset=${assetId}`);
    await page.getByRole("checkbox", { name: /^TikTok/ }).click();
    const instagram = panel(/^Instagram @/);
    await instagram.getByText("Story", { exact: true }).click();
    await instagram.getByText(/^Apps can't add captions, comments, collaborators/).waitFor();
    await page.getByRole("button", { name: "Save draft" }).click();
    await page.getByText("Not scheduled.").waitFor();
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByRole("heading", { name: "Edit post" }).waitFor();
    await instagram.getByRole("radio", { name: "Slide 3" }).check();
    await instagram.getByLabel("Tag people").fill("lena.makes");
    await page.getByText("Now", { exact: true }).click();
    await page.getByRole("button", { name: "Post now to 1 account" }).click();
    await page.getByText(/^It's been live since/).waitFor();
    const story = (await shown()).find((it) => it.kind === "story");
    expect(story).toMatchObject({ caption: "", said: { media_type: "STORIES" } });
    expect(story?.media).toHaveLength(1);
    expect(JSON.parse(String(story?.said.user_tags))).toEqual([{ username: "lena.makes", x: 0.5, y: 0.5 }]);
  });

  it("tells of a post that failed: in the app, as a push message, and by mail", async () => {
    const { app, client, name } = creator;
    const { endpoint, keys } = await app.control<Subscribed>("push/subscriptions", {});
    await client.notifications.addDevice.mutate({ endpoint, ...keys, name: "Firefox on Linux" });
    const account = (await client.socialAccounts.list.query()).find(({ platform }) => platform === "tiktok");
    if (!account) throw new Error("TikTok is not connected.");
    // The account offers no followers, as after a change on TikTok.
    const target = targetFor(account, "For followers", { privacyLevel: "FOLLOWER_OF_CREATOR" });
    const id = await postNow(creator, { id: assetId }, target);
    await settled(creator, id);
    const title = `wasn't posted to TikTok @${name}`;
    const pushed = async () => (await app.control<Pushed[]>("push")).filter((it) => it.endpoint === endpoint);
    await expect.poll(pushed).toMatchObject([{ message: { title: expect.stringContaining(title) } }]);

    const [told] = (await client.notifications.list.query({})).items;
    // A mail is sent ten minutes later, so that a burst is one.
    const elevenMinutesAgo = { at: new Date(Date.now() - 660_000), dueAt: new Date(Date.now() - 60_000) };
    await writeDocument(app, `notifications/${told?.id}`, elevenMinutesAgo);
    await app.minute();
    const inbox = await instance.newPage();
    await inbox.goto(`${instance.app.sandboxOrigin}/__control/mail`);
    await inbox.getByText(title).first().waitFor();
    await inbox.context().close();

    await page.getByRole("button", { name: /^Notifications/ }).click();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("link", { name: title }).click();
    await page.getByText("Your account no longer offers “Followers”.").first().waitFor();
  });

  it("works on a phone, with the preview behind a bar", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${instance.app.origin}/dashboard/schedule/new?asset=${assetId}`);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("dialog").getByRole("figure").waitFor();
    await page.keyboard.press("Escape");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
  });

  it("logs no error in the browser's console", () => {
    expect(instance.errors).toEqual([]);
  });
});
