import { instant } from "@vignette/domain/kernel";
import { freshOptions, type InstagramOptions, type TikTokOptions } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { instagram } from "./instagram/instagram.ts";
import type { PublishJob } from "./platform.ts";
import { tiktok } from "./tiktok/tiktok.ts";

/** A request to a platform: the path, and the fields of its body. */
type Sent = { path: string; body: Record<string, unknown> };

/** A platform that accepts everything and records its requests. */
function listener(answer: (path: string) => unknown) {
  const sent: Sent[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input));
    sent.push({ path: pathname, body: bodyOf(init) });
    return Response.json(answer(pathname));
  };
  return { sent, fetch: fetch as typeof globalThis.fetch };
}

function bodyOf(init?: RequestInit): Record<string, unknown> {
  if (init?.body instanceof URLSearchParams) return Object.fromEntries(init.body);
  return typeof init?.body === "string" ? JSON.parse(init.body) : {};
}

const job = (change: Partial<PublishJob>): PublishJob => ({
  caption: "Five rolls #film",
  options: freshOptions("tiktok", false),
  media: "video",
  accessToken: "token",
  platformAccountId: "42",
  receipt: {},
  sentAt: null,
  urls: ["https://v.test/0"],
  coverUrl: null,
  durationMs: 9000,
  ...change,
});
const photos = ["https://v.test/0", "https://v.test/1", "https://v.test/2"];

async function toTikTok(change: Partial<TikTokOptions>, of: Partial<PublishJob> = {}): Promise<Sent | undefined> {
  const { sent, fetch } = listener(() => ({ data: { publish_id: "p" }, error: { code: "ok", message: "" } }));
  const app = { fetch, now: () => instant(0), clientKey: "k", clientSecret: "s", redirectUri: "https://v.test" };
  const options = { ...freshOptions("tiktok", false), privacyLevel: "PUBLIC_TO_EVERYONE", ...change };
  await tiktok(app).commit(job({ options, ...of }));
  return sent[0];
}

const posted = (sent: Sent | undefined) => sent?.body as { post_info: Record<string, unknown>; source_info: unknown };

describe("an option for TikTok, on the wire", () => {
  it.each<[string, Partial<TikTokOptions>, Record<string, unknown>]>([
    ["nothing allowed", {}, { disable_comment: true, disable_duet: true, disable_stitch: true }],
    ["comments", { allowComment: true }, { disable_comment: false }],
    ["duet", { allowDuet: true }, { disable_duet: false }],
    ["stitch", { allowStitch: true }, { disable_stitch: false }],
    ["the audience", { privacyLevel: "SELF_ONLY" }, { privacy_level: "SELF_ONLY" }],
    ["nothing disclosed", {}, { brand_content_toggle: false, brand_organic_toggle: false }],
    ["your brand", { disclose: true, yourBrand: true }, { brand_organic_toggle: true, brand_content_toggle: false }],
    ["branded content", { disclose: true, brandedContent: true }, { brand_content_toggle: true }],
    ["a disclosure that was withdrawn", { disclose: false, brandedContent: true }, { brand_content_toggle: false }],
    ["the AI label", { aiGenerated: true }, { is_aigc: true }],
    ["a cover frame", { coverMs: 1400 }, { video_cover_timestamp_ms: 1400 }],
    ["the caption", {}, { title: "Five rolls #film" }],
  ])("of a video: %s", async (_, options, info) => {
    const sent = await toTikTok(options);
    expect(sent?.path).toBe("/v2/post/publish/video/init/");
    expect(posted(sent).post_info).toMatchObject(info);
    expect(posted(sent).source_info).toEqual({ source: "PULL_FROM_URL", video_url: "https://v.test/0" });
  });

  it("of a video leaves the cover to TikTok by default", async () => {
    expect(posted(await toTikTok({})).post_info).not.toHaveProperty("video_cover_timestamp_ms");
  });

  it.each<[string, Partial<TikTokOptions>, Record<string, unknown>, number]>([
    ["the caption is the description", {}, { description: "Five rolls #film" }, 0],
    ["a title", { photoTitle: "Rolls" }, { title: "Rolls" }, 0],
    ["music added by TikTok", { autoAddMusic: true }, { auto_add_music: true }, 0],
    ["no music", { autoAddMusic: false }, { auto_add_music: false }, 0],
    ["comments", { allowComment: true }, { disable_comment: false }, 0],
    ["your brand", { disclose: true, yourBrand: true }, { brand_organic_toggle: true }, 0],
    ["a cover slide", { photoCover: 2 }, {}, 2],
  ])("of photos: %s", async (_, options, info, cover) => {
    const sent = await toTikTok(options, { media: "photos", urls: photos });
    expect(sent?.path).toBe("/v2/post/publish/content/init/");
    expect(sent?.body).toMatchObject({ media_type: "PHOTO", post_mode: "DIRECT_POST" });
    expect(posted(sent).post_info).toMatchObject(info);
    expect(posted(sent).source_info).toEqual({
      source: "PULL_FROM_URL",
      photo_images: photos,
      photo_cover_index: cover,
    });
  });

  it("of photos includes no duet, no stitch, no AI label and no empty title", async () => {
    const sent = await toTikTok({ aiGenerated: true, allowDuet: true }, { media: "photos", urls: photos });
    for (const name of ["disable_duet", "disable_stitch", "is_aigc", "title"]) {
      expect(posted(sent).post_info).not.toHaveProperty(name);
    }
  });
});

const everything: InstagramOptions = {
  platform: "instagram",
  placement: "feed",
  shareToFeed: true,
  altTexts: ["A roll", "", "A dryer"],
  storySlide: 1,
  coverMs: 1400,
  coverImage: null,
  collaborators: ["lena.makes", "harbor.bakes"],
  userTags: [
    { username: "ana", slide: 0, x: 0.2, y: 0.4 },
    { username: "ben", slide: 1, x: 0.5, y: 0.5 },
  ],
  audioName: "Rolls",
  aiGenerated: true,
  firstComment: "Which one first?",
};

async function toInstagram(of: Partial<PublishJob>, change: Partial<InstagramOptions> = {}): Promise<Sent[]> {
  let made = 0;
  const { sent, fetch } = listener((path) => {
    made += 1;
    return path.endsWith("/media") ? { id: `c${made}` } : { status_code: "FINISHED", status: "" };
  });
  const app = { fetch, now: () => instant(0), clientId: "k", clientSecret: "s", redirectUri: "https://v.test" };
  const { prepare } = instagram(app);
  let receipt = {};
  for (let turn = 0; turn < 4; turn += 1) {
    const outcome = await prepare(job({ options: { ...everything, ...change }, ...of, receipt }));
    if (outcome.type !== "working") break;
    receipt = { ...receipt, ...outcome.receipt };
  }
  return sent.filter(({ path }) => path.endsWith("/42/media"));
}

const collaborators = JSON.stringify(["lena.makes", "harbor.bakes"]);
const shared = { caption: "Five rolls #film", collaborators, is_ai_generated: "true" };

describe("an option for Instagram, on the wire", () => {
  it("of a reel", async () => {
    const tags = JSON.stringify([{ username: "ana" }]);
    const reel = { media_type: "REELS", video_url: "https://v.test/0", share_to_feed: "true", audio_name: "Rolls" };
    const [sent] = await toInstagram({});
    expect(sent?.body).toEqual({ ...reel, ...shared, thumb_offset: "1400", user_tags: tags });
  });

  it("of a reel: a cover picture takes precedence over a frame", async () => {
    const [sent] = await toInstagram({ coverUrl: "https://v.test/cover.jpg" });
    expect(sent?.body).toMatchObject({ cover_url: "https://v.test/cover.jpg" });
    expect(sent?.body).not.toHaveProperty("thumb_offset");
  });

  it("of a picture", async () => {
    const [sent] = await toInstagram({ media: "photos" });
    expect(sent?.body).toEqual({
      image_url: "https://v.test/0",
      alt_text: "A roll",
      user_tags: JSON.stringify([{ username: "ana", x: 0.2, y: 0.4 }]),
      ...shared,
    });
  });

  it("of a carousel: each slide has its alt text, and the carousel has the rest", async () => {
    const sent = await toInstagram({ media: "photos", urls: photos });
    const item = { is_carousel_item: "true" };
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ...item,
        image_url: photos[0],
        alt_text: "A roll",
        user_tags: JSON.stringify([{ username: "ana", x: 0.2, y: 0.4 }]),
      },
      { ...item, image_url: photos[1], user_tags: JSON.stringify([{ username: "ben", x: 0.5, y: 0.5 }]) },
      { ...item, image_url: photos[2], alt_text: "A dryer" },
      { media_type: "CAROUSEL", children: "c1,c2,c3", ...shared },
    ]);
  });

  it("of a story: no caption, no collaborators, no alt text", async () => {
    const story = { placement: "story" } as const;
    const [picture] = await toInstagram({ media: "photos" }, story);
    expect(picture?.body).toEqual({
      media_type: "STORIES",
      image_url: "https://v.test/0",
      user_tags: JSON.stringify([{ username: "ben", x: 0.5, y: 0.5 }]),
      is_ai_generated: "true",
    });
    const [video] = await toInstagram({}, story);
    expect(video?.body).toEqual({
      media_type: "STORIES",
      video_url: "https://v.test/0",
      user_tags: JSON.stringify([{ username: "ana" }]),
      is_ai_generated: "true",
    });
  });

  it("leaves out options that were not chosen", async () => {
    const plain = freshOptions("instagram", false);
    const [reel] = await toInstagram({ options: plain });
    expect(Object.keys(reel?.body ?? {}).toSorted()).toEqual(["caption", "media_type", "share_to_feed", "video_url"]);
    const [picture] = await toInstagram({ options: plain, media: "photos" });
    expect(Object.keys(picture?.body ?? {}).toSorted()).toEqual(["caption", "image_url"]);
  });
});
