import type { ReactNode } from "react";

export type EmptyStateProps = {
  /** The invitation: one sentence, not an apology. */
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** A drawing of what will be here, such as empty frames. */
  picture?: ReactNode;
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <section className="flex flex-col items-start gap-4 rounded-panel border border-dashed border-edge p-6 md:p-10">
      {picture}
      <div className="max-w-[56ch]">
        <h2 className="text-display-s font-semibold">{title}</h2>
        {children && <div className="mt-1.5 text-read text-pretty text-ink-2">{children}</div>}
      </div>
      {action}
    </section>
  );
}
