import { hookFilling } from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
import { type CreationView, FIRST_KIND, firstPieces } from "@vignette/domain/studio";
import { m, sentencesText } from "@vignette/messages";
import { Button, buttonStyle, Callout, EmptyState, PageHeader, Skeleton } from "@vignette/ui";
import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useIsTakingPhotos } from "../../../shared/pictures/use-is-taking-photos.ts";
import { trpc } from "../../../trpc.ts";
import { POLL_INTERVAL } from "../generation/poll-interval.ts";
import { CreationFrame } from "../sheet/creation-frame.tsx";
import { isReady, sheetProgress } from "../sheet/group-by-batch.ts";
import { ExportProgressLine } from "../sheet/sheet-bar.tsx";
import { useExportAndSchedule } from "../sheet/use-export-and-schedule.ts";
import { useCreateBatch } from "./use-create-batch.ts";
import { useProductPictures } from "./use-product-pictures.ts";

/**
 * The first pieces of a new product: made by themselves once its photos are in, each ready to be posted with one press.
 * Source: ADR 134.
 */
export function FirstPieces({ projectId, product }: { projectId: string; product: Product }) {
  const { pieces, none, failure, retry } = useFirstPieces(projectId, product);
  const { send, stop, sending, failed } = useExportAndSchedule(([id = ""]) => paths.postAsset(id));
  if (none) return <NoHook />;
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
          {sheetProgress(pieces, Date.now()) ??
            (pieces.length > 0 ? m.create_ready() : m.create_writing_three_pieces())}
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

/** Begins the pieces of a product once, and follows them. `none`: no hook fits the brief, so there is nothing to begin. */
function useFirstPieces(projectId: string, product: Product) {
  const pictures = useProductPictures(product);
  const isTaking = useIsTakingPhotos();
  const batchId = `first-${product.id}`;
  const [creations] = trpc.studio.list.useSuspenseQuery(
    { projectId },
    { refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_INTERVAL : false) },
  );
  const { brief } = product;
  const cells = useMemo(() => firstPieces(hookFilling(brief), { brief, pictures }), [brief, pictures]);
  const plan = { projectId, productId: product.id, kind: FIRST_KIND, drawing: null, cells } as const;
  const { create, creating, failure } = useCreateBatch(plan, batchId);
  const pieces = creations.filter((it) => it.batchId === batchId && it.rejectedAt === null);
  const isBegun = creations.some((it) => it.batchId === batchId);
  const asked = useRef(false);
  useEffect(() => {
    if (isBegun || isTaking || cells.length === 0 || asked.current) return;
    asked.current = true;
    void create(cells.length);
  });
  return {
    pieces: pieces.toSorted((a, b) => a.id.localeCompare(b.id)),
    none: !isBegun && !isTaking && cells.length === 0,
    failure: creating ? null : failure,
    retry: () => void create(cells.length),
  };
}

const isUnderWay = ({ state }: CreationView) => state === "generating";

/** The library fills none of its hooks from this brief: it is in another language, or says too little. */
const NoHook = () => (
  <>
    <PageHeader title={m.create_pick_your_first_post()} />
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
