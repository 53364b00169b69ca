/**
 * A stored file. `url` is an address of the sandbox that serves the bytes; sizes in pixels, duration in milliseconds.
 */
export type PublishedFile = {
  url: string;
  type: string;
  bytes: number;
  sha256: string;
  width?: number;
  height?: number;
  durationMs?: number;
};

/** One post on a simulated platform. */
export type PublishedPost = {
  platform: "tiktok" | "instagram";
  accountId: string;
  accountName: string;
  postId: string;
  kind: "video" | "photo" | "carousel" | "reel" | "image" | "story";
  caption: string;
  visibility: "public" | "friends" | "followers" | "private";
  /** What the platform says beside the post because its author disclosed it. */
  labels: ("ai-generated" | "paid-partnership" | "promotional")[];
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** When strangers begin to see it (after moderation), in milliseconds since the epoch; null: never. */
  publicAt: number | null;
  media: PublishedFile[];
  /** What else the app said of it, in the platform's own words; absent for posts that no app made. */
  said?: Record<string, unknown>;
};

/** Everything the simulated platforms have published. */
export type PublishedPosts = {
  /** Stores bytes under their hash; the same bytes are stored once. */
  keep: (media: { type: string; bytes: Uint8Array }) => PublishedFile;
  /** Publishes a post. `createdAt` can be in the future: the post exists from then on. */
  publish: (post: PublishedPost) => void;
  remove: (platform: PublishedPost["platform"], postId: string) => void;
  /** Every post that exists now, also private ones, newest first. */
  all: () => PublishedPost[];
  /** What is public now, newest first. */
  open: () => PublishedPost[];
};
