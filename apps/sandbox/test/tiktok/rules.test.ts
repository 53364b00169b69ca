import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refusePhoto, refuseVideo } from "../../src/hosts/tiktok/media-rules.ts";
import type { VideoFacts } from "../../src/media-check/index.ts";
import { json, type PlatformBench, picture, platformBench, video } from "../control/platform-bench.ts";
import { connect, photoInit, videoInit } from "./tiktok-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("photos", () => {
  it.each([
    ["a PNG", picture(1080, 1350, "png"), "file_format_check_failed"],
    ["a short side of 1081 px", picture(1081, 1920), "picture_size_check_failed"],
    ["half a JPEG", picture(1080, 1350).subarray(0, 900), "file_format_check_failed"],
    ["no picture at all", bytesOf("<html>not found</html>"), "file_format_check_failed"],
  ])("fail with %s", async (_, bytes, reason) => {
    const creator = await connect(bench);
    const urls = [bench.serve(picture(1080, 1080)), bench.serve(bytes)];
    const { data } = await creator.init("content/init", photoInit(urls));
    expect(await creator.settled(data.publish_id)).toMatchObject({ status: "FAILED", fail_reason: reason });
    expect(await bench.posts()).toEqual([]);
  });

  it("fail if one cannot be downloaded", async () => {
    const creator = await connect(bench);
    const { data } = await creator.init("content/init", photoInit(["https://media.test/gone.jpg"]));
    expect(await creator.settled(data.publish_id)).toMatchObject({ fail_reason: "photo_pull_failed" });
  });

  it("can have a long side above 1080 px", () => {
    expect(refusePhoto({ kind: "image", format: "webp", width: 1080, height: 1920 })).toBeNull();
  });
});

describe("videos", () => {
  it.each([
    ["a side under 360 px", () => bench.serve(video("small-320x568")), "picture_size_check_failed"],
    [
      "an index that is garbage",
      () => bench.serve(video("reel-1080x1920").fill(7, 40, 2000)),
      "file_format_check_failed",
    ],
    ["a redirect", () => bench.answerAt("moved", () => Response.redirect("https://media.test/x")), "video_pull_failed"],
    [
      "an answer that is cut short",
      () => bench.answerAt("cut", () => new Response("abc", { headers: { "content-length": "9" } })),
      "video_pull_failed",
    ],
  ])("fail with %s", async (_, url, reason) => {
    const creator = await connect(bench);
    const { data } = await creator.init("video/init", videoInit(url()));
    expect(await creator.settled(data.publish_id)).toMatchObject({ status: "FAILED", fail_reason: reason });
  });

  const facts: VideoFacts = {
    kind: "video",
    container: "mp4",
    codec: "avc",
    audioCodec: "aac",
    audioSampleRate: 48_000,
    width: 1080,
    height: 1920,
    durationMs: 60_000,
    frameRate: 30,
    faststart: true,
  };
  it.each([
    ["longer than the creator may post", { durationMs: 60_001 }, "duration_check_failed"],
    ["of 22 frames a second", { frameRate: 22 }, "frame_rate_check_failed"],
    ["of 61 frames a second", { frameRate: 61 }, "frame_rate_check_failed"],
    ["wider than 4096 px", { width: 4097 }, "picture_size_check_failed"],
    ["in AV1", { codec: "av1" }, "file_format_check_failed"],
    ["of 59.94 frames a second", { frameRate: 59.94 }, null],
    ["of exactly the creator's length", {}, null],
  ])("are checked: %s", (_, change, reason) => {
    expect(refuseVideo({ ...facts, ...change }, 60)).toBe(reason);
  });
});

describe("an init", () => {
  const url = "https://media.test/x.mp4";
  it.each([
    ["media from elsewhere", videoInit("https://elsewhere.example/x.mp4"), 403, "url_ownership_unverified"],
    ["media over http from elsewhere", videoInit("http://media.test/x.mp4"), 403, "url_ownership_unverified"],
    ["no privacy level", videoInit(url, { privacy_level: undefined }), 400, "invalid_param"],
    [
      "a privacy level of private accounts",
      videoInit(url, { privacy_level: "FOLLOWER_OF_CREATOR" }),
      403,
      "privacy_level_option_mismatch",
    ],
    ["a caption of 2201 units", videoInit(url, { title: "x".repeat(2201) }), 400, "invalid_param"],
    ["a caption of 1101 emoji", videoInit(url, { title: "🕯".repeat(1101) }), 400, "invalid_param"],
    [
      "branded content in a private post",
      videoInit(url, { privacy_level: "SELF_ONLY", brand_content_toggle: true }),
      400,
      "invalid_param",
    ],
  ])("refuses %s", async (_, body, http, code) => {
    expect(await (await connect(bench)).init("video/init", body)).toMatchObject({ http, error: { code } });
    expect(bench.pulls).toEqual([]);
  });

  it.each([
    ["36 photos", photoInit(Array(36).fill(url))],
    ["no photo", photoInit([])],
    ["a title of 91 units", photoInit([url], { title: "x".repeat(91) })],
    ["a title of 46 emoji", photoInit([url], { title: "🕯".repeat(46) })],
    ["a description of 2001 emoji", photoInit([url], { description: "🕯".repeat(2001) })],
    [
      "a cover that does not exist",
      { ...photoInit([url]), source_info: { ...photoInit([url]).source_info, photo_cover_index: 1 } },
    ],
  ])("refuses %s", async (_, body) => {
    const answer = await (await connect(bench)).init("content/init", body);
    expect(answer).toMatchObject({ http: 400, error: { code: "invalid_param" } });
  });

  it("is accepted six times a minute for one token", async () => {
    const creator = await connect(bench);
    const body = videoInit(bench.serve(video("small-320x568")));
    for (let count = 0; count < 6; count += 1) expect((await creator.init("video/init", body)).http).toBe(200);
    expect(await creator.init("video/init", body)).toMatchObject({ http: 429, error: { code: "rate_limit_exceeded" } });
    bench.advance(60_000);
    expect((await creator.init("video/init", body)).http).toBe(200);
  });

  it("is refused at the daily cap, which creator_info reports with status 200", async () => {
    await bench.control("platforms", { tiktokDailyPosts: 1 });
    const creator = await connect(bench);
    const body = videoInit(bench.serve(video("reel-1080x1920")));
    await creator.init("video/init", body);
    const refused = { error: { code: "spam_risk_too_many_posts" } };
    expect(await creator.init("video/init", body)).toMatchObject({ http: 403, ...refused });
    const info = await creator.api("/post/publish/creator_info/query/");
    expect(info.status).toBe(200);
    expect(await json(info)).toMatchObject(refused);
  });

  it("of an unaudited app posts to private accounts only", async () => {
    await bench.control("platforms", { tiktokAudited: false });
    const body = videoInit(bench.serve(video("reel-1080x1920")), { privacy_level: "SELF_ONLY" });
    expect(await (await connect(bench)).init("video/init", body)).toMatchObject({
      http: 403,
      error: { code: "unaudited_client_can_only_post_to_private_accounts" },
    });
    const hidden = await connect(bench, [["account", "quiet.ceramics"]]);
    expect((await hidden.init("video/init", body)).http).toBe(200);
  });
});

describe("creator_info", () => {
  it.each([
    ["harbor.bakes", ["PUBLIC_TO_EVERYONE", "MUTUAL_FOLLOW_FRIENDS", "SELF_ONLY"], false],
    ["quiet.ceramics", ["FOLLOWER_OF_CREATOR", "MUTUAL_FOLLOW_FRIENDS", "SELF_ONLY"], true],
  ])("returns what %s can choose", async (account, privacy_level_options, duet_disabled) => {
    const creator = await connect(bench, [["account", account]]);
    expect(await json(await creator.api("/post/publish/creator_info/query/"))).toMatchObject({
      data: { creator_username: account, privacy_level_options, duet_disabled, stitch_disabled: duet_disabled },
    });
  });
});

describe("status", () => {
  it.each([
    ["an unknown publish", "v_pub_url~v2.1", "invalid_publish_id"],
    ["another user's publish", null, "token_not_authorized_for_specified_publish_id"],
  ])("is refused for %s", async (_, id, code) => {
    const owner = await connect(bench);
    const { data } = await owner.init("video/init", videoInit(bench.serve(video("reel-1080x1920"))));
    const stranger = await connect(bench, [["account", "fresh.start"]]);
    const response = await stranger.api("/post/publish/status/fetch/", { publish_id: id ?? data.publish_id });
    expect(response.status).toBe(400);
    expect(await json(response)).toMatchObject({ error: { code } });
  });
});
