import { useEffect, useState } from "react";

/** Which tab may edit. */
export type SingleTab =
  | { status: "this-tab" }
  | { status: "asking" }
  /** Another tab of this browser has been editing since then, in ms since the epoch. */
  | { status: "other-tab"; since: number; takeOver: () => void };

/** How often a tab asks for the lock before it reports that another tab has it, and the pause between, in ms. */
const [TRIES, AGAIN] = [5, 80];

/**
 * Lets one tab at a time edit the thing called `name`, by a web lock. A tab that takes over steals the lock. Without
 * web locks every tab may edit.
 */
export function useSingleTab(name: string): SingleTab {
  const [state, setState] = useState<"this-tab" | "asking" | "other-tab">("locks" in navigator ? "asking" : "this-tab");
  const [takes, setTakes] = useState(0);

  useEffect(() => {
    if (!("locks" in navigator)) return;
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    let [isOver, tries] = [false, 0];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const options = takes > 0 ? { steal: true } : { ifAvailable: true };
    function ask() {
      navigator.locks
        .request(name, options, async (lock) => {
          if (isOver) return;
          // The lock may still be held by the page that this tab has just left.
          if (!lock && ++tries < TRIES) timer = setTimeout(ask, AGAIN);
          else setState(lock ? "this-tab" : "other-tab");
          if (!lock) return;
          sinceOf(name).write(Date.now());
          await left;
        })
        // Another tab took over.
        .catch(() => isOver || setState("other-tab"));
    }
    ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave();
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
