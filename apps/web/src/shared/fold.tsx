import { ChevronRight } from "@vignette/ui/icons";
import type { ReactNode } from "react";

type FoldProps = { title: string; hint?: string; open?: boolean; children: ReactNode };

/** A part of a page that opens on request, below what matters first. */
export function Fold({ title, hint, open = false, children }: FoldProps) {
  return (
    <details className="mt-4" open={open}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control py-1 text-base font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className="shrink-0 text-ink-3 transition-transform duration-120 [details[open]>summary>&]:rotate-90"
        />
        <span className="min-w-0">
          {title}
          {hint && <span className="ml-2 text-dense font-normal text-ink-3">{hint}</span>}
        </span>
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}
