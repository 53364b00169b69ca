import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { json, type PlatformBench, platformBench } from "./platform-bench.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

const earlier = {
  ...{
    platform: "instagram",
    accountId: "1",
    accountName: "acme",
    caption: "Last month",
    createdAt: 1_700_000_000_000,
  },
  files: [{ url: "http://localhost:8787/media/slide.jpg", width: 1080, height: 1350 }],
};

describe("POST /__control/posts", () => {
  it("puts a post on a platform that was made before", async () => {
    const { postId } = (await json(await bench.control("posts", earlier))) as { postId: string };
    const mine = (await bench.posts()).filter((post) => post.postId === postId);
    expect(mine).toMatchObject([{ kind: "image", createdAt: earlier.createdAt, media: [{ width: 1080 }] }]);
  });

  it("refuses a post without a picture", async () =>
    expect((await bench.control("posts", { ...earlier, files: [] })).status).toBe(400));
});
