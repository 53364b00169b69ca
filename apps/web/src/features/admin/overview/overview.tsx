import { PageBoundary } from "../../../shared/page-boundary.tsx";
import { Health } from "./health.tsx";
import { PublishingFacts } from "./publishing-facts.tsx";
import { Revenue } from "./revenue.tsx";
import { UserCounts } from "./user-counts.tsx";

/** Key figures: users, revenue, posts. Each part loads and fails independently. */
export function Overview() {
  return (
    <div className="flex flex-col gap-8">
      <PageBoundary>
        <UserCounts />
      </PageBoundary>
      <PageBoundary>
        <Health />
      </PageBoundary>
      <PageBoundary>
        <PublishingFacts />
      </PageBoundary>
      <PageBoundary>
        <Revenue />
      </PageBoundary>
    </div>
  );
}
