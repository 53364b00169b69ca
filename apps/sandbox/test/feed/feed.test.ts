import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PlatformBench, picture, platformBench, video } from "../control/platform-bench.ts";
import * as instagram from "../instagram/instagram-client.ts";
import * as tiktok from "../tiktok/tiktok-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

const page = async () => (await bench.call("http://localhost:8788/")).text();
const column = async (id: string) =>
  (await page()).split("<section ").find((part) => part.startsWith(`id="${id}"`)) ?? "";

async function tiktokPost(change: Record<string, unknown>): Promise<void> {
  const creator = await tiktok.connect(bench);
  const init = tiktok.videoInit(bench.serve(video("reel-1080x1920")), change);
  const { data } = await creator.init("video/init", init);
  await creator.settled(data.publish_id);
}

describe("the public feed", () => {
  it("is empty at first and explains how to fill it", async () => {
    expect(await column("tiktok")).toContain("Nothing is public here yet.");
    expect(await column("instagram")).toContain("Nothing is public here yet.");
  });

  it("plays a public video from the sandbox's own media", async () => {
    await tiktokPost({ title: "Sourdough" });
    bench.advance(5000);
    const [post] = await bench.posts();
    const shown = await column("tiktok");
    expect(shown).toContain(`<video src="/__media/${post?.media[0]?.sha256}"`);
    expect(shown).toContain("@harbor.bakes");
    expect(shown).toContain("Sourdough");
  });

  it.each(["SELF_ONLY", "MUTUAL_FOLLOW_FRIENDS"])("does not show a post for %s", async (privacy_level) => {
    await tiktokPost({ title: "For a few", privacy_level });
    bench.advance(60_000);
    expect(await bench.posts()).toHaveLength(1);
    expect(await page()).not.toContain("For a few");
  });

  it("shows a post only after moderation", async () => {
    await bench.control("platforms", { moderationMs: 60_000 });
    await tiktokPost({ title: "Soon" });
    expect(await page()).not.toContain("Soon");
    bench.advance(60_000);
    expect(await page()).toContain("Soon");
  });

  it("shows every slide of a carousel, and escapes text", async () => {
    const account = await instagram.connect(bench);
    const slide = async () =>
      (await account.container({ is_carousel_item: "true", image_url: bench.serve(picture(1080, 1080)) })).id;
    const children = `${await slide()},${await slide()}`;
    await account.posted({ media_type: "CAROUSEL", children, caption: "<script>alert(1)</script>" });
    const shown = await column("instagram");
    expect(shown.match(/<img src="\/__media\//g)).toHaveLength(2);
    expect(shown).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("drops a story after a day", async () => {
    const account = await instagram.connect(bench);
    const id = await account.posted({ media_type: "STORIES", image_url: bench.serve(picture(1080, 1920)) });
    expect(await page()).toContain(id);
    bench.advance(86_400_001);
    expect(await page()).not.toContain(id);
  });

  it("requests nothing from another host", async () => {
    const assets = ["/", "/__feed/feed.css", "/__feed/feed.js"].map((path) =>
      bench.call(`http://localhost:8788${path}`),
    );
    for (const response of await Promise.all(assets)) {
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/https?:\/\//);
    }
  });
});
