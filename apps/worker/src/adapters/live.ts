/** An event that tells open pages what to read again. */
export type LiveEvent =
  | { type: "post"; projectId: string; postId: string }
  | { type: "creation"; projectId: string; creationId: string; progress: number }
  | { type: "metrics"; projectId: string }
  | { type: "flags" };

/** Pushes events to the open pages of one user. A page that is not there misses it; it reads afresh when it comes back. */
export type LivePush = (uid: string, event: LiveEvent) => Promise<void>;
