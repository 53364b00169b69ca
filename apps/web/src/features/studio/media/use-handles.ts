import type { Handles } from "@vignette/content";
import { trpc } from "../../../trpc.ts";

/**
 * The account name to show per platform, on last slides. Empty if the platform has several accounts, because the
 * posting one is not known yet.
 */
export function useHandles(): Handles {
  const { data: accounts = [] } = trpc.socialAccounts.list.useQuery();
  const nameOn = (platform: "tiktok" | "instagram") => {
    const [only, second] = accounts.filter((account) => account.platform === platform);
    return only && !second ? `@${only.username.replace(/^@/, "")}` : "";
  };
  return { tiktok: nameOn("tiktok"), instagram: nameOn("instagram") };
}
