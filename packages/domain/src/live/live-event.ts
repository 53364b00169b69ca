import type { ShownAnnouncement } from "../announcements/index.ts";
import type { PublicConfig } from "../country/index.ts";
import type { ReadFlags } from "../flags/index.ts";

/** A beat while it is being written; the last one may stop mid-sentence. */
export type BeatSoFar = { line: string; title: string; body: string };

/**
 * What the Worker pushes to open pages, as JSON over the WebSocket at `/live`: which answers have changed. Flags, config,
 * announcements and words come along, so that pages need not ask for them. Source: docs/experience.md#live.
 */
export type LiveEvent =
  | { type: "post"; projectId: string; postId: string }
  | { type: "creation"; projectId: string; creationId: string; progress: number }
  | { type: "words"; projectId: string; creationId: string; beats: BeatSoFar[] }
  | { type: "render"; projectId: string; creationId: string }
  | { type: "asset"; projectId: string }
  | { type: "metrics"; projectId: string }
  /** A run of a recipe went on or ended. */
  | { type: "recipe"; projectId: string; recipeId: string }
  /** A social account was connected, disconnected or renewed, or needs its owner. */
  | { type: "account" }
  | { type: "subscription" }
  /** A notification was added, or read on another device. */
  | { type: "notification" }
  | { type: "flags"; flags: ReadFlags }
  | { type: "config"; config: PublicConfig }
  /** Those that are shown now. */
  | { type: "announcements"; announcements: ShownAnnouncement[] };

/** What an event of each type holds beside its type. */
const FIELDS: { [T in LiveEvent["type"]]: readonly Exclude<keyof Extract<LiveEvent, { type: T }>, "type">[] } = {
  post: ["projectId", "postId"],
  creation: ["projectId", "creationId", "progress"],
  words: ["projectId", "creationId", "beats"],
  render: ["projectId", "creationId"],
  asset: ["projectId"],
  metrics: ["projectId"],
  recipe: ["projectId", "recipeId"],
  account: [],
  subscription: [],
  notification: [],
  flags: ["flags"],
  config: ["config"],
  announcements: ["announcements"],
};

/**
 * The code with which the Worker closes the channel of a user who was disabled or deleted: the page asks again for what
 * it shows, and the answers say why. Codes from 4000 on are the application's own.
 */
export const ACCESS_ENDED = 4401;

/**
 * The code with which the Worker closes the oldest channel of a user or an address that opened too many: the page waits
 * before it connects again, or the pages would close each other's channels in turn.
 */
export const TOO_MANY_PAGES = 4429;

/**
 * The event in a message, or null: a newer Worker may push types that this page does not know. Never throws. What the fields
 * hold is not checked, as with the Worker's answers: every page would load the library for schemas with it. Source: ADR 153
 */
export function readLiveEvent(message: string): LiveEvent | null {
  try {
    const event: unknown = JSON.parse(message);
    return isLiveEvent(event) ? event : null;
  } catch {
    return null;
  }
}

function isLiveEvent(event: unknown): event is LiveEvent {
  if (typeof event !== "object" || event === null || !("type" in event)) return false;
  const fields = new Map<unknown, readonly string[]>(Object.entries(FIELDS)).get(event.type);
  return fields?.every((it) => Object.hasOwn(event, it)) ?? false;
}
