import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, FrameWall } from "@vignette/ui";
import type { ReactNode } from "react";

type SheetSectionProps = { title: string; id?: string; note?: string | null; action?: ReactNode; children: ReactNode };

/** Frames under a heading, with a note on progress. */
export function SheetSection({ title, id, note, action, children }: SheetSectionProps) {
  return (
    <section aria-label={title} className="mb-8 scroll-mt-6" {...(id && { id })}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-display-s font-semibold">{title}</h2>
        {note && (
          <p role="status" className="tabular text-base text-ink-2">
            {note}
          </p>
        )}
        {action}
      </div>
      <FrameWall min={220}>{children}</FrameWall>
    </section>
  );
}

/** The rejected creations, which can be restored. */
export function RejectedSection({
  creations,
  onRestore,
}: {
  creations: readonly CreationView[];
  onRestore: (id: string) => void;
}) {
  return (
    <details className="mb-8">
      <summary className="cursor-pointer py-2 text-base font-semibold">
        {m.studio_rejected_kept({ creations: creations.length })}
      </summary>
      <ul className="mt-2 rounded-panel border border-line">
        {creations.map(({ id, name }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-3 last:border-b-0"
          >
            <span className="min-w-0 truncate text-base">{name}</span>
            <Button variant="quiet" onClick={() => onRestore(id)} aria-label={m.studio_undo_reject({ name })}>
              {m.app_undo()}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
