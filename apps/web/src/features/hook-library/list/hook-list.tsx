import type { HookFills, HookOffer, HookResults } from "@vignette/domain/hook-library";
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { LibraryHook } from "../library-hook.ts";
import { type HookActs, HookRow } from "./hook-row.tsx";

export type HookListProps = {
  label: string;
  offers: readonly HookOffer<LibraryHook>[];
  typed: HookFills;
  results: HookResults | null;
  pickedIds: ReadonlySet<string>;
  acts: HookActs;
  /** What to show below a row, such as lines being written like it. */
  below: (hook: LibraryHook) => ReactNode;
};

/** Rows at first, and how many more come when the end is near. Our own choice. Source: docs/performance.md#hands. */
const [ROWS, MORE] = [100, 50];
/** How far below the window the end is near: a flick does not outrun the rows. */
const NEAR = "1500px";

/** The hooks. While the list has the focus, J and K move, P picks, S stars, E edits, D duplicates. */
export function HookList({ label, offers, pickedIds, acts, below, ...shared }: HookListProps) {
  const [most, setMost] = useState(ROWS);
  function press(event: KeyboardEvent<HTMLUListElement>) {
    const typing = event.target instanceof HTMLInputElement;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-hook]");
    const hook = offers.find((it) => it.hook.id === row?.dataset.hook)?.hook;
    if (!row || !hook) return;
    const key = event.key.toLowerCase();
    if (key === "j" || event.key === "ArrowDown") return focusRow(next(row, "nextElementSibling"), event);
    if (key === "k" || event.key === "ArrowUp") return focusRow(next(row, "previousElementSibling"), event);
    const act = { p: acts.pick, s: acts.star, e: acts.edit, d: acts.duplicate }[key];
    if (!act) return;
    event.preventDefault();
    act(hook);
  }

  return (
    <ul onKeyDown={press} aria-label={label} className="rounded-panel border border-line bg-surface">
      {offers.slice(0, most).map((offer) => (
        <Fragment key={offer.hook.id}>
          <HookRow offer={offer} picked={pickedIds.has(offer.hook.id)} {...{ acts }} {...shared} />
          {below(offer.hook)}
        </Fragment>
      ))}
      {most < offers.length && <End key={most} onNear={() => startTransition(() => setMost(most + MORE))} />}
    </ul>
  );
}

/** The end of the rows that are there. */
function End({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const end = ref.current;
    if (!end) return;
    const watch = new IntersectionObserver((entries) => entries.some((it) => it.isIntersecting) && near(), {
      rootMargin: NEAR,
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, []);
  return <li ref={ref} aria-hidden className="h-px" />;
}

/** The next row in a direction. Elements between rows are skipped. */
function next(row: Element, direction: "nextElementSibling" | "previousElementSibling"): Element | null {
  let found = row[direction];
  while (found && !found.hasAttribute("data-hook")) found = found[direction];
  return found;
}

function focusRow(row: Element | null, event: KeyboardEvent): void {
  event.preventDefault();
  row?.querySelector<HTMLElement>("[data-pick]")?.focus();
}
