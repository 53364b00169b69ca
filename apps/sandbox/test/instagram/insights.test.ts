import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { json, type PlatformBench, picture, platformBench, video } from "../control/platform-bench.ts";
import { connect, type GraphFailure } from "./instagram-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

type Insights = { data: { name: string; values: { value: number }[]; total_value: { value: number } }[] };
const reel = () => ({ media_type: "REELS", video_url: bench.serve(video("reel-1080x1920")) });
const image = (caption: string) => ({ image_url: bench.serve(picture(1080, 1080)), caption });

describe("media insights", () => {
  it("report the numbers set in the sandbox", async () => {
    const account = await connect(bench);
    const postId = await account.posted(reel());
    await bench.control("metrics", {
      platform: "instagram",
      postId,
      views: 900,
      likes: 40,
      saves: 7,
      avgWatchMs: 2100,
    });
    const metric = "views,likes,saved,ig_reels_avg_watch_time";
    const { data } = await json<Insights>(await account.get(`${postId}/insights`, { metric }));
    expect(data.map(({ name, values }) => [name, values[0]?.value])).toEqual([
      ["views", 900],
      ["likes", 40],
      ["saved", 7],
      ["ig_reels_avg_watch_time", 2100],
    ]);
  });

  it.each([
    ["a metric that is gone", "views,plays"],
    ["a metric of reels on an image", "views,ig_reels_avg_watch_time"],
  ])("fail as a whole for %s", async (_, metric) => {
    const account = await connect(bench);
    const postId = await account.posted(image("A roll"));
    const response = await account.get(`${postId}/insights`, { metric });
    expect((await json<{ error: GraphFailure }>(response)).error.code).toBe(100);
  });
});

describe("the insights of a story", () => {
  it("end with the story, as an empty set", async () => {
    const account = await connect(bench);
    const id = await account.posted({ media_type: "STORIES", image_url: bench.serve(picture(1080, 1920)) });
    const insights = async () => (await json<Insights>(await account.get(`${id}/insights`, { metric: "reach" }))).data;
    expect(await insights()).toHaveLength(1);
    bench.advance(86_400_001);
    expect(await insights()).toEqual([]);
  });
});

describe("account insights", () => {
  it("return one number for a time span", async () => {
    const account = await connect(bench);
    const postId = await account.posted(image("A roll"));
    await bench.control("metrics", { platform: "instagram", postId, views: 900 });
    const query = { metric: "views,saves", period: "day", metric_type: "total_value" };
    const { data } = await json<Insights>(await account.get(`${account.userId}/insights`, query));
    expect(data[0]).toMatchObject({ name: "views", period: "day", total_value: { value: 900 } });

    bench.advance(2 * 86_400_000);
    const later = await json<Insights>(await account.get(`${account.userId}/insights`, query));
    expect(later.data[0]?.total_value.value).toBe(0);
  });
});

describe("account insights by day", () => {
  const daily = { period: "day", metric_type: "time_series" };

  it("return reach and new followers with the end of each day", async () => {
    const account = await connect(bench);
    const postId = await account.posted(image("A roll"));
    await bench.control("metrics", { platform: "instagram", postId, reach: 300, follows: 6 });
    const until = Math.floor(bench.now() / 1000) + 86_400;
    const query = { ...daily, metric: "reach,follower_count", since: String(until - 2 * 86_400), until: String(until) };
    const { data } = await json<Insights>(await account.get(`${account.userId}/insights`, query));
    const end_time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
    expect(data.map(({ name, values }) => [name, values])).toEqual([
      ["reach", [expect.objectContaining({ end_time }), expect.objectContaining({ end_time })]],
      ["follower_count", [expect.objectContaining({ end_time }), expect.objectContaining({ end_time })]],
    ]);
    const total = await json<Insights>(
      await account.get(`${account.userId}/insights`, {
        ...query,
        metric: "reach,replies,reposts",
        metric_type: "total_value",
      }),
    );
    const reach = data[0]?.values.reduce((sum, it) => sum + it.value, 0);
    expect(total.data.map((it) => it.total_value.value)).toEqual([reach, 0, expect.any(Number)]);
  });

  it.each([
    ["views day by day", { ...daily, metric: "views" }],
    ["views without a type of metric", { period: "day", metric: "views" }],
    ["followers as one total", { period: "day", metric: "follower_count", metric_type: "total_value" }],
    ["more than 30 days", { ...daily, metric: "reach", since: "1790000000", until: "1793000000" }],
  ])("are refused for %s", async (_, query) => {
    const account = await connect(bench);
    const response = await account.get(`${account.userId}/insights`, query);
    expect((await json<{ error: GraphFailure }>(response)).error.code).toBe(100);
  });
});

describe("the list of stories", () => {
  it("has those of the last 24 hours, whose caption was ignored", async () => {
    const account = await connect(bench);
    const story = { media_type: "STORIES", image_url: bench.serve(picture(1080, 1920)), caption: "Good morning" };
    const id = await account.posted(story);
    await account.posted(image("A roll"));
    const fields = "caption,media_product_type";
    const stories = async () => await json(await account.get(`${account.userId}/stories`, { fields }));
    expect(await stories()).toMatchObject({ data: [{ media_product_type: "STORY" }] });
    expect(await json(await account.get(id, { fields: "caption" }))).toEqual({ id });
    bench.advance(86_400_001);
    expect(await stories()).toEqual({ data: [] });
  });
});

describe("the list of media", () => {
  it("goes page by page, newest first, with time zones without a colon", async () => {
    const account = await connect(bench);
    for (const caption of ["first", "second", "third"]) await account.posted(image(caption));
    type Page = { data: { caption: string; timestamp: string }[]; paging: { next?: string } };
    const first = await json<Page>(
      await account.get(`${account.userId}/media`, { fields: "caption,timestamp", limit: "2" }),
    );
    expect(first.data.map((it) => it.caption)).toEqual(["third", "second"]);
    expect(first.data[0]?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
    const second = await json<Page>(await bench.call(first.paging.next ?? ""));
    expect(second.data.map((it) => it.caption)).toEqual(["first"]);
    expect(second.paging.next).toBeUndefined();
  });

  it("leaves out stories, whose permalink names the account", async () => {
    const account = await connect(bench);
    const id = await account.posted({ media_type: "STORIES", image_url: bench.serve(picture(1080, 1920)) });
    expect(await json(await account.get("me/media"))).toEqual({ data: [] });
    const fields = "permalink,media_type,media_product_type";
    expect(await json(await account.get(id, { fields }))).toEqual({
      id,
      permalink: `https://www.instagram.com/stories/harborbakes/${id}/`,
      media_type: "IMAGE",
      media_product_type: "STORY",
    });
  });

  it("gives a reel a permalink that leads to it", async () => {
    const account = await connect(bench);
    const id = await account.posted(reel());
    const { permalink } = await json<{ permalink: string }>(await account.get(id, { fields: "permalink" }));
    expect(permalink).toMatch(/^https:\/\/www\.instagram\.com\/reel\/[\w-]{11}\/$/);
    const response = await bench.call(permalink);
    expect(response.headers.get("location")).toBe(`http://localhost:8788/?post=instagram-${id}`);
  });
});
