import { useState } from "react";
import { type BriefDraft, keptDraft } from "./brief-draft.ts";

/** A draft that survives a closed lid: every change is kept in this browser until `forget`. */
export function useDraft(projectId: string, productId: string | null, stored: BriefDraft) {
  const key = `product-draft:${projectId}:${productId ?? "new"}`;
  const [draft, setDraft] = useState<BriefDraft>(() => kept(key) ?? stored);

  const change = (part: Partial<BriefDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      keep(key, next);
      return next;
    });
  const forget = (next: BriefDraft) => {
    localStorage.removeItem(key);
    setDraft(next);
  };
  return { draft, change, forget };
}

function kept(key: string): BriefDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    // What an older version kept may lack a field.
    return stored && typeof stored === "object" ? keptDraft(stored) : null;
  } catch {
    return null;
  }
}

function keep(key: string, draft: BriefDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the safety net, not the form.
  }
}
