import { randomInt } from "node:crypto";
import type { SQLOutputValue } from "node:sqlite";
import type { HostDeps } from "../../host.ts";
import type { PublishedFile } from "../../published-post.ts";
import type { ContainerRequest } from "./container-request.ts";
import type { InstagramMediaFailure } from "./media-rules.ts";

/** Times in milliseconds since the epoch. */
export type InstagramContainer = {
  id: string;
  userId: string;
  request: ContainerRequest;
  createdAt: number;
  published: { at: number; mediaId: string } | null;
} & (
  | { state: "fetching" }
  | { state: "ready"; readyAt: number; media: PublishedFile[] }
  | { state: "failed"; failure: InstagramMediaFailure }
);

export const DAY_MS = 86_400_000;

/** Table `instagram_containers`, keyed by container id. */
export function instagramContainers({ db, now }: Pick<HostDeps, "db" | "now">) {
  db.exec(`CREATE TABLE IF NOT EXISTS instagram_containers (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, created_at INTEGER NOT NULL, body TEXT NOT NULL)`);
  const save = (container: InstagramContainer) => {
    db.prepare("INSERT OR REPLACE INTO instagram_containers (id, user_id, created_at, body) VALUES (?, ?, ?, ?)").run(
      container.id,
      container.userId,
      container.createdAt,
      JSON.stringify(container),
    );
    return container;
  };

  return {
    save,
    begin: (userId: string, request: ContainerRequest) =>
      save({
        id: newLongId(),
        userId,
        request,
        createdAt: now(),
        published: null,
        ...(request.sourceUrl === null
          ? { state: "ready" as const, readyAt: now(), media: [] }
          : { state: "fetching" as const }),
      }),
    /** Only the owner's: another's container does not exist for the caller. */
    find(id: string, userId?: string): InstagramContainer | null {
      const row = db.prepare("SELECT body FROM instagram_containers WHERE id = ?").get(id);
      const container = row ? parse(row) : null;
      return userId === undefined || container?.userId === userId ? container : null;
    },
    countSince: (userId: string, since: number) =>
      Number(
        db
          .prepare("SELECT count(*) AS n FROM instagram_containers WHERE user_id = ? AND created_at > ?")
          .get(userId, since)?.n,
      ),
    /** How many posts went out after that instant. A carousel is one. */
    publishedSince: (userId: string, since: number) =>
      db
        .prepare("SELECT body FROM instagram_containers WHERE user_id = ?")
        .all(userId)
        .map(parse)
        .filter(({ published }) => published !== null && published.at > since).length,
    /** What a stopped sandbox left half done. */
    interrupted: () =>
      db
        .prepare("SELECT body FROM instagram_containers WHERE json_extract(body, '$.state') = 'fetching'")
        .all()
        .map(parse),
  };
}

export type InstagramContainers = ReturnType<typeof instagramContainers>;

/** Ids of containers and media: 17 digits, beyond what a JavaScript number can hold. */
export function newLongId(): string {
  return `18${Array.from({ length: 15 }, () => randomInt(10)).join("")}`;
}

function parse(row: Record<string, SQLOutputValue>): InstagramContainer {
  return JSON.parse(String(row.body));
}
