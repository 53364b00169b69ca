import { EditInput } from "@vignette/domain/studio";

type Draft = Pick<EditInput, "script" | "style">;

/**
 * A draft stored in this browser only, and the revision it is based on; null in drafts from before revisions were
 * stored.
 */
export type LocalDraft = { draft: Draft; revision: number | null };

/** The stored draft of a creation, or null. Values that are not a valid draft count as none. */
export function readLocalDraft(id: string): LocalDraft | null {
  try {
    const local: { revision?: unknown } | null = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    const revision = typeof local?.revision === "number" ? local.revision : null;
    const parsed = EditInput.safeParse({ ...local, id, revision: revision ?? 0, keep: false });
    return parsed.success ? { draft: { script: parsed.data.script, style: parsed.data.style }, revision } : null;
  } catch {
    return null;
  }
}

/** Stores a draft and the revision it is based on in this browser. */
export function writeLocalDraft(id: string, { script, style }: Draft, revision: number): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ id, revision, script, style }));
  } catch {
    // With storage full or blocked, only the safety net is lost.
  }
}

/**
 * Removes the local draft after the Worker stored it as `revision`. A newer draft stays, now based on that revision.
 */
export function clearLocalDraft(id: string, stored: Draft, revision: number): void {
  const local = readLocalDraft(id);
  if (!local) return;
  const { script, style } = local.draft;
  if (JSON.stringify({ script, style }) !== JSON.stringify(parsedAs(stored)))
    writeLocalDraft(id, local.draft, revision);
  else localStorage.removeItem(keyOf(id));
}

/** With fields in the order of the schema, so that it compares equal to a draft that was read. */
function parsedAs({ script, style }: Draft): Draft {
  const parsed = EditInput.safeParse({ id: "any", revision: 0, keep: false, script, style });
  return parsed.success ? { script: parsed.data.script, style: parsed.data.style } : { script, style };
}

const keyOf = (id: string) => `studio-draft:${id}`;
