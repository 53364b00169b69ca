import type { OwnHook } from "@vignette/domain/hook-library";

/** A line as it is written: everything but whose it is. */
export type HookDraft = Pick<
  OwnHook,
  "template" | "category" | "channel" | "formats" | "tone" | "language" | "genuine"
>;

/** What is edited: an own hook (`id`), or a new one, perhaps like another. */
export type Editing = { id: string | null; like: string | null; draft: HookDraft };
