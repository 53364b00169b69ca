import type { DatabaseSync } from "node:sqlite";
import type { Hono } from "hono";
import type { Credentials } from "./credentials.ts";
import type { PublishedPosts } from "./published-post.ts";

/** What every simulated host is built from. */
export type HostDeps = {
  /** Shared SQLite file; each host creates its own tables, named after itself (`tiktok_tokens`, …). */
  db: DatabaseSync;
  /** Folder for files that are too large for the database; each host keeps to a subfolder named after itself. */
  dataDir: string;
  /** Milliseconds since the epoch, moved by `POST /__control/clock`. */
  now: () => number;
  /** The machine's own time, for what the official clients sign with it. */
  machineNow: () => number;
  /** Downloads media the way a platform does: from the public address that the app handed out. */
  pull: (url: string) => Promise<Response>;
  /** Calls the app the way a service calls a webhook. */
  deliver: (url: string, init: RequestInit) => Promise<Response>;
  /** Answers as the renderer, where one runs. */
  renderer: ((request: Request) => Promise<Response>) | undefined;
  /** Where a browser reaches the sandbox, e.g. `http://localhost:8788`. */
  sandboxOrigin: string;
  /** Origins whose media a platform accepts as verified, e.g. `http://localhost:8787`. */
  appOrigins: readonly string[];
  credentials: Credentials;
  posts: PublishedPosts;
};

/** One simulated service: the hosts it answers for and the app that answers. Paths are those of the real host. */
export type Host = {
  names: readonly string[];
  app: Hono;
  /** The id of the account for which a call is made, read from its token. */
  accountOf?: (request: Request) => Promise<string | null>;
  /** Ends what an account allowed: its access token has run out, or its owner took the permission back. */
  endAccess?: (account: string, how: "expired" | "revoked") => void;
};
