import type { TargetState } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
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
  draft: { label: m.app_draft(), icon: PencilLine, tone: "still", edge: "dashed", tinted: false },
  "awaiting-approval": {
    label: m.app_waiting_for_approval(),
    icon: UserCheck,
    tone: "person",
    edge: "dotted",
    tinted: true,
  },
  "sent-to-inbox": { label: m.app_in_tiktok_inbox(), icon: Inbox, tone: "person", edge: "dotted", tinted: true },
  scheduled: { label: m.app_scheduled(), icon: Clock3, tone: "planned", edge: "solid", tinted: false },
  publishing: { label: m.app_publishing(), icon: LoaderCircle, tone: "moving", edge: "stripe", tinted: true },
  published: { label: m.app_live_post(), icon: CircleCheck, tone: "done", edge: "bar", tinted: false },
  "needs-check": { label: m.app_needs_check(), icon: CircleQuestionMark, tone: "doubt", edge: "hatched", tinted: true },
  failed: { label: m.app_failed(), icon: OctagonX, tone: "failed", edge: "double-bar", tinted: true },
  cancelled: { label: m.app_canceled(), icon: Ban, tone: "still", edge: "none", tinted: false },
};
