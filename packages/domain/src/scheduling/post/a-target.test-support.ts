import { instant } from "../../kernel/index.ts";
import { freshOptions } from "./options.ts";
import type { Attempt, Target } from "./post.ts";

/** A target for tests: name only what matters. */
export function aTarget(change: Partial<Target> = {}): Target {
  const at = instant(1_000_000);
  return {
    id: "t1",
    postId: "p1",
    uid: "u1",
    projectId: "project",
    assetId: null,
    accountId: "a1",
    platform: "tiktok",
    username: "acme",
    media: "video",
    caption: "Five rolls",
    options: freshOptions(change.platform ?? "tiktok", false),
    state: "scheduled",
    revision: 1,
    publishAt: at,
    wakeAt: at,
    runs: 1,
    attempt: null,
    publication: null,
    comment: null,
    failure: null,
    approval: null,
    log: [],
    createdAt: at,
    lastUpdated: at,
    ...change,
  };
}

/** An attempt for tests. */
export function anAttempt(change: Partial<Attempt> = {}): Attempt {
  const at = instant(1_000_000);
  return {
    number: 1,
    token: "token",
    startedAt: at,
    sendingSince: at,
    stage: "preparing",
    receipt: {},
    sentAt: null,
    committedAt: null,
    tries: 0,
    fileFetched: null,
    ...change,
  };
}
