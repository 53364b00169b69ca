import type { LibraryAsset } from "@vignette/domain/assets";
import type { StoredUpload } from "./stored-uploads.ts";

/** The state of an upload. `progress` is 0 to 1. */
export type UploadState =
  | { status: "waiting" }
  | { status: "checking" }
  | { status: "sending"; progress: number; startedAt: number; startedFrom: number }
  /** A clip that this browser cannot show is converted on the server; a HEIC photo here, whose progress is unknown. */
  | { status: "converting"; progress: number | null }
  /** Stored; this browser cannot show it, and the user is asked whether the server may convert it. */
  | { status: "asking"; item: LibraryAsset }
  /** Offline. It continues by itself. */
  | { status: "paused"; progress: number }
  /** The file is not accepted, so a retry would not help. */
  | { status: "refused"; sentence: string }
  | { status: "failed"; sentence: string }
  | { status: "done"; item: LibraryAsset };

/** An upload as pages show it. With `stored` it continues after a reload. */
export type UploadEntry = StoredUpload & { bytes: number; stored: boolean; state: UploadState };

/** Whether an upload has not ended yet. */
export const isUploadPending = ({ state }: Pick<UploadEntry, "state">): boolean =>
  state.status === "waiting" ||
  state.status === "checking" ||
  state.status === "sending" ||
  state.status === "paused" ||
  state.status === "asking" ||
  state.status === "converting";
