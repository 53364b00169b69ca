import { useEffect, useState } from "react";

export type SingleTab =
  | { status: "this-tab" }
  | { status: "asking" }
  /** Another tab of this browser has it, since then. */
  | { status: "other-tab"; since: number; takeOver: () => void };

/** So often, and so many ms apart, a tab asks before it says that another one has it. */
const [TRIES, AGAIN] = [5, 80];

/** Whether this tab is the one that edits a thing. Tabs agree by a lock; one that takes over has it from then on. */
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
          // This very tab may have had it a moment ago, on a page that it just left.
          if (!lock && ++tries < TRIES) timer = setTimeout(ask, AGAIN);
          else setState(lock ? "this-tab" : "other-tab");
          if (!lock) return;
          sinceOf(name).write(Date.now());
          await left;
        })
        // Another tab took it.
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

/** When a tab began, told to the others. */
const sinceOf = (name: string) => ({
  read: (): number => Number(localStorage.getItem(`since:${name}`)) || Date.now(),
  write: (at: number): void => {
    try {
      localStorage.setItem(`since:${name}`, String(at));
    } catch {
      // Without storage the others say "now".
    }
  },
});
