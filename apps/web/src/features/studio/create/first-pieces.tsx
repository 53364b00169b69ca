import type { Product } from "@vignette/domain/research";
import { m, sentencesText } from "@vignette/messages";
import { Button, buttonStyle, Callout, EmptyState, PageHeader, Skeleton } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { languageName } from "../../../shared/formats.ts";
import { CreationFrame } from "../sheet/creation-frame.tsx";
import { isReady, sheetProgress } from "../sheet/group-by-batch.ts";
import { ExportProgressLine } from "../sheet/sheet-bar.tsx";
import { useExportAndSchedule } from "../sheet/use-export-and-schedule.ts";
import { useFirstPieces } from "./use-first-pieces.ts";

/**
 * The first pieces of a new product: made by themselves once its photos are in, each ready to be posted with one press.
 * Source: ADR 134.
 */
export function FirstPieces({ projectId, product }: { projectId: string; product: Product }) {
  const { pieces, writing, none, failure, retry } = useFirstPieces(projectId, product);
  const { send, stop, sending, failed } = useExportAndSchedule(([id = ""]) => paths.postAsset(id));
  if (none) return <NoHook failure={writing.failure} onRetry={writing.retry} />;
  return (
    <>
      <PageHeader
        title={m.create_pick_your_first_post()}
        secondary={
          <Link to={paths.create} className={buttonStyle()}>
            {m.create_choose_everything_myself()}
          </Link>
        }
      >
        {m.create_three_pieces()}
      </PageHeader>
      <div className="mb-5 flex flex-col gap-3 empty:hidden">
        {failure && (
          <Callout tone="failed" alert title={failure} action={<Button onClick={retry}>{m.app_try_again()}</Button>}>
            {m.create_brief_saved()}
          </Callout>
        )}
        {failed.length > 0 && (
          <Callout tone="failed" alert title={m.create_not_exported()}>
            {sentencesText(failed)}
          </Callout>
        )}
        {sending && <ExportProgressLine sending={sending} onStop={stop} />}
      </div>
      <section aria-label={m.create_your_first_pieces()}>
        <p role="status" className="tabular mb-3 text-dense text-ink-3">
          {writing.isWriting
            ? m.create_writing_hooks({ language: languageName(product.brief.language) })
            : (sheetProgress(pieces, Date.now()) ??
              (pieces.length > 0 ? m.create_ready() : m.create_writing_three_pieces()))}
        </p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] items-start gap-5">
          {pieces.map((piece) => (
            <fieldset key={piece.id} aria-label={piece.name} className="flex min-w-0 flex-col gap-3">
              <CreationFrame creation={piece} />
              <Button wide disabled={!isReady(piece) || sending !== null} onClick={() => void send([piece])}>
                {m.create_post_this()}
              </Button>
            </fieldset>
          ))}
          {pieces.length === 0 && !failure && PLACES.map((place) => <Skeleton key={place} className="aspect-4/5" />)}
        </div>
      </section>
    </>
  );
}

const PLACES = ["first", "second", "third"] as const;

/** The library fills none of its hooks from this brief, and none could be written. */
const NoHook = ({ failure, onRetry }: { failure: string | null; onRetry: () => void }) => (
  <>
    <PageHeader title={m.create_pick_your_first_post()} />
    {failure !== null && (
      <div className="mb-5">
        <Callout tone="failed" alert title={failure} action={<Button onClick={onRetry}>{m.app_try_again()}</Button>}>
          {m.create_brief_saved()}
        </Callout>
      </div>
    )}
    <EmptyState
      title={m.create_pick_a_hook_to_start()}
      action={
        <Link to={paths.hookLibrary} className={buttonStyle({ variant: "primary" })}>
          {m.create_open_hook_library()}
        </Link>
      }
    >
      {m.create_no_hook_from_brief()}
    </EmptyState>
  </>
);
