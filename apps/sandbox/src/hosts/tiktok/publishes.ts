import { randomInt } from "node:crypto";
import type { SQLOutputValue } from "node:sqlite";
import type { HostDeps } from "../../host.ts";
import type { InboxInit, PhotoInit, VideoInit } from "./post-request.ts";

export type PublishRequest =
  | { mode: "direct"; kind: "video"; init: VideoInit }
  | { mode: "inbox"; kind: "video"; init: InboxInit }
  | { mode: "direct" | "inbox"; kind: "photo"; init: PhotoInit };

/** One publish on its way. `checked` media become a post at `completeAt`. Times in ms since the epoch. */
export type Publish = {
  id: string;
  openId: string;
  request: PublishRequest;
  createdAt: number;
  /** Bytes that have arrived, by upload or download. */
  received: number;
} & (
  | { state: "uploading" | "transferring" }
  | { state: "checked"; completeAt: number; publicAt: number | null; postId: string | null }
  | { state: "failed"; reason: string }
);

const DAY_MS = 86_400_000;
const IN_FLIGHT = "json_extract(body, '$.state') IN ('uploading', 'transferring')";

/** Table `tiktok_publishes`, keyed by publish id. */
export function tiktokPublishes({ db, now }: Pick<HostDeps, "db" | "now">) {
  db.exec(`CREATE TABLE IF NOT EXISTS tiktok_publishes (
    id TEXT PRIMARY KEY, open_id TEXT NOT NULL, created_at INTEGER NOT NULL, body TEXT NOT NULL)`);
  const save = (publish: Publish) =>
    db
      .prepare("INSERT OR REPLACE INTO tiktok_publishes (id, open_id, created_at, body) VALUES (?, ?, ?, ?)")
      .run(publish.id, publish.openId, publish.createdAt, JSON.stringify(publish));
  const find = (id: string): Publish | null => {
    const row = db.prepare("SELECT body FROM tiktok_publishes WHERE id = ?").get(id);
    return row ? parse(row) : null;
  };
  const lastDay = (openId: string) =>
    db
      .prepare("SELECT body FROM tiktok_publishes WHERE open_id = ? AND created_at > ?")
      .all(openId, now() - DAY_MS)
      .map(parse)
      .filter((publish) => publish.state !== "failed");

  return {
    find,
    begin(openId: string, request: PublishRequest): Publish {
      const isUpload = request.init.source_info.source === "FILE_UPLOAD";
      const publish: Publish = {
        id: `${idPrefix(request, isUpload)}.${digits(19)}`,
        openId,
        request,
        createdAt: now(),
        received: 0,
        state: isUpload ? "uploading" : "transferring",
      };
      save(publish);
      return publish;
    },
    save,
    /** Direct posts and pending drafts that count against the caps of 24 hours. */
    countLastDay: (openId: string, mode: PublishRequest["mode"]) =>
      lastDay(openId).filter((publish) => publish.request.mode === mode).length,
    /** What a stopped sandbox left half done. */
    interrupted: () =>
      db
        .prepare("SELECT body FROM tiktok_publishes WHERE json_extract(body, '$.state') = 'transferring'")
        .all()
        .map(parse),
    inFlightOf: (openId: string) =>
      db.prepare(`SELECT body FROM tiktok_publishes WHERE open_id = ? AND ${IN_FLIGHT}`).all(openId).map(parse),
  };
}

export type TiktokPublishes = ReturnType<typeof tiktokPublishes>;

/** A post id is a 64-bit number: 19 digits, beyond what a JavaScript number can hold. */
export function newPostId(): string {
  return `75${digits(17)}`;
}

function parse(row: Record<string, SQLOutputValue>): Publish {
  return JSON.parse(String(row.body));
}

function idPrefix({ mode, kind }: PublishRequest, isUpload: boolean): string {
  if (kind === "photo") return "p_pub_url~v2";
  if (mode === "inbox") return isUpload ? "v_inbox_file~v2" : "v_inbox_url~v2";
  return isUpload ? "v_pub_file~v2-1" : "v_pub_url~v2";
}

function digits(count: number): string {
  return Array.from({ length: count }, (_, index) => (index === 0 ? randomInt(1, 10) : randomInt(10))).join("");
}
