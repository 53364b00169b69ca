import { Button, ErrorState } from "@vignette/ui";

type ListEndProps = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
};

/** Below a list that comes page by page: the way to the next one, or what went wrong. */
export function ListEnd({ list }: ListEndProps) {
  if (list.isError) return <ErrorState title="Couldn't load the list." onRetry={() => void list.refetch()} />;
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button pending={list.isFetchingNextPage} pendingLabel="Loading…" onClick={() => void list.fetchNextPage()}>
        Show more
      </Button>
    </div>
  );
}
