import type { ContactType } from "@vignette/domain/support";
import { useSyncExternalStore } from "react";

/** A help dialog: Support, or one of the contact requests, optionally with an initial message. */
export type HelpRequest = { kind: "support" } | { kind: "contact"; type: ContactType; message?: string };

let current: HelpRequest | null = null;
const listeners = new Set<() => void>();

/** Opens a dialog over the current page; null closes it. Works from any feature of the dashboard. */
export function askForHelp(request: HelpRequest | null): void {
  current = request;
  for (const listener of listeners) listener();
}

/** Whether a dialog was requested, also while it is still loading. */
export const isAskingForHelp = (): boolean => current !== null;

/** The dialog that is open, if one is. */
export function useHelp(): HelpRequest | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
