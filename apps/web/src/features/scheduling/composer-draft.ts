import { TargetOptions } from "@vignette/domain/scheduling";

/** Everything that is typed and chosen in the composer before it is sent. */
export type ComposerDraft = {
  accountIds: string[];
  /** What every account says that has no caption of its own. */
  caption: string;
  /** By account id, for accounts that say something of their own. */
  captions: Record<string, string>;
  /** Options by account id, for every account that was ever chosen: unchoosing loses nothing. */
  options: Record<string, TargetOptions>;
  /** `slot`: the next of the accounts' weekly times that no post fills. */
  when: "slot" | "at" | "now";
  wallTime: string;
  zone: string;
};

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

/** Only what has the right form: everything else starts afresh. */
export function readDraft(kept: Record<string, unknown>): Partial<ComposerDraft> {
  const { accountIds, caption, captions, options, when, wallTime, zone } = kept;
  return {
    ...(Array.isArray(accountIds) && { accountIds: accountIds.filter((id) => typeof id === "string") }),
    ...(typeof caption === "string" && { caption }),
    ...(isRecord(captions) && { captions: texts(captions) }),
    ...(isRecord(options) && { options: readOptions(options) }),
    ...((when === "slot" || when === "at" || when === "now") && { when }),
    ...(typeof wallTime === "string" && { wallTime }),
    ...(typeof zone === "string" && { zone }),
  };
}

function readOptions(kept: Record<string, unknown>): Record<string, TargetOptions> {
  const read = Object.entries(kept).flatMap(([id, value]) => {
    const options = TargetOptions.safeParse(value);
    return options.success ? [[id, options.data] as const] : [];
  });
  return Object.fromEntries(read);
}

function texts(kept: Record<string, unknown>): Record<string, string> {
  const read = Object.entries(kept).flatMap(([id, value]) => (typeof value === "string" ? [[id, value] as const] : []));
  return Object.fromEntries(read);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const keyOf = (name: string) => `composer-draft:${name}`;
