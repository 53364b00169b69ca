import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useSyncExternalStore } from "react";
import { paths } from "../../paths.ts";
import { observed } from "../requests/observed.ts";
import { session } from "../session/session.ts";
import { runningWork } from "./running-work.ts";

const asked = observed<string | null>(null);

/** Logs out, or asks first if that would end work in progress. Source: docs/experience.md#logging-out. */
export async function logOut(): Promise<void> {
  const running = runningWork.inWords();
  if (running === null) await logOutNow();
  else asked.set(running);
}

/**
 * How long logging out waits until stored data is cleared, in ms: a browser that hangs must not keep the user signed
 * in. Our own choice.
 */
const FORGOTTEN_WITHIN = 10_000;

/** Ends the session and leaves for the landing page, with nothing of this user left in memory or in this browser. */
export async function logOutNow(): Promise<void> {
  asked.set(null);
  // Otherwise the browser asks again whether to leave the page.
  runningWork.stopAll();
  try {
    // Before signing out, which opens the login page: leaving this page would interrupt the clearing.
    await forgotten();
    await session.signOut();
    window.location.assign(paths.landing);
  } catch {
    notify({ kind: "error", title: m.app_failed_to_sign_out() });
  }
}

async function forgotten(): Promise<void> {
  const forgetting = Promise.allSettled([
    import("../offline/clear-offline-data.ts").then((it) => it.clearOfflineData()),
    import("../push-subscription.ts").then((it) => it.endPushSubscription()),
  ]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FORGOTTEN_WITHIN);
  });
  await Promise.race([forgetting, over]);
  clearTimeout(timer);
}

/** The question before logging out, and a function to stay. */
export function useLogOutQuestion(): { question: string | null; stay: () => void } {
  return { question: useSyncExternalStore(asked.subscribe, asked.get), stay: () => asked.set(null) };
}
