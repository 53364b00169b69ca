import { PageBoundary } from "../../../shared/boundaries/page-boundary.tsx";
import { AiSpend } from "./ai-spend.tsx";
import { CountedAt } from "./counted-at.tsx";
import { Health } from "./health.tsx";
import { PublishingFacts } from "./publishing-facts.tsx";
import { Revenue } from "./revenue.tsx";
import { StorageFacts } from "./storage-facts.tsx";
import { TopSpenders } from "./top-spenders.tsx";
import { UserCounts } from "./user-counts.tsx";

/**
 * Key figures: posts, users, revenue, storage, AI spend. Parts that come from separate queries load and fail
 * independently.
 */
export function Overview() {
  return (
    <div className="flex flex-col gap-8">
      <PageBoundary>
        <Health />
      </PageBoundary>
      <PageBoundary>
        <div className="flex flex-col gap-8">
          <CountedAt />
          <UserCounts />
          <PublishingFacts />
          <Revenue />
          <StorageFacts />
          <AiSpend />
        </div>
      </PageBoundary>
      <PageBoundary>
        <TopSpenders />
      </PageBoundary>
    </div>
  );
}
