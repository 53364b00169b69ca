import type { PublicConfig } from "@vignette/domain/country";
import type { Flags } from "@vignette/domain/flags";
import type { BeatAnswer } from "@vignette/domain/studio";

/** An event that tells open pages what to read again; flags and config come with it, so that pages need not ask. */
export type LiveEvent =
  | { type: "post"; projectId: string; postId: string }
  | { type: "creation"; projectId: string; creationId: string; progress: number }
  | {
      type: "words";
      projectId: string;
      creationId: string;
      beats: Pick<BeatAnswer, "role" | "line" | "title" | "body">[];
    }
  | { type: "render"; projectId: string; creationId: string }
  | { type: "asset"; projectId: string }
  | { type: "metrics"; projectId: string }
  /** How a social account stands has changed. */
  | { type: "account" }
  | { type: "subscription" }
  | { type: "flags"; flags: Flags }
  | { type: "config"; config: PublicConfig };

/** Pushes events to the open pages of one user. A page that is not there misses it; it reads afresh when it comes back. */
export type LivePush = (uid: string, event: LiveEvent) => Promise<void>;

/** Pushes an event to every open page of everybody, visitors too. */
export type Announce = (event: LiveEvent) => Promise<void>;
