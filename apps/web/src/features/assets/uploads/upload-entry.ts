import type { LibraryItem } from "@vignette/domain/assets";
import type { StoredUpload } from "./stored-uploads.ts";

/** How a file on its way stands. `progress` is 0 to 1. */
export type UploadState =
  | { status: "waiting" }
  | { status: "checking" }
  | { status: "sending"; progress: number; startedAt: number; startedFrom: number }
  /** The network is gone; it goes on by itself. */
  | { status: "paused"; progress: number }
  /** Turned down for what it is: trying again would not help. */
  | { status: "refused"; sentence: string }
  | { status: "failed"; sentence: string }
  | { status: "done"; item: LibraryItem };

/** A file on its way, as pages show it. `stored`: it goes on after a reload. */
export type UploadEntry = StoredUpload & { bytes: number; stored: boolean; state: UploadState };

/** Whether a file still has a way to go. */
export const isPending = ({ state }: Pick<UploadEntry, "state">): boolean =>
  state.status === "waiting" || state.status === "checking" || state.status === "sending" || state.status === "paused";
