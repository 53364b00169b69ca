import { EditInput } from "@vignette/domain/studio";

type Draft = Pick<EditInput, "script" | "style">;

/** Words that are on this device only, or null. Anything that is no script is no draft. */
export function keptDraft(id: string): Draft | null {
  try {
    const kept: object | null = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    const parsed = EditInput.safeParse({ ...kept, id, revision: 0, keep: false });
    return parsed.success ? { script: parsed.data.script, style: parsed.data.style } : null;
  } catch {
    return null;
  }
}

export function keepDraft(id: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ id, ...draft }));
  } catch {
    // A full or forbidden storage costs the safety net, not the editor.
  }
}

/** The draft is stored elsewhere now. A newer one that was typed meanwhile stays. */
export function forgetDraft(id: string, stored: Draft): void {
  try {
    if (localStorage.getItem(keyOf(id)) === JSON.stringify({ id, ...stored })) localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept then.
  }
}

const keyOf = (id: string) => `studio-draft:${id}`;
