import type { TargetState } from "@vignette/domain/scheduling";

/**
 * The states of a post on the Admin Dashboard, which is in English in every language of the app. Source:
 * docs/experience.md#states-of-a-post; ADR 146.
 */
export const stateNames: Record<TargetState, string> = {
  draft: "Draft",
  "awaiting-approval": "Waiting for approval",
  "sent-to-inbox": "In TikTok inbox",
  scheduled: "Scheduled",
  publishing: "Publishing",
  published: "Live",
  "needs-check": "Needs check",
  failed: "Failed",
  cancelled: "Canceled",
};
