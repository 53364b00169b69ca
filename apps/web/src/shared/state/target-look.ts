import type { TargetState } from "@vignette/domain/scheduling";
import type { Edge, Tone } from "@vignette/ui";
import {
  Ban,
  CircleCheck,
  CircleQuestionMark,
  Clock3,
  type Icon,
  Inbox,
  LoaderCircle,
  OctagonX,
  PencilLine,
  UserCheck,
} from "@vignette/ui/icons";

type Look = { label: string; icon: Icon; tone: Tone; edge: Edge; tinted: boolean };

/**
 * The look and label of each state. States in progress and states that need the user are tinted. Source:
 * docs/experience.md#states-of-a-post.
 */
export const targetLooks: Record<TargetState, Look> = {
  draft: { label: "Draft", icon: PencilLine, tone: "still", edge: "dashed", tinted: false },
  "awaiting-approval": { label: "Waiting for approval", icon: UserCheck, tone: "person", edge: "dotted", tinted: true },
  "sent-to-inbox": { label: "In TikTok inbox", icon: Inbox, tone: "person", edge: "dotted", tinted: true },
  scheduled: { label: "Scheduled", icon: Clock3, tone: "planned", edge: "solid", tinted: false },
  publishing: { label: "Publishing", icon: LoaderCircle, tone: "moving", edge: "stripe", tinted: true },
  published: { label: "Live", icon: CircleCheck, tone: "done", edge: "bar", tinted: false },
  "needs-check": { label: "Needs check", icon: CircleQuestionMark, tone: "doubt", edge: "hatched", tinted: true },
  failed: { label: "Failed", icon: OctagonX, tone: "failed", edge: "double-bar", tinted: true },
  cancelled: { label: "Canceled", icon: Ban, tone: "still", edge: "none", tinted: false },
};
