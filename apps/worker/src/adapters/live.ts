import type { LiveEvent } from "@vignette/domain/live";

/**
 * Pushes an event to the open pages of one user. A page that is offline misses it and reloads its data when it
 * reconnects.
 */
export type LivePush = (uid: string, event: LiveEvent) => Promise<void>;

/** Pushes an event to every open page of every user and visitor. */
export type Announce = (event: LiveEvent) => Promise<void>;
