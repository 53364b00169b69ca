import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refuseImage, refuseVideo } from "../../src/hosts/instagram/media-rules.ts";
import type { VideoFacts } from "../../src/media-check/index.ts";
import { type PlatformBench, picture, platformBench, video } from "../control/platform-bench.ts";
import { connect } from "./instagram-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

describe("an image", () => {
  it.each([
    ["PNG", () => picture(1080, 1080, "png"), { code: 36001, error_subcode: 2207005 }],
    ["WebP", () => picture(1080, 1080, "webp"), { code: 36001, error_subcode: 2207005 }],
    ["taller than 4:5", () => picture(1080, 1920), { code: 36003, error_subcode: 2207009 }],
    ["wider than 1.91:1", () => picture(1080, 500), { code: 36003, error_subcode: 2207009 }],
    ["above 8 MB", () => new Uint8Array(8 * 1024 * 1024 + 1), { code: 36000, error_subcode: 2207004 }],
  ])("is refused at once when it is %s", async (_, bytes, error) => {
    const account = await connect(bench);
    expect(await account.container({ image_url: bench.serve(bytes()) })).toMatchObject({ error });
  });

  it.each([
    ["is not there", "https://media.test/gone.jpg"],
    ["lies elsewhere", "https://elsewhere.example/x.jpg"],
    ["has no address at all", "x"],
  ])("is refused when it %s", async (_, image_url) => {
    const account = await connect(bench);
    expect(await account.container({ image_url })).toMatchObject({ error: { code: 9004, error_subcode: 2207052 } });
  });

  it.each([
    [1080, 1350],
    [1080, 566],
    [1080, 1080],
  ])("of %d × %d px is accepted", (width, height) => {
    expect(refuseImage({ kind: "image", format: "jpeg", width, height }, "image")).toBeNull();
  });

  it("of a story can be tall", () => {
    expect(refuseImage({ kind: "image", format: "jpeg", width: 1080, height: 1920 }, "story-image")).toBeNull();
  });
});

describe("a reel", () => {
  it.each([
    ["has its index at the end", () => bench.serve(video("slow-start")), 2207026],
    ["is no video", () => bench.serve(picture(1080, 1920)), 2207026],
    ["cannot be had", () => "https://media.test/gone.mp4", 2207052],
  ])("ends in ERROR when it %s", async (_, url, subcode) => {
    const account = await connect(bench);
    const { id } = await account.container({ media_type: "REELS", video_url: url() });
    const { status_code, status } = await account.settled(id);
    expect(status_code).toBe("ERROR");
    expect(status).toContain(String(subcode));
    expect((await account.publish(id)).error?.code).toBe(9007);
  });

  it("ends in ERROR if its cover lies beyond its end", async () => {
    const account = await connect(bench);
    const fields = { media_type: "REELS", video_url: bench.serve(video("reel-1080x1920")), thumb_offset: "4001" };
    expect((await account.settled((await account.container(fields)).id)).status).toContain("2207057");
  });

  const facts: VideoFacts = {
    kind: "video",
    container: "mp4",
    codec: "avc",
    audioCodec: "aac",
    audioSampleRate: 48_000,
    width: 1080,
    height: 1920,
    durationMs: 30_000,
    frameRate: 30,
    faststart: true,
  };
  it.each([
    ["of 2.9 s", { durationMs: 2900 }],
    ["of 15 min and a second", { durationMs: 901_000 }],
    ["of 22 frames a second", { frameRate: 22 }],
    ["1921 px wide", { width: 1921 }],
    ["in VP9", { codec: "vp9" }],
    ["with Opus", { audioCodec: "opus" }],
    ["with sound of 96 kHz", { audioSampleRate: 96_000 }],
    ["in WebM", { container: "webm" as const }],
  ])("%s is refused", (_, change) => {
    const refusal = refuseVideo({ ...facts, ...change }, { kind: "reel", thumbOffsetMs: 0, bytes: 1_000_000 });
    expect(refusal).toMatchObject({ code: 352, subcode: 2207026 });
  });

  it.each([
    ["of 26 Mbps is refused", 26 * 1_000_000, 2207026],
    ["of 24 Mbps is taken", 24 * 1_000_000, undefined],
  ])("%s", (_, bitsPerSecond, subcode) => {
    const bytes = (bitsPerSecond / 8) * 30;
    expect(refuseVideo(facts, { kind: "reel", thumbOffsetMs: 0, bytes })?.subcode).toBe(subcode);
  });

  it("without sound is accepted", () => {
    const silent = { ...facts, audioCodec: null, audioSampleRate: null };
    expect(refuseVideo(silent, { kind: "reel", thumbOffsetMs: 0, bytes: 1_000_000 })).toBeNull();
  });

  it("can last 15 minutes, a story video one", () => {
    const long = { ...facts, durationMs: 61_000 };
    expect(refuseVideo(long, { kind: "reel", thumbOffsetMs: 0, bytes: 1_000_000 })).toBeNull();
    expect(refuseVideo(long, { kind: "story-video", thumbOffsetMs: 0, bytes: 1_000_000 })?.subcode).toBe(2207026);
  });
});

describe("a container", () => {
  const image_url = "https://media.test/x.jpg";
  it.each([
    ["an upload by parts", { media_type: "REELS", upload_type: "resumable" }, 100, undefined],
    ["a reel without its video", { media_type: "REELS" }, 100, undefined],
    ["an unknown type", { media_type: "POSTCARD", image_url }, 100, 2207023],
    ["a video of the old kind", { media_type: "VIDEO", video_url: image_url }, 100, 2207023],
    ["a reel as an item", { media_type: "REELS", is_carousel_item: "true", video_url: image_url }, 100, undefined],
    ["a caption on an item", { is_carousel_item: "true", image_url, caption: "x" }, 100, undefined],
    ["a place", { image_url, location_id: "1" }, 100, undefined],
    ["a carousel of one", { media_type: "CAROUSEL", children: "1" }, 100, 2207028],
    ["a carousel of eleven", { media_type: "CAROUSEL", children: Array(11).fill("1").join() }, 100, 2207028],
    ["a carousel of strangers", { media_type: "CAROUSEL", children: "1,2" }, 24, 2207006],
    ["a caption of 2201 units", { image_url, caption: "x".repeat(2201) }, 36004, 2207010],
    ["a caption of 1101 emoji", { image_url, caption: "🕯".repeat(1101) }, 36004, 2207010],
    ["31 hashtags", { image_url, caption: "#a ".repeat(31) }, 100, undefined],
    ["21 people", { image_url, caption: "@a ".repeat(21) }, 100, 2207040],
    ["a place without a person", { image_url, user_tags: '[{"x":0.5,"y":0.5}]' }, 100, undefined],
    ["a person in a picture without a place", { image_url, user_tags: '[{"username":"ana"}]' }, 100, undefined],
    [
      "a person in a reel with a place",
      { media_type: "REELS", video_url: image_url, user_tags: '[{"username":"ana","x":0.5,"y":0.5}]' },
      100,
      undefined,
    ],
    ["a person outside of the picture", { image_url, user_tags: '[{"username":"ana","x":2,"y":0.5}]' }, 100, undefined],
    ["tags that are no list", { image_url, user_tags: "ana" }, 100, undefined],
    ["a collaborator that is no name", { image_url, collaborators: "ana, ben lee" }, 100, undefined],
    ["an alt text on a story", { media_type: "STORIES", image_url, alt_text: "x" }, 100, undefined],
    ["a collaborator of a story", { media_type: "STORIES", image_url, collaborators: "ana" }, 100, undefined],
    ["an alt text on a reel", { media_type: "REELS", video_url: image_url, alt_text: "x" }, 100, undefined],
    ["a switch that is neither on nor off", { image_url, is_ai_generated: "maybe" }, 100, undefined],
    ["four collaborators", { image_url, collaborators: "a,b,c,d" }, 100, undefined],
  ])("is refused for %s", async (_, fields, code, subcode) => {
    const { error } = await (await connect(bench)).container(fields as unknown as Record<string, string>);
    expect([error?.code, error?.error_subcode]).toEqual([code, subcode]);
    expect(bench.pulls).toEqual([]);
  });

  it("of another account does not exist", async () => {
    const owner = await connect(bench);
    const { id } = await owner.container({ image_url: bench.serve(picture(1080, 1080)) });
    const stranger = await connect(bench, [["account", "lena.makes"]]);
    expect((await stranger.status(id)).error?.code).toBe(100);
    expect((await stranger.publish(id)).error?.code).toBe(24);
  });

  it("fails with the failed item", async () => {
    const account = await connect(bench);
    const good = await account.container({ is_carousel_item: "true", image_url: bench.serve(picture(1080, 1080)) });
    const bad = await account.container({
      is_carousel_item: "true",
      media_type: "VIDEO",
      video_url: bench.serve(video("slow-start")),
    });
    const { id } = await account.container({ media_type: "CAROUSEL", children: JSON.stringify([good.id, bad.id]) });
    expect(await account.settled(id)).toMatchObject({
      status_code: "ERROR",
      status: expect.stringContaining("2207026"),
    });
  });
});
