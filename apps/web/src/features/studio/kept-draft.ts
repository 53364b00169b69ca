import { EditInput } from "@vignette/domain/studio";
import * as z from "zod/mini";

type Draft = Pick<EditInput, "script" | "style">;

const Kept = z.pick(EditInput, { script: true, style: true });

/** Words that are on this device only, or null. Anything that is no script is no draft. */
export function keptDraft(id: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    const parsed = Kept.safeParse(kept);
    return parsed.success ? parsed.data : null;
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
