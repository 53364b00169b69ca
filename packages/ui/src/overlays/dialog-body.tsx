import type { ReactNode } from "react";

/**
 * What scrolls in a dialog, between its title and its buttons. A line shows where content runs under either of them:
 * it sticks to the edge, and is covered once that end is reached.
 */
export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className="-mx-6 -my-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-6">
    <div aria-hidden className={cover} />
    <div aria-hidden className={`${line} top-0 -mt-4.5 -mb-2.5`} />
    {children}
    <div aria-hidden className={`${line} bottom-0 -mt-2.5`} />
    <div aria-hidden className={`${cover} -mt-4.5`} />
  </div>
);

const line = "pointer-events-none sticky z-10 -mx-6 h-px shrink-0 bg-line";
/** Higher than the line: a dialog may stand between two pixels. */
const cover = "pointer-events-none relative z-20 -mx-6 h-0.75 shrink-0 bg-raised";
