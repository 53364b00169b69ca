import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { lazy, Suspense, useState } from "react";
import { trpc } from "../../../trpc.ts";
import { POLL_INTERVAL } from "../generation/poll-interval.ts";
import { CreationFrame } from "./creation-frame.tsx";
import { groupByBatch, sheetProgress } from "./group-by-batch.ts";
import { RejectedSection, SheetSection } from "./sheet-section.tsx";
import { useFramePicks } from "./use-frame-picks.ts";
import { useReject } from "./use-reject.ts";
import { useSheetKeys } from "./use-sheet-keys.ts";

// Checks and exports with the engine: it comes with the first pick.
const SheetBar = lazy(async () => ({ default: (await import("./sheet-bar.tsx")).SheetBar }));

/** Id of the sheet on the page; the form scrolls to it. */
export const SHEET_ID = "contact-sheet";

/**
 * All creations of a project: the latest batch, earlier ones, and rejected ones. Frames appear as they are generated.
 */
export function CreationsWall({ projectId }: { projectId: string }) {
  const [creations] = trpc.studio.list.useSuspenseQuery(
    { projectId },
    { refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_INTERVAL : false) },
  );
  const { picked, toggle, set } = useFramePicks(projectId);
  const { reject, restore } = useReject(projectId);
  const [playing, setPlaying] = useState<string | null>(null);
  const { latest, earlier, rejected } = groupByBatch(creations);
  const shown = [...latest, ...earlier];
  const underWay = latest.filter(isUnderWay);
  const pickedOnes = shown.filter(({ id }) => picked.has(id));
  const pickAll = () => set((latest.length > 0 ? latest : shown).map(({ id }) => id));
  const onKeyDown = useSheetKeys({
    pick: toggle,
    reject: (id) => void reject([id]),
    all: pickAll,
    play: (id) => setPlaying((now) => (now === id ? null : id)),
  });
  if (creations.length === 0) return null;

  const frame = (creation: CreationView) => (
    <CreationFrame
      key={creation.id}
      creation={creation}
      marks={{
        picked: picked.has(creation.id),
        playing: playing === creation.id,
        onPick: () => toggle(creation.id),
        onReject: () => void reject([creation.id]),
      }}
    />
  );
  return (
    <section aria-label={m.studio_everything_made_here()} onKeyDown={onKeyDown}>
      {latest.length > 0 && (
        <SheetSection
          title={m.app_contact_sheet()}
          id={SHEET_ID}
          note={sheetProgress(latest, Date.now())}
          action={
            underWay.length > 0 && (
              <Button variant="quiet" onClick={() => void reject(underWay.map(({ id }) => id))}>
                {underWay.length === 1 ? m.studio_stop_one() : m.studio_stop_making({ count: underWay.length })}
              </Button>
            )
          }
        >
          {latest.map(frame)}
        </SheetSection>
      )}
      {earlier.length > 0 && <SheetSection title={m.studio_made_so_far()}>{earlier.map(frame)}</SheetSection>}
      {pickedOnes.length > 0 && (
        <Suspense fallback={null}>
          <SheetBar
            projectId={projectId}
            picked={pickedOnes}
            onRejectRest={
              latest.length > 0 ? () => void reject(latest.filter((it) => !picked.has(it.id)).map((it) => it.id)) : null
            }
            onAll={pickAll}
            onNone={() => set([])}
          />
        </Suspense>
      )}
      {rejected.length > 0 && <RejectedSection creations={rejected} onRestore={restore} />}
    </section>
  );
}

const isUnderWay = (creation: CreationView) => creation.state === "generating";
