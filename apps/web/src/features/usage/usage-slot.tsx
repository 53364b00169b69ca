import { lazy, Suspense } from "react";
import { UsageSkeleton } from "./usage-skeleton.tsx";

const UsagePanel = lazy(async () => ({ default: (await import("./usage-panel.tsx")).UsagePanel }));

/** The usage panel, loaded after the page: its numbers come later than the first paint in any case. */
export function UsageSlot() {
  return (
    <Suspense fallback={<UsageSkeleton />}>
      <UsagePanel />
    </Suspense>
  );
}
