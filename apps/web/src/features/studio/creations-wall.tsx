import type { CreationView } from "@vignette/domain/studio";
import { Button, FrameWall } from "@vignette/ui";
import { useState } from "react";
import { trpc } from "../../trpc.ts";
import { CreationFrame } from "./creation-frame.tsx";
import { onSheet } from "./on-sheet.ts";
import { SheetBar } from "./sheet-bar.tsx";
import { useFramePicks } from "./use-frame-picks.ts";
import { useReject } from "./use-reject.ts";
import { useSheetKeys } from "./use-sheet-keys.ts";

/** Where the sheet stands on the page, for whoever has just made it. */
export const SHEET_ID = "contact-sheet";

/** How often an unfinished generation is asked about where no live event arrives, in ms. */
export const ASK_AGAIN = 2000;

/** The contact sheet of the latest batch, everything made before, and what was put aside. Frames arrive as they finish. */
export function CreationsWall({ projectId }: { projectId: string }) {
  const [creations] = trpc.studio.list.useSuspenseQuery(
    { projectId },
    { refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_AGAIN : false) },
  );
  const { picked, toggle, set } = useFramePicks(projectId);
  const { reject, restore } = useReject(projectId);
  const [playing, setPlaying] = useState<string | null>(null);
  const { latest, earlier, rejected } = onSheet(creations);
  const shown = [...latest, ...earlier];
  const pickedOnes = shown.filter(({ id }) => picked.has(id));
  const pickAll = () => set((latest.length > 0 ? latest : shown).map(({ id }) => id));
  const onKeyDown = useSheetKeys({
    pick: toggle,
    reject: (id) => void reject([id]),
    all: pickAll,
    play: (id) => setPlaying((now) => (now === id ? null : id)),
  });
  if (creations.length === 0)
    return <p className="text-read text-ink-2">One product, one hook, one look. Press Make.</p>;

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
    <section aria-label="Everything made here" onKeyDown={onKeyDown}>
      {latest.length > 0 && (
        <Section title="Contact sheet" id={SHEET_ID} note={progressOf(latest)}>
          {latest.map(frame)}
        </Section>
      )}
      {earlier.length > 0 && <Section title="Made so far">{earlier.map(frame)}</Section>}
      {pickedOnes.length > 0 && (
        <SheetBar
          picked={pickedOnes}
          onRejectRest={
            latest.length > 0 ? () => void reject(latest.filter((it) => !picked.has(it.id)).map((it) => it.id)) : null
          }
          onAll={pickAll}
          onNone={() => set([])}
        />
      )}
      {rejected.length > 0 && <Rejected creations={rejected} onRestore={restore} />}
    </section>
  );
}

type SectionProps = { title: string; id?: string; note?: string | null; children: React.ReactNode };

function Section({ title, id, note, children }: SectionProps) {
  return (
    <section aria-label={title} className="mb-8 scroll-mt-6" {...(id && { id })}>
      <h2 className="mb-3 flex flex-wrap items-baseline gap-x-3 text-display-s font-semibold">
        {title}
        {note && (
          <span role="status" className="tabular font-text text-base font-normal tracking-normal text-ink-2">
            {note}
          </span>
        )}
      </h2>
      <FrameWall min={166}>{children}</FrameWall>
    </section>
  );
}

/** What was put aside, to be taken back. */
function Rejected({ creations, onRestore }: { creations: readonly CreationView[]; onRestore: (id: string) => void }) {
  return (
    <details className="mb-8">
      <summary className="cursor-pointer py-2 text-base font-semibold">
        Rejected ({creations.length}), kept 30 days
      </summary>
      <ul className="mt-2 rounded-panel border border-line">
        {creations.map(({ id, name }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-3 last:border-b-0"
          >
            <span className="min-w-0 truncate text-base">{name}</span>
            <Button variant="quiet" onClick={() => onRestore(id)} aria-label={`Take back: ${name}`}>
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function progressOf(latest: readonly CreationView[]): string | null {
  const underWay = latest.filter(isUnderWay).length;
  return underWay === 0 ? null : `${latest.length - underWay} of ${latest.length} are there`;
}

const isUnderWay = (creation: CreationView) => creation.state === "generating";
