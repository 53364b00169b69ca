import { useEffect, useEffectEvent, useState } from "react";

/** Which tab may edit. */
export type SingleTab =
  | { status: "this-tab" }
  | { status: "asking" }
  /** Another tab of this browser has been editing since then, in ms since the epoch. */
  | { status: "other-tab"; since: number; takeOver: () => void };

/** How long a tab waits for the lock before it reports another tab, in ms: the page that was just left may still hold it. */
const GRACE = 400;

/**
 * Lets one tab at a time edit the thing called `name`, by a web lock. A tab that takes over steals the lock; a tab that
 * waits gets it when the other one is closed. `refresh` fetches what was saved meanwhile, and never rejects. Without web
 * locks every tab may edit.
 */
export function useSingleTab(name: string, refresh: () => Promise<unknown>): SingleTab {
  const [state, setState] = useState<"this-tab" | "asking" | "other-tab">("locks" in navigator ? "asking" : "this-tab");
  const [takes, setTakes] = useState(0);
  const onLockAfterWait = useEffectEvent(refresh);

  useEffect(() => {
    if (!("locks" in navigator)) return;
    const closing = new AbortController();
    const { signal } = closing;
    const closed = new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    let waited = takes > 0;
    const show = (next: "this-tab" | "other-tab") => signal.aborted || setState(next);
    const grace = setTimeout(() => {
      waited = true;
      show("other-tab");
    }, GRACE);

    async function edit() {
      clearTimeout(grace);
      if (waited) await onLockAfterWait();
      if (signal.aborted) return;
      sinceOf(name).write(Date.now());
      show("this-tab");
      await closed;
    }
    // A request that is aborted, and one that loses its lock to another tab, both reject.
    async function waitInLine(): Promise<void> {
      await navigator.locks.request(name, { signal }, edit).catch(handOver);
    }
    async function handOver(): Promise<void> {
      if (signal.aborted) return;
      waited = true;
      show("other-tab");
      await waitInLine();
    }
    if (takes > 0) void navigator.locks.request(name, { steal: true }, edit).catch(handOver);
    else void waitInLine();
    return () => {
      clearTimeout(grace);
      closing.abort();
    };
  }, [name, takes]);

  if (state !== "other-tab") return { status: state };
  return { status: "other-tab", since: sinceOf(name).read(), takeOver: () => setTakes((before) => before + 1) };
}

/** When the editing tab started, stored for the other tabs. */
const sinceOf = (name: string) => ({
  read: (): number => Number(localStorage.getItem(`since:${name}`)) || Date.now(),
  write: (at: number): void => {
    try {
      localStorage.setItem(`since:${name}`, String(at));
    } catch {
      // Without storage, the other tabs show the current time.
    }
  },
});
