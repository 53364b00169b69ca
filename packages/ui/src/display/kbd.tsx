import type { ReactNode } from "react";

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-5 items-center justify-center rounded-chip border border-line bg-sunken px-1 font-text text-meta text-ink-2">
      {children}
    </kbd>
  );
}
