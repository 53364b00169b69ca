import type { PostedAssetView } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import {
  canEdit,
  freshOptions,
  type PostView,
  type SchedulePostInput,
  type SubmitAs,
  type TargetOptions,
} from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { useState } from "react";
import { trpc } from "../../../trpc.ts";
import { composerDraftOf, newDraft, requestedPlan } from "./first-draft.ts";
import { type ComposerDraft, readDraft } from "./read-draft.ts";
import type { RequestedTime } from "./requested-time.ts";

export type ComposerStart = {
  asset: PostedAssetView;
  accounts: readonly SocialAccount[];
  /** The post that is edited; null for a new one. */
  post: PostView | null;
  /** From the script. */
  caption: string;
  hashtags: readonly string[];
  madeWithAi: boolean;
  /** The time that was chosen on the calendar; it takes precedence over a stored draft's. */
  wanted: RequestedTime | null;
  now: Instant;
};

/** The composer's state: the draft, the functions that change it, and the input derived from it. */
export function useComposer(start: ComposerStart) {
  const { asset, post, accounts } = start;
  // A stored draft of an older version of the post no longer applies.
  const name = post ? `post-${post.id}-${post.lastUpdated}` : asset.id;
  const [restored, setRestored] = useState(() => keptComposerDraft(name) !== null);
  const [beginning, setBeginning] = useState(0);
  const [draft, setDraft] = useState<ComposerDraft>(() => ({
    ...startOf(start),
    ...keptDraftFor(name, accounts),
    ...(start.wanted && requestedPlan(start.wanted, start.now)),
  }));
  // Targets that are published or being published can no longer be edited.
  const fixed = post?.targets.filter((target) => !canEdit(target)) ?? [];
  const open = accounts.filter((account) => !fixed.some((it) => it.accountId === account.id));
  const chosen = open.filter((account) => draft.accountIds.includes(account.id));
  const slot = useNextSlot(chosen.map((it) => it.id));
  const optionsOf = (account: Pick<SocialAccount, "id" | "platform">) =>
    draft.options[account.id] ?? freshOptions(account.platform, start.madeWithAi);
  const captionOf = (account: Pick<SocialAccount, "id">) => draft.captions[account.id] ?? draft.caption;

  const change = (part: Partial<ComposerDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      keepComposerDraft(name, next);
      return next;
    });
  const when = whenOf(draft, slot);

  return {
    draft,
    change,
    chosen,
    open,
    fixed,
    slot,
    when,
    optionsOf,
    captionOf,
    changeOptions: (accountId: string, options: TargetOptions) =>
      change({ options: { ...draft.options, [accountId]: options } }),
    /** A caption of its own; null returns to the shared one. */
    changeCaption: (accountId: string, caption: string | null) =>
      change({ captions: withCaption(draft.captions, accountId, caption) }),
    toggle: (accountId: string) => change({ accountIds: toggled(draft.accountIds, accountId) }),
    targets: chosen.map((account) => ({
      accountId: account.id,
      caption: captionOf(account),
      options: optionsOf(account),
    })) satisfies SchedulePostInput["targets"],
    /** Whether the draft was restored from this browser. */
    restored,
    /** Incremented whenever the form is reset, so that the fields drop their own state. */
    beginning,
    startAfresh: () => {
      setBeginning((before) => before + 1);
      keepComposerDraft(name, null);
      setRestored(false);
      setDraft(startOf(start));
    },
    /** Keeps the draft in this browser, also where nothing was changed. */
    keep: () => keepComposerDraft(name, draft),
    forget: () => keepComposerDraft(name, null),
  };
}
export type ComposerState = ReturnType<typeof useComposer>;

const startOf = ({ post, accounts, caption, now }: ComposerStart): ComposerDraft =>
  post ? composerDraftOf(post, now) : newDraft(accounts, caption, now);

type Slot = { wallTime: string; zone: string; publishAt: Instant };

function useNextSlot(accountIds: readonly string[]): Slot | null {
  const enabled = accountIds.length > 0;
  const { data } = trpc.scheduling.nextSlot.useQuery({ accountIds: [...accountIds] }, { enabled });
  return data ?? null;
}

/** Accounts without weekly times have no free slot: then the time in the fields applies. */
function whenOf(draft: ComposerDraft, slot: Slot | null): SchedulePostInput["when"] {
  if (draft.when === "now") return { type: "now", zone: draft.zone };
  const plan = draft.when === "slot" && slot ? slot : draft;
  return { type: "at", zone: plan.zone, wallTime: plan.wallTime };
}

/** A draft keeps the time in the fields, even with "now". */
export function timeFor(leftAs: SubmitAs, { when, draft }: ComposerState): SchedulePostInput["when"] {
  return when.type === "now" && leftAs !== "scheduled"
    ? { type: "at", zone: draft.zone, wallTime: draft.wallTime }
    : when;
}

/** What was written before any account was connected goes to the accounts that are connected now. */
function keptDraftFor(name: string, accounts: readonly SocialAccount[]): Partial<ComposerDraft> | null {
  const kept = keptComposerDraft(name);
  if (kept?.accountIds?.length !== 0) return kept;
  return { ...kept, accountIds: accounts.filter(({ state }) => state === "connected").map(({ id }) => id) };
}

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((it) => it !== id) : [...ids, id];

function withCaption(captions: Record<string, string>, id: string, caption: string | null): Record<string, string> {
  const { [id]: _before, ...others } = captions;
  return caption === null ? others : { ...others, [id]: caption };
}

/**
 * The draft of an asset or a post, stored in this browser until it is sent, because connecting an account leaves the
 * page. A draft of an earlier version is read as far as it is still valid.
 */
function keptComposerDraft(name: string): Partial<ComposerDraft> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return kept && typeof kept === "object" ? readDraft(kept as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function keepComposerDraft(name: string, draft: ComposerDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the safety net, not the form.
  }
}

const keyOf = (name: string) => `composer-draft:${name}`;
