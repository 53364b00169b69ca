import { describe, expect, it } from "vitest";
import { publishWith } from "./publish-with.ts";
import { sharedApp } from "./shared-app.ts";

const TIKTOK = "open.tiktokapis.com";
const INSTAGRAM = "graph.instagram.com";
const VIDEO_INIT = "/v2/post/publish/video/init/";
const PHOTO_INIT = "/v2/post/publish/content/init/";
const CREATOR_INFO = "/v2/post/publish/creator_info/query/";

const app = sharedApp();

// One fault of a path at a time: rules are distinguished by path, and Instagram's paths contain the account.
describe("a lost answer", () => {
  it("of TikTok's init after the work was done leaves one post", async () => {
    const done = await publishWith(app, "tiktok", "video", () => [
      { host: TIKTOK, path: VIDEO_INIT, fault: { drop: "after" } },
    ]);
    expect(done.target).toMatchObject({ state: "published" });
    expect(done.events).toEqual(expect.arrayContaining(["no-answer", "link-closed", "published"]));
    expect(done.shown.map((post) => post.media.map((it) => it.sha256))).toEqual([done.asset.sha256s]);
  });

  it("of TikTok's init before anything was done leaves one post", async () => {
    const done = await publishWith(app, "tiktok", "carousel", () => [
      { host: TIKTOK, path: PHOTO_INIT, fault: { drop: "before" } },
    ]);
    expect(done.target).toMatchObject({ state: "published", attempt: { number: 2 } });
    expect(done.shown.map((post) => post.media.map((it) => it.sha256))).toEqual([done.asset.sha256s]);
  });

  it("in the shape of a proxy's page leaves one post", async () => {
    const page = { status: 502, body: "<html>Bad gateway</html>" };
    const done = await publishWith(app, "tiktok", "video", () => [{ host: TIKTOK, path: VIDEO_INIT, fault: page }]);
    expect(done.target).toMatchObject({ state: "published", attempt: { number: 2 } });
    expect(done.shown).toHaveLength(1);
  });

  it.concurrent("of Instagram's media_publish after the work was done leaves one post, found again by its caption", async () => {
    const done = await publishWith(app, "instagram", "video", (id) => [
      { host: INSTAGRAM, path: `/v25.0/${id}/media_publish`, fault: { drop: "after" } },
    ]);
    expect(done.target).toMatchObject({ state: "published", attempt: { number: 1 } });
    expect(done.target.publication?.permalink).toContain("instagram.com");
    expect(done.shown.map((post) => post.media.map((it) => it.sha256))).toEqual([done.asset.sha256s]);
  });

  it.concurrent("of Instagram's media_publish before anything was done leaves one post, sent again once that is certain", async () => {
    const done = await publishWith(app, "instagram", "carousel", (id) => [
      { host: INSTAGRAM, path: `/v25.0/${id}/media_publish`, fault: { drop: "before" } },
    ]);
    expect(done.target).toMatchObject({ state: "published", attempt: { number: 2 } });
    expect(done.shown).toHaveLength(1);
  });
});

describe("trouble before anything is visible", () => {
  it("at TikTok is waited out", async () => {
    const trouble = { host: TIKTOK, path: CREATOR_INFO, times: 2, fault: { status: 500, body: {} } };
    const done = await publishWith(app, "tiktok", "video", () => [trouble]);
    expect(done.target).toMatchObject({ state: "published", attempt: { number: 1 } });
    expect(done.shown).toHaveLength(1);
  });

  it.concurrent("at Instagram is waited out", async () => {
    const done = await publishWith(app, "instagram", "carousel", (id) => [
      { host: INSTAGRAM, path: `/v25.0/${id}/media`, times: 2, fault: { status: 503, body: "<html>busy</html>" } },
    ]);
    expect(done.target).toMatchObject({ state: "published" });
    expect(done.shown.map((post) => post.media.map((it) => it.sha256))).toEqual([done.asset.sha256s]);
  });
});
