import { imageSize } from "image-size";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { json, type PlatformBench, platformBench, video } from "../control/platform-bench.ts";
import { connect, videoInit } from "./tiktok-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

type Videos = { data: { videos: Record<string, unknown>[]; cursor: number; has_more: boolean } };
type Creator = Awaited<ReturnType<typeof connect>>;

async function postVideo(creator: Creator, change: Record<string, unknown>): Promise<void> {
  const { data } = await creator.init("video/init", videoInit(bench.serve(video("reel-1080x1920")), change));
  await creator.settled(data.publish_id);
  bench.advance(20_000);
}
const list = async (creator: Creator, body: unknown) =>
  (await json<Videos>(await creator.api("/video/list/?fields=id,title,view_count,create_time", body))).data;

describe("video/list", () => {
  it("shows public posts only, newest first, page by page", async () => {
    const creator = await connect(bench);
    await postVideo(creator, { title: "first" });
    await postVideo(creator, { title: "hidden", privacy_level: "SELF_ONLY" });
    await postVideo(creator, { title: "second" });

    const page = await list(creator, { max_count: 1 });
    expect(page).toMatchObject({ videos: [{ title: "second" }], has_more: true });
    expect(page.videos[0]?.create_time).toBe(Math.floor(page.cursor / 1000));
    expect(await list(creator, { cursor: page.cursor })).toMatchObject({
      videos: [{ title: "first" }],
      has_more: false,
    });
  });

  it("reports the numbers set in the sandbox", async () => {
    const creator = await connect(bench);
    await postVideo(creator, { title: "first" });
    const [post] = await bench.posts();
    await bench.control("metrics", { platform: "tiktok", postId: post?.postId, views: 1234 });
    expect(await list(creator, {})).toMatchObject({ videos: [{ view_count: 1234 }] });
  });

  it("gives each video the address of its cover, which works for six hours", async () => {
    const creator = await connect(bench);
    await postVideo(creator, { video_cover_timestamp_ms: 1000 });
    const { videos } = (await json<Videos>(await creator.api("/video/list/?fields=cover_image_url", {}))).data;
    const address = String(videos[0]?.cover_image_url);
    const cover = await bench.call(address);
    expect(cover.headers.get("content-type")).toBe("image/jpeg");
    expect(imageSize(new Uint8Array(await cover.arrayBuffer()))).toMatchObject({ width: 1080, height: 1920 });
    bench.advance(6 * 3_600_000 + 1000);
    expect((await bench.call(address)).status).toBe(403);
  });

  it("shows numbers that grow by themselves", async () => {
    const creator = await connect(bench);
    await postVideo(creator, {});
    const views = async () => Number((await list(await connect(bench), {})).videos[0]?.view_count);
    const early = await views();
    bench.advance(86_400_000);
    expect(await views()).toBeGreaterThan(early + 100);
  });
});

describe("video/query", () => {
  it("leaves out other users' videos", async () => {
    const creator = await connect(bench);
    await postVideo(creator, { title: "mine" });
    const video_ids = [(await bench.posts())[0]?.postId, "1"];
    const query = async (who: Creator) =>
      (await json<Videos>(await who.api("/video/query/?fields=title", { filters: { video_ids } }))).data.videos;
    expect(await query(creator)).toEqual([{ title: "mine" }]);
    expect(await query(await connect(bench, [["account", "fresh.start"]]))).toEqual([]);
  });
});

describe("user/info", () => {
  it("fails as a whole if one field needs a scope that was not granted", async () => {
    const creator = await connect(bench, [["scope", "user.info.basic"]]);
    const response = await creator.get("/user/info/?fields=open_id,follower_count");
    expect(response.status).toBe(401);
    expect(await json(response)).toMatchObject({ error: { code: "scope_not_authorized" } });
    expect((await creator.get("/user/info/?fields=open_id,display_name")).status).toBe(200);
  });
});
