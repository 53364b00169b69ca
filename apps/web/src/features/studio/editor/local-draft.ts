import { EditInput } from "@vignette/domain/studio";

type Draft = Pick<EditInput, "script" | "style">;

/** Words that are on this device only, and of which revision they are an edit; null where an older page kept them. */
export type LocalDraft = { draft: Draft; revision: number | null };

/** What is kept of a creation, or null. Anything that is no script is no draft. */
export function readLocalDraft(id: string): LocalDraft | null {
  try {
    const kept: { revision?: unknown } | null = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    const revision = typeof kept?.revision === "number" ? kept.revision : null;
    const parsed = EditInput.safeParse({ ...kept, id, revision: revision ?? 0, keep: false });
    return parsed.success ? { draft: { script: parsed.data.script, style: parsed.data.style }, revision } : null;
  } catch {
    return null;
  }
}

export function writeLocalDraft(id: string, { script, style }: Draft, revision: number): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ id, revision, script, style }));
  } catch {
    // A full or forbidden storage costs the safety net, not the editor.
  }
}

/** The draft is stored elsewhere now. A newer one that was typed meanwhile stays, as an edit of what is stored now. */
export function clearLocalDraft(id: string, stored: Draft, revision: number): void {
  const kept = readLocalDraft(id);
  if (!kept) return;
  const { script, style } = kept.draft;
  if (JSON.stringify({ script, style }) !== JSON.stringify(parsedAs(stored))) writeLocalDraft(id, kept.draft, revision);
  else localStorage.removeItem(keyOf(id));
}

/** In the order of the schema's fields, as a kept one is read. */
function parsedAs({ script, style }: Draft): Draft {
  const parsed = EditInput.safeParse({ id: "any", revision: 0, keep: false, script, style });
  return parsed.success ? { script: parsed.data.script, style: parsed.data.style } : { script, style };
}

const keyOf = (id: string) => `studio-draft:${id}`;
