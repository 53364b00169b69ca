import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { PublishedPosts } from "./host.ts";

/** One post as the public sees it. `media[].url` is an address of the sandbox that serves the bytes. */
export type PublishedPost = {
  platform: "tiktok" | "instagram";
  accountId: string;
  accountName: string;
  postId: string;
  kind: "video" | "photo" | "carousel" | "reel" | "image" | "story";
  caption: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  media: { url: string; type: string; bytes: number; sha256: string }[];
};

/** The shelf of published posts: rows in SQLite, media bytes as files named by their hash. */
export function publishedPosts(
  db: DatabaseSync,
  dataDir: string,
  sandboxOrigin: string,
): PublishedPosts & {
  media: (sha256: string) => { type: string; bytes: Uint8Array } | null;
} {
  const folder = join(dataDir, "platform-media");
  mkdirSync(folder, { recursive: true });
  db.exec(`CREATE TABLE IF NOT EXISTS sandbox_posts (
    platform TEXT NOT NULL, post_id TEXT NOT NULL, body TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (platform, post_id))`);
  db.exec("CREATE TABLE IF NOT EXISTS sandbox_media (sha256 TEXT PRIMARY KEY, type TEXT NOT NULL)");

  return {
    publish(post, media) {
      const files = media.map(({ type, bytes }) => {
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        const path = join(folder, sha256);
        if (!existsSync(path)) writeFileSync(path, bytes);
        db.prepare("INSERT OR IGNORE INTO sandbox_media (sha256, type) VALUES (?, ?)").run(sha256, type);
        return { url: `${sandboxOrigin}/__media/${sha256}`, type, bytes: bytes.byteLength, sha256 };
      });
      const published: PublishedPost = { ...post, media: files };
      db.prepare("INSERT INTO sandbox_posts (platform, post_id, body, created_at) VALUES (?, ?, ?, ?)").run(
        post.platform,
        post.postId,
        JSON.stringify(published),
        post.createdAt,
      );
      return published;
    },
    all: () =>
      (
        db.prepare("SELECT body FROM sandbox_posts ORDER BY created_at DESC, rowid DESC").all() as { body: string }[]
      ).map((row) => JSON.parse(row.body)),
    media(sha256) {
      const row = db.prepare("SELECT type FROM sandbox_media WHERE sha256 = ?").get(sha256) as
        | { type: string }
        | undefined;
      return row ? { type: row.type, bytes: readFileSync(join(folder, sha256)) } : null;
    },
  };
}
