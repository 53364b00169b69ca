import { useEffect, useState } from "react";

export type SoleTab =
  | { status: "here" }
  | { status: "asking" }
  /** Another tab of this browser has it, since then. */
  | { status: "elsewhere"; since: number; takeOver: () => void };

/** So often, and so many ms apart, a tab asks before it says that another one has it. */
const [TRIES, AGAIN] = [5, 80];

/** Whether this tab is the one that edits a thing. Tabs agree by a lock; one that takes over has it from then on. */
export function useSoleTab(name: string): SoleTab {
  const [state, setState] = useState<"here" | "asking" | "elsewhere">("locks" in navigator ? "asking" : "here");
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
          else setState(lock ? "here" : "elsewhere");
          if (!lock) return;
          sinceOf(name).write(Date.now());
          await left;
        })
        // Another tab took it.
        .catch(() => isOver || setState("elsewhere"));
    }
    ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave();
    };
  }, [name, takes]);

  if (state !== "elsewhere") return { status: state };
  return { status: "elsewhere", since: sinceOf(name).read(), takeOver: () => setTakes((before) => before + 1) };
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
