import type { OwnHook } from "@vignette/domain/hook-library";

/** The editable fields of a hook. */
export type HookDraft = Pick<
  OwnHook,
  "template" | "category" | "channel" | "formats" | "tone" | "language" | "genuine"
>;

/** The hook being edited (`id`), or a new one (null), which may be derived from another (`like`). */
export type Editing = { id: string | null; like: string | null; draft: HookDraft };
