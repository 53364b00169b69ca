import type { DeletionImpact } from "@vignette/domain/identity";
import { m } from "@vignette/messages";
import { listText } from "../../../shared/formats.ts";

/** What is deleted with an account, as lines for the confirmation. */
export function deletionImpact(lost: DeletionImpact): string[] {
  const { projects, assets, creations, scheduledPosts, socialAccounts } = lost;
  const things = [
    m.settings_count_projects({ count: projects }),
    m.settings_count_assets({ count: assets }),
    m.settings_count_creations({ count: creations }),
  ];
  return [
    ...(scheduledPosts > 0 ? [m.settings_posts_lost({ count: scheduledPosts })] : []),
    m.settings_removed_list({ things: listText(things) }),
    ...(socialAccounts > 0 ? [m.settings_accounts_disconnected({ count: socialAccounts })] : []),
    m.settings_published_stays(),
  ];
}
