import type { Flags } from "@vignette/domain/flags";
import type { ReactNode } from "react";
import { NotFoundPage } from "../../shared/boundaries/not-found-page.tsx";
import { useFlags } from "../../shared/flags.ts";

/** A page that exists only while a flag is on; otherwise the address leads nowhere. */
export function BehindFlag({ flag, children }: { flag: keyof Flags; children: ReactNode }) {
  return useFlags()[flag] ? children : <NotFoundPage />;
}
