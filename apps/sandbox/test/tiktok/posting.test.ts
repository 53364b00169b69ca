import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { json, type PlatformBench, picture, platformBench, video } from "../control/platform-bench.ts";
import { connect, photoInit, videoInit } from "./tiktok-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

describe("a direct post", () => {
  it("is published with the downloaded bytes, and is public after moderation", async () => {
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

  it("returns its id as a bare number beyond 2^53", async () => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", videoInit(bench.serve(video("reel-1080x1920"))));
    await creator.settled(data.publish_id);
    bench.advance(2000);
    expect(await creator.status(data.publish_id)).toMatch(/"publicaly_available_post_id":\[\d{19}\]/);
  });

  it("has every photo of a carousel", async () => {
    const creator = await connect(bench);
    const urls = [picture(1080, 1350), picture(1080, 1920, "webp")].map((bytes) => bench.serve(bytes));
    const { data } = await creator.init("content/init", photoInit(urls));
    expect(await creator.settled(data.publish_id)).toMatchObject({ status: "PUBLISH_COMPLETE" });
    expect(await bench.posts()).toMatchObject([
      { kind: "carousel", caption: "Five rolls\nOne dough", media: [{ type: "image/jpeg" }, { type: "image/webp" }] },
    ]);
  });
});

describe("a SELF_ONLY post", () => {
  it("is published but has no id and is not public", async () => {
    const creator = await connect(bench);
    const init = videoInit(bench.serve(video("reel-1080x1920")), { privacy_level: "SELF_ONLY" });
    const { data } = await creator.init("video/init", init);
    await creator.settled(data.publish_id);
    bench.advance(3_600_000);
    expect(await creator.settled(data.publish_id)).toMatchObject({
      status: "PUBLISH_COMPLETE",
      publicaly_available_post_id: [],
    });
    expect(await bench.posts()).toMatchObject([{ visibility: "private" }]);
    expect(await (await bench.call("http://localhost:8788/")).text()).not.toContain("Sourdough");
  });
});

describe("a disclosure", () => {
  it.each([
    [{ is_aigc: true, brand_organic_toggle: true }, ["ai-generated", "promotional"]],
    [{ brand_organic_toggle: true, brand_content_toggle: true }, ["paid-partnership"]],
    [{ is_aigc: false }, []],
  ])("%j is shown beside the post", async (change, labels) => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", videoInit(bench.serve(video("reel-1080x1920")), change));
    await creator.settled(data.publish_id);
    expect(await bench.posts()).toMatchObject([{ labels }]);
  });
});

describe("a draft", () => {
  it("goes to the inbox and is not a post", async () => {
    const creator = await connect(bench);
    const { source_info } = videoInit(bench.serve(video("reel-1080x1920")));
    const { data } = await creator.init("inbox/video/init", { source_info });
    expect(data.publish_id).toMatch(/^v_inbox_url~v2\./);
    expect(await creator.settled(data.publish_id)).toMatchObject({ status: "SEND_TO_USER_INBOX" });
    expect(await bench.posts()).toEqual([]);
  });

  it("is refused if five are already waiting", async () => {
    const creator = await connect(bench);
    const draft = { source_info: videoInit(bench.serve(video("reel-1080x1920"))).source_info };
    for (let count = 0; count < 5; count += 1) await creator.init("inbox/video/init", draft);
    expect(await creator.init("inbox/video/init", draft)).toMatchObject({
      http: 403,
      error: { code: "spam_risk_too_many_pending_share" },
    });
  });
});

describe("canceling", () => {
  it("stops a post that is still processing", async () => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", videoInit(bench.serve(video("reel-1080x1920"))));
    expect((await creator.api("/post/publish/cancel/", data)).status).toBe(200);
    expect(await creator.settled(data.publish_id)).toMatchObject({
      status: "FAILED",
      fail_reason: "publish_cancelled",
    });
    bench.advance(3_600_000);
    expect(await bench.posts()).toEqual([]);
  });

  it("is refused for a published post", async () => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", videoInit(bench.serve(video("reel-1080x1920"))));
    await creator.settled(data.publish_id);
    const response = await creator.api("/post/publish/cancel/", data);
    expect(await json(response)).toMatchObject({ error: { code: "publish_not_cancellable" } });
  });
});

describe("a lost answer", () => {
  it("does not stop a downloaded video from being published", async () => {
    const creator = await connect(bench);
    const init = videoInit(bench.serve(video("reel-1080x1920")));
    await bench.control("faults", { host: "open.tiktokapis.com", path: "/v2/post/", fault: { drop: "after" } });
    await expect(creator.init("video/init", init)).rejects.toThrow("dropped");
    const postsLater = () => {
      bench.advance(1000);
      return bench.posts();
    };
    await expect.poll(postsLater).toHaveLength(1);
  });

  it("means that nothing happened if the connection broke before", async () => {
    const creator = await connect(bench);
    const init = videoInit(bench.serve(video("reel-1080x1920")));
    await bench.control("faults", { host: "open.tiktokapis.com", path: "/v2/post/", fault: { drop: "before" } });
    await expect(creator.init("video/init", init)).rejects.toThrow("dropped");
    expect(bench.pulls).toEqual([]);
  });
});

describe("a restart of the sandbox", () => {
  it("resumes an interrupted download", async () => {
    const creator = await connect(bench);
    let answer: Promise<Response> | null = new Promise(() => {});
    const url = bench.answerAt("slow.mp4", () => answer ?? new Response(new Uint8Array(video("reel-1080x1920"))));
    const { data } = await creator.init("video/init", videoInit(url));
    answer = null;
    bench.restart();
    expect(await creator.settled(data.publish_id)).toMatchObject({ status: "PUBLISH_COMPLETE" });
    expect(bench.pulls).toEqual([url, url]);
  });
});
