import type { Handles } from "@vignette/content";
import { trpc } from "../../../trpc.ts";

/** The account names for last slides. With two accounts on a platform nobody knows yet which one posts: then none. */
export function useHandles(): Handles {
  const { data: accounts = [] } = trpc.socialAccounts.list.useQuery();
  const nameOn = (platform: "tiktok" | "instagram") => {
    const [only, second] = accounts.filter((account) => account.platform === platform);
    return only && !second ? `@${only.username.replace(/^@/, "")}` : "";
  };
  return { tiktok: nameOn("tiktok"), instagram: nameOn("instagram") };
}
