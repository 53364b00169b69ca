import { describe, expect, it } from "vitest";
import { aCarousel, aCreator, aVideo, connect, postNow, settled, targetFor, writeDocument } from "./creator.ts";
import { sharedApp } from "./shared-app.ts";

const app = sharedApp();

describe("a platform that says no", () => {
  it.concurrent("is quoted with cause and fix, and the post goes out once that is mended", async () => {
    const creator = await aCreator(app);
    const account = await connect(creator, "tiktok");
    const wide = await aCarousel(creator, [1086, 1400]);
    // The asset's record was changed by hand: our own preflight would have named the slide.
    await pretend(wide, { width: 1080 });
    const id = await postNow(creator, wide, targetFor(account, "Five rolls"));
    const failed = await settled(creator, id);
    expect(failed).toMatchObject({ state: "failed", failure: { code: "picture_size_check_failed" } });
    expect(failed.failure?.message).toMatch(/^Nothing was posted\. .*up to 1080 px/);
    expect(await app.shown(creator.name)).toEqual([]);

    const mended = await aCarousel(creator);
    await pretend({ id: wide.id, files: mended.files }, {});
    await creator.client.scheduling.retry.mutate({ postId: id, targetId: failed.id });
    expect(await settled(creator, id, ["published"])).toMatchObject({ attempt: { number: 2 }, failure: null });
    expect(await app.shown(creator.name)).toHaveLength(1);
  });

  it.concurrent("reaches the owner's phone at once and the mailbox after ten minutes", async ({ expect }) => {
    const creator = await aCreator(app);
    const account = await connect(creator, "instagram");
    const tall = await aCarousel(creator, [1080, 1920]);
    await pretend(tall, { height: 1350 });
    const { endpoint, keys } = await app.control<Subscribed>("push/subscriptions", {});
    await creator.client.notifications.addDevice.mutate({ endpoint, ...keys, name: "Firefox on Linux" });
    const id = await postNow(creator, tall, targetFor(account, "Five rolls"));
    await settled(creator, id);
    const title = `“A test of publishing” wasn't posted to Instagram @${creator.name}`;
    const pushed = async () =>
      (await app.control<Pushed[]>("push")).filter((it) => it.endpoint === endpoint).map(({ message }) => message);
    await expect.poll(pushed).toMatchObject([{ title, path: `/dashboard/schedule/posts/${id}` }]);

    const [told] = (await creator.client.notifications.list.query({})).items;
    const elevenMinutesAgo = { at: new Date(Date.now() - 660_000), dueAt: new Date(Date.now() - 60_000) };
    await writeDocument(app, `notifications/${told?.id}`, elevenMinutesAgo);
    await app.minute();
    const mailed = async () =>
      (await app.control<Mailed[]>("mail")).filter(({ to, html }) => to === `${creator.name}@vignette.test` && html);
    await expect.poll(mailed).toMatchObject([{ subject: title, text: expect.stringContaining("4:5 to 1.91:1") }]);
  });

  it.concurrent("to a picture's shape on Instagram leaves nothing behind", async () => {
    const creator = await aCreator(app);
    const account = await connect(creator, "instagram");
    const tall = await aCarousel(creator, [1080, 1920]);
    await pretend(tall, { height: 1350 });
    const failed = await settled(creator, await postNow(creator, tall, targetFor(account, "Five rolls")));
    expect(failed).toMatchObject({ state: "failed" });
    expect(failed.failure?.message).toBe(
      "Nothing was posted. Instagram accepts images from 4:5 to 1.91:1. Change the format.",
    );
    expect(await app.shown(creator.name)).toEqual([]);
  });

  it.concurrent("is asked nothing when the account no longer offers what its owner chose", async () => {
    const creator = await aCreator(app);
    const account = await connect(creator, "tiktok");
    const video = await aVideo(creator);
    const target = targetFor(account, "For friends", { privacyLevel: "FOLLOWER_OF_CREATOR" });
    const failed = await settled(creator, await postNow(creator, video, target));
    expect(failed.failure?.message).toBe("Nothing was posted. Your account no longer offers “Followers”.");
    expect(failed.log.map((entry) => entry.event)).not.toContain("sent");
  });

  it.concurrent("shows a post that only its owner sees as published without a link", async () => {
    const creator = await aCreator(app);
    const account = await connect(creator, "tiktok");
    const video = await aVideo(creator);
    const id = await postNow(creator, video, targetFor(account, "For me", { privacyLevel: "SELF_ONLY" }));
    expect(await settled(creator, id)).toMatchObject({
      state: "published",
      publication: { platformPostId: null, permalink: null },
    });
  });
});

type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };
type Pushed = { endpoint: string; message: object };
type Mailed = { to: string; subject: string; text: string; html?: string };

type File = { key: string; type: string; bytes: number; sha256: string; width: number; height: number };

async function pretend({ id, files }: { id: string; files: readonly File[] }, change: Partial<File>): Promise<void> {
  await writeDocument(app, `assets/${id}`, { files: files.map(({ ...file }) => ({ ...withoutUrl(file), ...change })) });
}

function withoutUrl(file: File & { url?: string }): File {
  const { url: _url, ...rest } = file;
  return rest;
}
