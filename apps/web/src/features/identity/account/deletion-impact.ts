import type { DeletionImpact } from "@vignette/domain/identity";

/** What is deleted with an account, as lines for the confirmation. */
export function deletionImpact(lost: DeletionImpact): string[] {
  const { projects, assets, creations, scheduledPosts, socialAccounts } = lost;
  return [
    ...(scheduledPosts > 0 ? [`${counted(scheduledPosts, "scheduled post")} won't go out.`] : []),
    `${counted(projects, "project")} with ${counted(assets, "asset")} and ${counted(creations, "creation")} will be removed.`,
    ...(socialAccounts > 0 ? [`${counted(socialAccounts, "social account")} will be disconnected.`] : []),
    "What is already published stays on TikTok and Instagram.",
  ];
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;
