import type { ReactNode } from "react";

export type PanelProps = {
  title?: ReactNode;
  action?: ReactNode /** No inner padding, for lists and tables. */;
  flush?: boolean;
  children: ReactNode;
};

/** A flat plate with a hairline. */
export function Panel({ title, action, flush = false, children }: PanelProps) {
  return (
    <section className="rounded-panel border border-line bg-surface ground-surface">
      {(title || action) && (
        <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-5 pt-4 pb-1">
          {title && <h2 className="text-read font-semibold">{title}</h2>}
          {action}
        </header>
      )}
      <div className={flush ? undefined : "px-5 pt-3 pb-5"}>{children}</div>
    </section>
  );
}
