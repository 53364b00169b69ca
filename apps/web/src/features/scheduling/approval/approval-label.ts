import type { PostView } from "@vignette/domain/scheduling";
import type { CalloutTone } from "@vignette/ui";
import { dateTimeIn, ownZone } from "../../../shared/times/times.ts";

type Words = { tone: CalloutTone; title: string; detail: string | null };

export const isWaiting = (post: Pick<PostView, "targets">): boolean =>
  post.targets.some(({ state }) => state === "awaiting-approval");

/** The approval of a post as text, and its consequences. Only for a post that was sent for approval. */
export function approvalLabel(post: PostView): Words {
  const { approval } = post;
  const who = approval?.decidedBy ?? "The reviewer";
  const when = approval?.decidedAt ? ` on ${dateTimeIn(ownZone(), approval.decidedAt)}` : "";
  if (isWaiting(post))
    return { tone: "person", title: "Waiting for approval.", detail: "Nothing goes out without it." };
  switch (approval?.state) {
    case "approved":
      return {
        tone: "done",
        title: `Approved by ${who}${when}.`,
        detail: "Any edit other than the time needs a new approval.",
      };
    case "late":
      return {
        tone: "doubt",
        title: `${who} approved it${when}, after its time.`,
        detail: "Nothing was posted. Pick a new time.",
      };
    case "changes":
      return {
        tone: "doubt",
        title: `${who} asked for changes${when}.`,
        detail: "It's a draft again. Edit it and send it again; the links show the new version.",
      };
    default:
      return {
        tone: "still",
        title: "Not waiting for approval.",
        detail: "It changed since the last review. Send it again.",
      };
  }
}
