import type { ContactType } from "@vignette/domain/support";
import { useSyncExternalStore } from "react";
import { observed } from "./requests/observed.ts";

/** A help dialog: Support, or one of the contact requests, optionally with an initial message. */
export type HelpRequest = { kind: "support" } | { kind: "contact"; type: ContactType; message?: string };

const current = observed<HelpRequest | null>(null);

/** Opens a dialog over the current page; null closes it. Works from any feature of the dashboard. */
export function askForHelp(request: HelpRequest | null): void {
  current.set(request);
}

/** Whether a dialog was requested, also while it is still loading. */
export const isAskingForHelp = (): boolean => current.get() !== null;

/** The dialog that is open, if one is. */
export function useHelp(): HelpRequest | null {
  return useSyncExternalStore(current.subscribe, current.get);
}
