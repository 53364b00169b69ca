import { notify } from "@vignette/ui";
import { useSyncExternalStore } from "react";
import { paths } from "../paths.ts";
import { runningWork } from "./running-work.ts";
import { session } from "./session/session.ts";

let question: string | null = null;
const listeners = new Set<() => void>();

/** Logs out, or asks first where something under way would end with it. Source: docs/experience.md#logging-out. */
export async function logOut(): Promise<void> {
  const running = runningWork.inWords();
  if (running === null) await logOutNow();
  else ask(running);
}

/**
 * The longest that logging out waits for stored data to be cleared, in ms: a browser that hangs on it must not keep the
 * user signed in. Our own choice.
 */
const FORGOTTEN_WITHIN = 2000;

/** Ends the session and leaves for the landing page, with nothing of this user left in memory or in this browser. */
export async function logOutNow(): Promise<void> {
  ask(null);
  // Else the browser asks once more whether the page may go.
  runningWork.stopAll();
  try {
    // Before signing out, which takes the page to where one logs in: leaving it would cut the clearing short.
    await forgotten();
    await session.signOut();
    window.location.assign(paths.landing);
  } catch {
    notify({ kind: "error", title: "Failed to sign out" });
  }
}

async function forgotten(): Promise<void> {
  const forgetting = import("./offline/clear-offline-data.ts").then((it) => it.clearOfflineData());
  const over = new Promise<void>((resolve) => setTimeout(resolve, FORGOTTEN_WITHIN));
  await Promise.race([forgetting.catch(() => undefined), over]);
}

/** The question before logging out, and the way to stay. */
export function useLogOutQuestion(): { question: string | null; stay: () => void } {
  return { question: useSyncExternalStore(subscribe, () => question), stay: () => ask(null) };
}

function ask(next: string | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
