import { useRef, useState } from "react";
import { type BriefDraft, keptDraft } from "./fields/brief-draft.ts";

/**
 * A draft that survives a closed lid: every change is kept in this browser until `forget`. `latest` is what it says now,
 * also to somebody who began before the last change.
 */
export function useDraft(projectId: string, productId: string | null, stored: BriefDraft) {
  const key = `product-draft:${projectId}:${productId ?? "new"}`;
  const [draft, setDraft] = useState<BriefDraft>(() => kept(key) ?? stored);
  const current = useRef(draft);

  const put = (next: BriefDraft) => {
    current.current = next;
    setDraft(next);
  };
  const change = (part: Partial<BriefDraft>) => {
    const next = { ...current.current, ...part };
    keep(key, next);
    put(next);
  };
  const forget = (next: BriefDraft) => {
    localStorage.removeItem(key);
    put(next);
  };
  return { draft, change, forget, latest: () => current.current };
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
