import { Button, EmptyState, FrameWall, Skeleton } from "@vignette/ui";

/** Shown while the library is empty. */
export function EmptyLibrary({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState
      title="Drop photos, clips or screen recordings here."
      action={
        <Button variant="primary" onClick={onUpload}>
          Choose files
        </Button>
      }
    >
      Phone footage beats stock. What you make and export lands here too.
    </EmptyState>
  );
}

/** Shown when no asset matches the filter. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="No results." action={<Button onClick={onClear}>Show everything</Button>}>
      Search matches the start of words in names, tags and descriptions.
    </EmptyState>
  );
}

/** Placeholders that fill the first screen while the library loads. */
export function LibrarySkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <FrameWall min={148}>
        {Array.from({ length: 14 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Skeleton key={index} className="aspect-4/5 w-full" />
        ))}
      </FrameWall>
    </div>
  );
}
