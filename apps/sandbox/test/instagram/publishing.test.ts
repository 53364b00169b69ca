import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { json, type PlatformBench, picture, platformBench, video } from "../control/platform-bench.ts";
import { connect } from "./instagram-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

const reel = () => ({ media_type: "REELS", video_url: bench.serve(video("reel-1080x1920")), caption: "Day one" });
const image = () => ({ image_url: bench.serve(picture(1080, 1350)), caption: "A roll" });

describe("publishing", () => {
  it("publishes a reel with the downloaded bytes", async () => {
    const account = await connect(bench);
    const mediaId = await account.posted({ ...reel(), is_ai_generated: "true" });
    expect(await bench.posts()).toMatchObject([
      {
        platform: "instagram",
        accountId: account.userId,
        postId: mediaId,
        kind: "reel",
        caption: "Day one",
        visibility: "public",
        labels: ["ai-generated"],
        media: [{ type: "video/mp4", bytes: video("reel-1080x1920").byteLength, width: 1080, height: 1920 }],
      },
    ]);
  });

  it("publishes a carousel as one post with all its slides", async () => {
    const account = await connect(bench);
    const children: string[] = [];
    for (const side of [1080, 1000]) {
      const item = { image_url: bench.serve(picture(side, side)), is_carousel_item: "true" };
      children.push((await account.container(item)).id);
    }
    await account.posted({ media_type: "CAROUSEL", children: children.join(","), caption: "Two slides" });
    expect(await bench.posts()).toMatchObject([{ kind: "carousel", media: [{ width: 1080 }, { width: 1000 }] }]);
  });

  it("refuses a container that is not ready, and accepts it once it is", async () => {
    const account = await connect(bench);
    const { id } = await account.container(reel());
    expect(await account.publish(id)).toMatchObject({ error: { code: 9007, error_subcode: 2207027 } });
    expect(await account.settled(id)).toMatchObject({ status_code: "FINISHED" });
    expect((await account.publish(id)).id).toMatch(/^\d{17}$/);
  });

  it("returns PUBLISHED afterwards and does not publish the container again", async () => {
    const account = await connect(bench);
    const { id } = await account.container(image());
    await account.settled(id);
    await account.publish(id);
    expect(await account.status(id)).toMatchObject({ status_code: "PUBLISHED" });
    expect((await account.publish(id)).error?.code).toBe(100);
    expect(await bench.posts()).toHaveLength(1);
  });

  it("lets a container expire after 24 hours", async () => {
    const account = await connect(bench);
    const { id } = await account.container(image());
    bench.advance(86_400_000);
    expect(await account.status(id)).toMatchObject({ status_code: "EXPIRED" });
    expect(await account.publish(id)).toMatchObject({ error: { code: 24, error_subcode: 2207008 } });
  });

  it("stops at the quota of a rolling day", async () => {
    await bench.control("platforms", { instagramQuota: 1 });
    const account = await connect(bench);
    await account.posted(image());
    bench.advance(3_600_000);
    const { id } = await account.container(image());
    await account.settled(id);
    expect(await account.publish(id)).toMatchObject({ error: { code: 9, error_subcode: 2207042 } });

    const limit = await account.get(`${account.userId}/content_publishing_limit`, { fields: "config,quota_usage" });
    expect(await json(limit)).toEqual({
      data: [{ quota_usage: 1, config: { quota_total: 1, quota_duration: 86_400 } }],
    });
    bench.advance(23 * 3_600_000);
    expect((await account.publish(id)).id).toMatch(/^\d+$/);
  });

  it("completes even if only the answer is lost", async () => {
    const account = await connect(bench);
    const { id } = await account.container(image());
    await account.settled(id);
    await bench.control("faults", { host: "graph.instagram.com", method: "POST", fault: { drop: "after" } });
    await expect(account.publish(id)).rejects.toThrow("dropped");
    expect(await account.status(id)).toMatchObject({ status_code: "PUBLISHED" });
    expect(await bench.posts()).toHaveLength(1);
  });

  it("finishes a reel whose download a restart interrupted", async () => {
    const account = await connect(bench);
    let release = () => {};
    let isHeld = true;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const video_url = bench.answerAt("slow.mp4", async () => {
      if (isHeld) await held;
      return new Response(new Uint8Array(video("reel-1080x1920")));
    });
    const { id } = await account.container({ media_type: "REELS", video_url });
    isHeld = false;
    bench.restart();
    release();
    expect(await account.settled(id)).toMatchObject({ status_code: "FINISHED" });
    expect(bench.pulls).toEqual([video_url, video_url]);
  });
});
