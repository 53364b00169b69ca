import { PAGE_SIZE, type PublishLogInput, type TargetPageCursor } from "@vignette/domain/admin";
import { cutToUtf16Units, type Instant } from "@vignette/domain/kernel";
import { canReconcile, type Target, TargetState } from "@vignette/domain/scheduling";
import type { AdminStore } from "../store.ts";

/** Characters of a caption in the list. */
const CAPTION_SHOWN = 160;

/** Targets of all users, the latest planned first, filtered by state, platform and user. */
export async function listTargets(
  { targets }: Pick<AdminStore, "targets">,
  { state, platform, uid, cursor }: PublishLogInput,
  now: Instant,
): Promise<{ rows: TargetRow[]; next: TargetPageCursor | null }> {
  const found = await targets.find({
    where: [
      ["state", "in", state ? [state] : TargetState.options],
      ...(platform ? ([["platform", "==", platform]] as const) : []),
      ...(uid ? ([["uid", "==", uid]] as const) : []),
    ],
    orderBy: [["publishAt", "desc"]],
    limit: PAGE_SIZE + 1,
    ...(cursor && { after: { values: [cursor.at], id: `posts/${cursor.postId}/targets/${cursor.id}` } }),
  });
  const rows = found.slice(0, PAGE_SIZE).map(({ value }) => targetRow(value, now));
  const last = rows.at(-1);
  const next = last && found.length > PAGE_SIZE ? { at: last.publishAt, postId: last.postId, id: last.id } : null;
  return { rows, next };
}

/** A target as admins see it: everything but the secret of its media links. */
export function targetRow(target: Target, now: Instant) {
  const { id, postId, uid, platform, username, media, state, publishAt, wakeAt, publication, failure, log } = target;
  return {
    ...{ id, postId, uid, platform, username, media, state, publishAt, publication, failure, log },
    caption: cutToUtf16Units(target.caption, CAPTION_SHOWN),
    attempt: target.attempt && withoutToken(target.attempt),
    /** Whether the engine will act on it again. */
    isUnderWay: wakeAt !== null,
    canReconcile: canReconcile(target, now),
  };
}
export type TargetRow = ReturnType<typeof targetRow>;

function withoutToken({ token: _token, ...attempt }: NonNullable<Target["attempt"]>) {
  return attempt;
}
