import type { Scope } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";

/** What each permission is for, and what does not work without it. */
export const permissionTexts: Record<Scope, { allows: string; without: string }> = {
  "video.publish": { allows: m.domain_permission_post(), without: m.domain_permission_post_without() },
  "user.info.basic": { allows: m.domain_permission_name(), without: m.domain_permission_name_without() },
  "user.info.profile": { allows: m.domain_permission_handle(), without: m.domain_permission_handle_without() },
  "video.list": { allows: m.domain_permission_videos(), without: m.domain_permission_videos_without() },
  instagram_business_content_publish: {
    allows: m.domain_permission_post(),
    without: m.domain_permission_post_without(),
  },
  instagram_business_basic: { allows: m.domain_permission_profile(), without: m.domain_permission_profile_without() },
  instagram_business_manage_insights: {
    allows: m.domain_permission_insights(),
    without: m.domain_permission_insights_without(),
  },
  instagram_business_manage_comments: {
    allows: m.domain_permission_comments(),
    without: m.domain_permission_comments_without(),
  },
};
