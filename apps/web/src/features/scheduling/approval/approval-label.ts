import type { PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import type { CalloutTone } from "@vignette/ui";
import { dateTimeIn, ownZone } from "../../../shared/times/times.ts";

type Words = { tone: CalloutTone; title: string; detail: string | null };

export const isWaiting = (post: Pick<PostView, "targets">): boolean =>
  post.targets.some(({ state }) => state === "awaiting-approval");

/** The approval of a post as text, and its consequences. Only for a post that was sent for approval. */
export function approvalLabel(post: PostView): Words {
  const { approval } = post;
  const who = approval?.decidedBy ?? m.app_the_reviewer();
  const when = approval?.decidedAt ? dateTimeIn(ownZone(), approval.decidedAt) : null;
  if (isWaiting(post)) return { tone: "person", title: m.approval_waiting(), detail: m.approval_waiting_help() };
  switch (approval?.state) {
    case "approved":
      return {
        tone: "done",
        title: when === null ? m.approval_approved_by({ who }) : m.approval_approved_by_on({ who, when }),
        detail: m.approval_edit_needs_new(),
      };
    case "late":
      return {
        tone: "doubt",
        title: when === null ? m.approval_approved_late({ who }) : m.approval_approved_late_on({ who, when }),
        detail: m.approval_pick_new_time(),
      };
    case "changes":
      return {
        tone: "doubt",
        title: when === null ? m.approval_asked_for_changes({ who }) : m.approval_asked_for_changes_on({ who, when }),
        detail: m.approval_draft_again(),
      };
    default:
      return {
        tone: "still",
        title: m.approval_not_waiting(),
        detail: m.approval_changed_since(),
      };
  }
}
