import type { Flags } from "@vignette/domain/flags";
import type { ReactNode } from "react";
import { NotFoundPage } from "../../shared/boundaries/not-found-page.tsx";
import { PageSkeleton } from "../../shared/boundaries/page-boundary.tsx";
import { useFlags, useFlagsKnown } from "../../shared/config/flags.ts";

/** A page that exists only while a flag is on; otherwise the address leads nowhere. */
export function BehindFlag({ flag, children }: { flag: keyof Flags; children: ReactNode }) {
  const isOn = useFlags()[flag];
  const isKnown = useFlagsKnown();
  if (isOn) return children;
  return isKnown ? <NotFoundPage /> : <PageSkeleton />;
}
