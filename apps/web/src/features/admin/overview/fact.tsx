import type { ReactNode } from "react";

/** A row of numbers with their names. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-read font-semibold">{title}</h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">{children}</dl>
    </section>
  );
}

/** One number with its name; `hint` explains what it counts. */
export function Fact({ name, value, hint }: { name: string; value: ReactNode; hint?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-panel border border-line bg-surface px-5 py-4 max-md:px-4">
      <dt className="text-dense text-ink-2">
        {name}
        {hint && <span className="block text-meta text-ink-3">{hint}</span>}
      </dt>
      <dd className="tabular text-display-s font-semibold">{value}</dd>
    </div>
  );
}
