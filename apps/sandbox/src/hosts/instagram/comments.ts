import { utf16Units } from "@vignette/domain/kernel";
import { Hono } from "hono";
import type { HostDeps } from "../../host.ts";
import type { PublishedPost } from "../../published-post.ts";
import type { InstagramCaller } from "./caller.ts";
import { newLongId } from "./containers.ts";
import { badParameter, unknownObject } from "./graph-error.ts";
import { timestamp } from "./media-object.ts";
import { pick, readFields } from "./params.ts";

type Deps = Pick<HostDeps, "db" | "now" | "posts"> & { caller: InstagramCaller };

const FIELDS = ["id", "text", "username", "timestamp", "like_count"] as const;
const MAX_TEXT = 2200;

/** Comments on one's own media, written and listed, newest first. Source: docs/platforms/instagram.md#publishing. */
export function instagramComments(deps: Deps): Hono {
  const { caller, posts, now } = deps;
  const table = commentTable(deps);
  const app = new Hono();

  app.post("/:id/comments", async (c) => {
    const { account, params } = await caller(c, "instagram_business_manage_comments");
    const post = commentable(posts.all(), account.userId, c.req.param("id"));
    const text = (params.message ?? "").trim();
    if (text === "") throw badParameter("message is required");
    if (utf16Units(text) > MAX_TEXT) throw badParameter(`message is above ${MAX_TEXT} characters`);
    const comment = { id: newLongId(), postId: post.postId, text, username: account.username, at: now() };
    table.add(comment);
    return c.json({ id: comment.id });
  });

  app.get("/:id/comments", async (c) => {
    const { account, params } = await caller(c, "instagram_business_manage_comments");
    const post = commentable(posts.all(), account.userId, c.req.param("id"));
    const fields = readFields(params, FIELDS, ["id", "text", "timestamp"]);
    const data = table
      .under(post.postId)
      .map(({ id, text, username, at }) =>
        pick({ id, text, username, timestamp: timestamp(at), like_count: 0 }, ["id", ...fields]),
      );
    return c.json({ data });
  });
  return app;
}

/**
 * Media of another account and missing media get the same answer. Stories are answered by message, not commented on.
 */
function commentable(all: PublishedPost[], userId: string, id: string): PublishedPost {
  const post = all.find((it) => it.platform === "instagram" && it.accountId === userId && it.postId === id);
  if (!post) throw unknownObject(id);
  if (post.kind === "story") throw badParameter("comments on stories are not supported");
  return post;
}

/** A comment; `at` in milliseconds since the epoch. */
export type StoredComment = { id: string; postId: string; text: string; username: string; at: number };

/** Table `instagram_comments`, newest first. */
export function commentTable({ db }: Pick<HostDeps, "db">) {
  db.exec(`CREATE TABLE IF NOT EXISTS instagram_comments (
    id TEXT PRIMARY KEY, post_id TEXT NOT NULL, body TEXT NOT NULL, created_at INTEGER NOT NULL)`);
  const read = "SELECT body FROM instagram_comments";
  const parsed = (rows: Record<string, unknown>[]): StoredComment[] => rows.map((row) => JSON.parse(String(row.body)));
  return {
    add: (comment: StoredComment) =>
      db
        .prepare("INSERT INTO instagram_comments VALUES (?, ?, ?, ?)")
        .run(comment.id, comment.postId, JSON.stringify(comment), comment.at),
    under: (postId: string) =>
      parsed(db.prepare(`${read} WHERE post_id = ? ORDER BY created_at DESC, rowid DESC LIMIT 50`).all(postId)),
    all: () => parsed(db.prepare(`${read} ORDER BY created_at DESC, rowid DESC`).all()),
  };
}
