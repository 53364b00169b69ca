import type { CreatorInfo, SocialAccount } from "@vignette/domain/social-accounts";
import { errorText, trpc } from "../../trpc.ts";

/** TikTok's current creator info of an account. */
export type TikTokCreator =
  | { state: "asking" }
  | { state: "told"; info: CreatorInfo }
  | { state: "refused"; message: string };

/**
 * Queries TikTok for each selected account whenever the composer opens: its settings may have changed. Source:
 * docs/platforms/tiktok.md#audit-list, 1.
 */
export function useCreators(accounts: readonly SocialAccount[]): ReadonlyMap<string, TikTokCreator> {
  const asked = accounts.filter((account) => account.platform === "tiktok");
  const answers = trpc.useQueries((t) =>
    asked.map(({ id }) => t.socialAccounts.creatorInfo({ accountId: id }, { staleTime: 0, gcTime: 0, retry: 1 })),
  );
  return new Map(
    asked.map(({ id }, index): [string, TikTokCreator] => {
      const answer = answers[index];
      if (answer?.data) return [id, { state: "told", info: answer.data }];
      return [id, answer?.isError ? { state: "refused", message: errorText(answer.error) } : { state: "asking" }];
    }),
  );
}
