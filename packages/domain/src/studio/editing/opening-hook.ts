import type { GeneratedAsset } from "../../assets/index.ts";
import type { Creation } from "../creation/creation.ts";

/**
 * The hook that an asset opens with: its text, and its id in the hook library (null for a line of its own). A variant
 * opens with its own hook; any other asset with the hook of its creation. Both are null where the creation is gone.
 */
export function openingHook(
  { variant }: Pick<GeneratedAsset, "variant">,
  creation: Pick<Creation, "hook" | "lineage"> | null,
): { hook: string | null; hookId: string | null } {
  if (variant) return { hook: variant.hook.text || null, hookId: variant.hook.hookId };
  return { hook: creation?.hook ?? null, hookId: creation?.lineage?.hookId ?? null };
}
