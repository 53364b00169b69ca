import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PlatformBench, picture, platformBench, video } from "../control/platform-bench.ts";
import { connect, photoInit, videoInit } from "./tiktok-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

describe("a direct post", () => {
  it("goes up with the bytes that were pulled, and is told to strangers after moderation", async () => {
    const creator = await connect(bench);
    const bytes = video("reel-1080x1920");
    const answer = await creator.init("video/init", videoInit(bench.serve(bytes)));
    expect(answer.error.code).toBe("ok");

    const status = await creator.settled(answer.data.publish_id);
    expect(status).toMatchObject({ status: "PUBLISH_COMPLETE", downloaded_bytes: bytes.byteLength });
    const [post] = await bench.posts();
    expect(post).toMatchObject({
      platform: "tiktok",
      kind: "video",
      caption: "Sourdough, day one",
      visibility: "public",
      media: [{ bytes: bytes.byteLength, type: "video/mp4", width: 1080, height: 1920, durationMs: 4000 }],
    });
    expect(status.publicaly_available_post_id).toEqual([post?.postId]);
  });

  it("tells its id as a bare number beyond 2^53", async () => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", videoInit(bench.serve(video("reel-1080x1920"))));
    await creator.settled(data.publish_id);
    bench.advance(2000);
    expect(await creator.status(data.publish_id)).toMatch(/"publicaly_available_post_id":\[\d{19}\]/);
  });

  it("carries every photo of a carousel", async () => {
    const creator = await connect(bench);
    const urls = [picture(1080, 1350), picture(1080, 1920, "webp")].map((bytes) => bench.serve(bytes));
    const { data } = await creator.init("content/init", photoInit(urls));
    expect(await creator.settled(data.publish_id)).toMatchObject({ status: "PUBLISH_COMPLETE" });
    expect(await bench.posts()).toMatchObject([
      { kind: "carousel", caption: "Five rolls\nOne dough", media: [{ type: "image/jpeg" }, { type: "image/webp" }] },
    ]);
  });
});
