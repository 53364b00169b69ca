import type { ResultRow } from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";

/** `TikTok @acme`. */
export const accountName = ({ platform, username }: Pick<ResultRow, "platform" | "username">): string =>
  `${platformNames[platform]} @${username}`;

/** The accounts that were posted to, the most used first. */
export const accountsIn = (rows: readonly ResultRow[]): ResultRow[] =>
  [...Map.groupBy(rows, ({ accountId }) => accountId).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([newest]) => newest ?? []);
