import { useRef, useState } from "react";
import { type BriefDraft, restoredDraft } from "./fields/brief-draft.ts";

/**
 * A draft that survives closing the tab: every change is stored in this browser until `forget`. `latest` returns the
 * current draft, also to code that started before the last change.
 */
export function useDraft(projectId: string, productId: string | null, stored: BriefDraft) {
  const key = `product-draft:${projectId}:${productId ?? "new"}`;
  const [draft, setDraft] = useState<BriefDraft>(() => readLocal(key) ?? stored);
  const current = useRef(draft);

  const put = (next: BriefDraft) => {
    current.current = next;
    setDraft(next);
  };
  const change = (part: Partial<BriefDraft>) => {
    const next = { ...current.current, ...part };
    writeLocal(key, next);
    put(next);
  };
  const forget = (next: BriefDraft) => {
    localStorage.removeItem(key);
    put(next);
  };
  return { draft, change, forget, latest: () => current.current };
}

function readLocal(key: string): BriefDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    // A draft stored by an older version may lack fields.
    return stored && typeof stored === "object" ? restoredDraft(stored) : null;
  } catch {
    return null;
  }
}

function writeLocal(key: string, draft: BriefDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // With storage full or blocked, only the safety net is lost.
  }
}
