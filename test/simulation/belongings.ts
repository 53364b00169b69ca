import type { GeneratedAsset } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";
import type { Platform } from "@vignette/domain/social-accounts";
import type { StoredPost } from "../../apps/worker/src/records/posts/posts.ts";

const at = instant(1_700_000_000_000);

/** What the engine reads of a post: which asset it names. */
export const aPost: StoredPost = {
  id: "p1",
  uid: "u1",
  projectId: "project",
  creationId: null,
  assetId: "asset",
  assetType: "video-story",
  name: "Five rolls",
  hook: null,
  hookId: null,
  schedule: { zone: "UTC", wallTime: "2023-11-14T22:13", publishAt: at },
  series: null,
  recycledFrom: null,
  approval: null,
  comments: [],
  createdAt: at,
  lastUpdated: at,
  coverKey: null,
};

/** A video that both platforms take. */
export const anAsset = (platform: Platform): GeneratedAsset => ({
  id: "asset",
  uid: "u1",
  projectId: "project",
  type: "video-story",
  name: "Five rolls",
  creationId: null,
  files: [
    {
      key: "exports/asset/0.mp4",
      type: "video/mp4",
      bytes: 1000,
      sha256: "0".repeat(64),
      width: 1080,
      height: 1920,
      durationMs: 9000,
      platform,
    },
  ],
  createdAt: at,
});
