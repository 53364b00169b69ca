import { noValues, type ResultRow } from "@vignette/domain/analytics";
import { instant } from "@vignette/domain/kernel";

/** A published post with its numbers, for tests. */
export const aRow = (targetId: string, change: Partial<ResultRow> = {}): ResultRow =>
  ({
    ...{ postId: `p-${targetId}`, targetId, accountId: "a1", platform: "instagram", username: "acme", name: targetId },
    ...{ hook: null, hookId: null, assetType: "carousel-image", facts: null, marks: {}, permalink: null },
    ...{ coverUrl: null, publishedAt: instant(1000), values: noValues, collectedAt: instant(2000) },
    ...change,
  }) as ResultRow;
