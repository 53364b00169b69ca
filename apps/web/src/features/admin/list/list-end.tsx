import { Button, ErrorState, Skeleton } from "@vignette/ui";
import { errorMessage, referenceOf } from "../../../trpc.ts";

/** The state of a paginated query. */
export type PagedList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

/** The end of a paginated list: loading, an error, or a button for the next page. */
export function ListEnd({ list }: { list: PagedList }) {
  if (list.isPending) return <ListSkeleton />;
  if (list.isError) {
    return (
      <ErrorState
        title={errorMessage(list.error)}
        reference={referenceOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button pending={list.isFetchingNextPage} pendingLabel="Loading…" onClick={() => void list.fetchNextPage()}>
        Show more
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-3">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
