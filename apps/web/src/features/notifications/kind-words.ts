import type { NotificationKind } from "@vignette/domain/notifications";
import { m } from "@vignette/messages";

/** The name and the explanation of each kind in the settings. */
export const kindWords: Record<NotificationKind, { name: string; hint: string }> = {
  "post-failed": { name: m.settings_kind_post_failed(), hint: m.settings_kind_post_failed_hint() },
  "post-needs-check": { name: m.settings_kind_post_needs_check(), hint: m.settings_kind_post_needs_check_hint() },
  "connection-ended": { name: m.settings_kind_connection_ended(), hint: m.settings_kind_connection_ended_hint() },
  "renewal-failing": { name: m.settings_kind_renewal_failing(), hint: m.settings_kind_renewal_failing_hint() },
  "approval-asked": { name: m.settings_kind_approval_asked(), hint: m.settings_kind_approval_asked_hint() },
  "approval-answered": { name: m.settings_kind_approval_answered(), hint: m.settings_kind_approval_answered_hint() },
  "approval-expired": { name: m.settings_kind_approval_expired(), hint: m.settings_kind_approval_expired_hint() },
  "recipe-paused": { name: m.settings_kind_recipe_paused(), hint: m.settings_kind_recipe_paused_hint() },
  "weekly-digest": { name: m.settings_kind_weekly_digest(), hint: m.settings_kind_weekly_digest_hint() },
};
