import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { HostDeps } from "./host.ts";
import type { PublishedPost, PublishedPosts } from "./published-post.ts";

type PublishedPostStore = PublishedPosts & {
  /** Where the bytes of a hash lie, or null if nothing was stored under it. */
  file: (sha256: string) => { type: string; path: string } | null;
};

/** Published posts: rows in SQLite, media bytes as files named by their hash. */
export function publishedPosts(deps: Pick<HostDeps, "db" | "dataDir" | "sandboxOrigin" | "now">): PublishedPostStore {
  const { db, now } = deps;
  const folder = join(deps.dataDir, "platform-media");
  mkdirSync(folder, { recursive: true });
  createTables(db);

  const all = () =>
    db
      .prepare("SELECT body FROM sandbox_posts WHERE created_at <= ? ORDER BY created_at DESC, rowid DESC")
      .all(now())
      .map((row): PublishedPost => JSON.parse(String(row.body)));

  return {
    all,
    open: () => all().filter((post) => post.publicAt !== null && post.publicAt <= now()),
    keep({ type, bytes }) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const path = join(folder, sha256);
      if (!existsSync(path)) writeFileSync(path, bytes);
      db.prepare("INSERT OR IGNORE INTO sandbox_media (sha256, type) VALUES (?, ?)").run(sha256, type);
      return { url: `${deps.sandboxOrigin}/__media/${sha256}`, type, bytes: bytes.byteLength, sha256 };
    },
    publish(post) {
      db.prepare("INSERT OR REPLACE INTO sandbox_posts (platform, post_id, body, created_at) VALUES (?, ?, ?, ?)").run(
        post.platform,
        post.postId,
        JSON.stringify(post),
        post.createdAt,
      );
    },
    remove(platform, postId) {
      db.prepare("DELETE FROM sandbox_posts WHERE platform = ? AND post_id = ?").run(platform, postId);
    },
    file(sha256) {
      const row = db.prepare("SELECT type FROM sandbox_media WHERE sha256 = ?").get(sha256);
      return row ? { type: String(row.type), path: join(folder, sha256) } : null;
    },
  };
}

function createTables(db: DatabaseSync): void {
  db.exec(`CREATE TABLE IF NOT EXISTS sandbox_posts (
    platform TEXT NOT NULL, post_id TEXT NOT NULL, body TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (platform, post_id))`);
  db.exec("CREATE TABLE IF NOT EXISTS sandbox_media (sha256 TEXT PRIMARY KEY, type TEXT NOT NULL)");
}
