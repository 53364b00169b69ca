import { TargetOptions } from "@vignette/domain/scheduling";

/** Everything that is typed and chosen in the composer before it is sent. */
export type ComposerDraft = {
  accountIds: string[];
  /** The shared caption, for accounts without a caption of their own. */
  caption: string;
  /** By account id, for accounts with a caption of their own. */
  captions: Record<string, string>;
  /** Options by account id, for every account that was ever selected: deselecting loses nothing. */
  options: Record<string, TargetOptions>;
  /** `slot`: the next of the accounts' weekly times that no post fills. */
  when: "slot" | "at" | "now";
  wallTime: string;
  zone: string;
};

/** The valid fields of a stored draft; all others are left out. */
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
