import { m } from "@vignette/messages";
import { Button, EmptyState, FrameWall, Skeleton } from "@vignette/ui";

/** Shown while the library is empty. */
export function EmptyLibrary({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState title={m.assets_empty_title()} action={<Button onClick={onUpload}>{m.assets_choose_files()}</Button>}>
      {m.assets_empty_help()}
    </EmptyState>
  );
}

/** Shown when no asset matches the filter. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title={m.app_no_results()} action={<Button onClick={onClear}>{m.assets_show_everything()}</Button>}>
      {m.assets_search_matches_where()}
    </EmptyState>
  );
}

/** Placeholders that fill the first screen while the library loads. */
export function LibrarySkeleton() {
  return (
    <div role="status" aria-label={m.app_loading()}>
      <FrameWall min={148}>
        {Array.from({ length: 14 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Skeleton key={index} className="aspect-4/5 w-full" />
        ))}
      </FrameWall>
    </div>
  );
}
