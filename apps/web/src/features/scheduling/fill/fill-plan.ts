import type { PostedAssetView } from "@vignette/domain/assets";
import type { TargetOptions } from "@vignette/domain/scheduling";
import {
  type Filled,
  type FillReason,
  fillSlots,
  mediaKind,
  type PostView,
  photoTitleOf,
  refuseSchedule,
  type SchedulePostInput,
} from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { worded } from "../../../shared/refusals/worded.ts";
import type { OpenSlot } from "../calendar/state/open-slot.ts";

/** A finished asset without a post, with the caption from its script and the hook it opens with. */
export type FillCandidate = { asset: PostedAssetView; caption: string; hook: string | null; hookId: string | null };

/** The slot and the input for an asset. Without an input it is not scheduled, for these reasons. */
export type FillRow = {
  piece: FillCandidate;
  slot: OpenSlot | null;
  reasons: string[];
  input: SchedulePostInput | null;
};

type Plan = {
  pieces: readonly FillCandidate[];
  slots: readonly OpenSlot[];
  account: SocialAccount;
  options: TargetOptions;
  posts: readonly PostView[];
};

/** Assigns assets to one account's free slots, in order. Schedules nothing. */
export function fillPlan({ pieces, slots, account, options, posts }: Plan): FillRow[] {
  const free = slots.filter((it) => it.accountId === account.id);
  const taken = posts
    .filter((post) => post.targets.some((it) => it.accountId === account.id && it.state !== "cancelled"))
    .map((post) => ({ publishAt: post.schedule.publishAt, hookId: post.hookId }));
  const unplanned = pieces.map(({ asset, hookId }) => ({ id: asset.id, hookId }));
  const filled = new Map(fillSlots(unplanned, free, taken).map((it) => [it.id, it]));
  return pieces.map((piece) => rowOf(piece, filled.get(piece.asset.id), free, account, options));
}

const reasonWords: Readonly<Record<FillReason, () => string>> = {
  "no-slot": m.calendar_fill_no_slot,
  near: m.calendar_fill_near,
  spaced: m.calendar_fill_spaced,
  "hook-rests": m.calendar_fill_hook_rests,
};

const reasonsOf = (filled: Filled | undefined): string[] => filled?.reasons.map((it) => reasonWords[it]()) ?? [];

function rowOf(
  piece: FillCandidate,
  filled: Filled | undefined,
  free: readonly OpenSlot[],
  account: SocialAccount,
  options: TargetOptions,
): FillRow {
  const slot = free.find((it) => it.publishAt === filled?.slot?.publishAt) ?? null;
  if (!slot) return { piece, slot, reasons: reasonsOf(filled), input: null };
  const target = { accountId: account.id, caption: piece.caption, options: fitted(options, piece) };
  const refusal = refuseSchedule(piece.asset, [target]);
  if (refusal) return { piece, slot, reasons: [worded(refusal)], input: null };
  const when = { type: "at" as const, zone: slot.zone, wallTime: slot.wallTime };
  const leftAs = "scheduled" as const;
  const input = { projectId: piece.asset.projectId, assetId: piece.asset.id, when, leftAs, targets: [target] };
  return { piece, slot, reasons: reasonsOf(filled), input };
}

/**
 * The shared options for one asset: photos have no duet and no stitch, and options about slides or frames apply to one
 * asset only. On TikTok the hook is the title of photos, and the given title that of photos without one.
 */
function fitted(options: TargetOptions, { asset, hook }: FillCandidate): TargetOptions {
  if (options.platform === "instagram") {
    return { ...options, altTexts: [], userTags: [], storySlide: 0, coverMs: null, coverImage: null };
  }
  const isVideo = mediaKind(asset.files) === "video";
  const own = { ...options, coverMs: null, photoCover: 0 };
  return isVideo
    ? own
    : { ...own, photoTitle: photoTitleOf(hook) || own.photoTitle, allowDuet: false, allowStitch: false };
}
