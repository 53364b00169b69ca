import type { HookFills, HookOffer, HookResults } from "@vignette/domain/hook-library";
import { Fragment, type KeyboardEvent, type ReactNode } from "react";
import { type HookActs, HookRow } from "./hook-row.tsx";
import type { LibraryHook } from "./library-hook.ts";

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

/** The hooks. While the list has the focus, J and K move, P picks, S stars, E edits, D duplicates. */
export function HookList({ label, offers, pickedIds, acts, below, ...shared }: HookListProps) {
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
      {offers.map((offer) => (
        <Fragment key={offer.hook.id}>
          <HookRow offer={offer} picked={pickedIds.has(offer.hook.id)} {...{ acts }} {...shared} />
          {below(offer.hook)}
        </Fragment>
      ))}
    </ul>
  );
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
