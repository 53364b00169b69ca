import type { TargetOptions } from "./target-draft.ts";

/** Everything that is typed and chosen in the composer before it is sent. */
export type ComposerDraft = {
  accountIds: string[];
  caption: string;
  /** Options by account id, for every account that was ever chosen: unchoosing loses nothing. */
  options: Record<string, TargetOptions>;
  when: "now" | "at";
  wallTime: string;
  zone: string;
};

/** The draft of one asset, kept in this browser until it is sent: connecting an account leaves the page. */
export function keptComposerDraft(assetId: string): Partial<ComposerDraft> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(assetId)) ?? "null");
    return kept && typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}

export function keepComposerDraft(assetId: string, draft: ComposerDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(assetId));
    else localStorage.setItem(keyOf(assetId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the safety net, not the form.
  }
}

const keyOf = (assetId: string) => `composer-draft:${assetId}`;
