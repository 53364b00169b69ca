import { Panel } from "@vignette/ui";
import { type ReactNode, useId } from "react";

/** A part of the form with its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <div className="flex flex-col gap-6">{children}</div>
    </Panel>
  );
}

type GroupProps = { label: string; hint?: ReactNode; error: string | null; children: ReactNode };

/** Several controls that are one field: with its name, a hint, and what is wrong with it. */
export function Group({ label, hint, error, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="text-base font-semibold">{label}</legend>
      {hint && <p className="text-dense text-ink-3">{hint}</p>}
      {children}
      {error && (
        <p id={id} data-fault className="mt-1 text-dense font-medium text-failed">
          {error}
        </p>
      )}
    </fieldset>
  );
}
