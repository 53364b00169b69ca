import { Skeleton } from "@vignette/ui";
import { Suspense } from "react";
import { Optional } from "../../shared/boundaries/optional.tsx";
import { useCurrentProduct } from "../../shared/use-current-product.ts";
import { trpc } from "../../trpc.ts";
import { Ideas } from "./ideas.tsx";
import { LatestResults } from "./latest-results.tsx";

/** Last results beside ideas for what to make next, which come from them. */
export function Learned({ projectId }: { projectId: string }) {
  const [{ rows }] = trpc.analytics.summary.useSuspenseQuery({ projectId });
  const { product } = useCurrentProduct(projectId);
  return (
    <div className="grid gap-6 lg:grid-flow-col lg:auto-cols-fr">
      {rows.length > 0 && <LatestResults rows={rows} />}
      {product && (
        <Optional>
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <Ideas product={product} rows={rows} />
          </Suspense>
        </Optional>
      )}
    </div>
  );
}
