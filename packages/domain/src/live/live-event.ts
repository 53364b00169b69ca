import * as z from "zod/mini";
import { ShownAnnouncement } from "../announcements/index.ts";
import { PublicConfig } from "../country/index.ts";
import { Flags } from "../flags/index.ts";

const Text = z.catch(z.string(), "");

/** A beat while it is being written; the last one may stop mid-sentence. What is not text is read as empty. */
export const BeatSoFar = z.catch(z.object({ line: Text, title: Text, body: Text }), {
  line: "",
  title: "",
  body: "",
});
export type BeatSoFar = z.infer<typeof BeatSoFar>;

/**
 * What the Worker pushes to open pages, as JSON over the WebSocket at `/live`: which answers have changed. Flags, config,
 * announcements and words come along, so that pages need not ask for them. Source: docs/experience.md#live.
 */
export const LiveEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("post"), projectId: z.string(), postId: z.string() }),
  z.object({ type: z.literal("creation"), projectId: z.string(), creationId: z.string(), progress: z.number() }),
  z.object({
    type: z.literal("words"),
    projectId: z.string(),
    creationId: z.string(),
    beats: z.array(BeatSoFar),
  }),
  z.object({ type: z.literal("render"), projectId: z.string(), creationId: z.string() }),
  z.object({ type: z.literal("asset"), projectId: z.string() }),
  z.object({ type: z.literal("metrics"), projectId: z.string() }),
  /** A run of a recipe went on or ended. */
  z.object({ type: z.literal("recipe"), projectId: z.string(), recipeId: z.string() }),
  /** A social account was connected, disconnected or renewed, or needs its owner. */
  z.object({ type: z.literal("account") }),
  z.object({ type: z.literal("subscription") }),
  /** A notification was added, or read on another device. */
  z.object({ type: z.literal("notification") }),
  z.object({ type: z.literal("flags"), flags: Flags }),
  z.object({ type: z.literal("config"), config: PublicConfig }),
  /** Those that are shown now. */
  z.object({ type: z.literal("announcements"), announcements: z.array(ShownAnnouncement) }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

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

/** The event in a message, or null: a newer Worker may push types that this page does not know. Never throws. */
export function readLiveEvent(message: string): LiveEvent | null {
  try {
    return LiveEvent.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}
