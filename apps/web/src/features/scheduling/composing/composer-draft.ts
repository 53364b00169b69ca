import { type ComposerDraft, readDraft } from "./read-draft.ts";

/**
 * The draft of an asset or a post, kept in this browser until it is sent: connecting an account leaves the page, and a
 * lid may close. What an earlier version kept is read as far as it still has a meaning.
 */
export function keptComposerDraft(name: string): Partial<ComposerDraft> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return kept && typeof kept === "object" ? readDraft(kept as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export function keepComposerDraft(name: string, draft: ComposerDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the safety net, not the form.
  }
}

const keyOf = (name: string) => `composer-draft:${name}`;
