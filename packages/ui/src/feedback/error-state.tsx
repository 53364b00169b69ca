import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { useOwnWords } from "../display/own-words.tsx";
import { OctagonX } from "../icons/index.ts";
import { Reference } from "./reference.tsx";

export type ErrorStateProps = {
  /** What happened, and whether anything was lost. */
  title: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Shown in small print, for a question to support. */
  reference?: string | null | undefined;
  children?: ReactNode;
};

/** Something failed, in its place on the page. */
export function ErrorState({ title, onRetry, reference, children }: ErrorStateProps) {
  const { tryAgain } = useOwnWords();
  return (
    <section role="alert" className="flex flex-col items-start gap-3 rounded-panel border border-line bg-surface p-6">
      <div className="flex items-start gap-3">
        <OctagonX size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-failed" />
        <div>
          <h2 className="text-display-s font-semibold">{title}</h2>
          {children && <div className="mt-1 text-base text-ink-2">{children}</div>}
        </div>
      </div>
      {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
      {reference && <Reference id={reference} />}
    </section>
  );
}
