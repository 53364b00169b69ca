import type { HookFills, HookOffer, HookResults, HookSlot } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { Button, classNames, IconButton, Kbd } from "@vignette/ui";
import { Archive, ArchiveRestore, Highlighter, PencilLine, Rows3, Star } from "@vignette/ui/icons";
import { memo } from "react";
import type { LibraryHook } from "../library-hook.ts";
import { HookFacts } from "./hook-facts.tsx";
import { HookText } from "./hook-text.tsx";
import { Lacking } from "./lacking.tsx";

/** The actions on a hook. */
export type HookActs = {
  pick: (hook: LibraryHook) => void;
  star: (hook: LibraryHook) => void;
  edit: (hook: LibraryHook) => void;
  duplicate: (hook: LibraryHook) => void;
  more: (hook: LibraryHook) => void;
  archive: (hook: LibraryHook) => void;
  fillSlot: (slot: HookSlot, anchor: HTMLElement) => void;
};

export type HookRowProps = {
  offer: HookOffer<LibraryHook>;
  typed: HookFills;
  results: HookResults | null;
  picked: boolean;
  acts: HookActs;
};

/** One hook. Picking it highlights its line. */
export const HookRow = memo(function HookRow({ offer, typed, results, picked, acts }: HookRowProps) {
  const { hook, parts, line, not } = offer;
  return (
    <li
      data-hook={hook.id}
      className={classNames(
        "group grid gap-x-4 gap-y-1 border-b border-line px-3 py-3 last:border-b-0 lg:grid-cols-[1fr_auto] lg:items-center",
        picked && "bg-mark-soft",
      )}
    >
      <div className="min-w-0">
        <p className="text-read font-medium" {...(picked && { "data-picked": "" })}>
          <span className="mark-sweep box-decoration-clone rounded-[2px] px-0.5">
            <HookText parts={parts} typed={typed} onSlot={acts.fillSlot} />
          </span>
        </p>
        {not && <Lacking not={not} />}
        <HookFacts {...{ hook, parts, results }} />
      </div>
      <div className="flex items-center gap-1 max-lg:justify-between lg:gap-2">
        <span className="flex items-center gap-1 text-dense lg:opacity-0 lg:transition-opacity lg:group-focus-within:opacity-100 lg:group-hover:opacity-100 lg:pointer-coarse:opacity-100">
          <Button variant="quiet" onClick={() => acts.more(hook)} aria-label={m.hooks_more_like_line({ line })}>
            <Rows3 {...icon} />
            <span className="max-lg:hidden">{m.hooks_more_like_this()}</span>
            <span className="lg:hidden">{m.hooks_ten_more()}</span>
          </Button>
          <IconButton label={m.hooks_edit({ line })} icon={<PencilLine {...icon} />} onClick={() => acts.edit(hook)} />
          {hook.origin !== "ours" && (
            <IconButton
              label={hook.archived ? m.hooks_restore_line({ line }) : m.hooks_archive_line({ line })}
              icon={hook.archived ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
              onClick={() => acts.archive(hook)}
            />
          )}
        </span>
        <IconButton
          label={m.hooks_star({ line })}
          pressed={hook.starred}
          icon={<Star {...icon} fill={hook.starred ? "currentColor" : "none"} />}
          onClick={() => acts.star(hook)}
        />
        <Button data-pick onClick={() => acts.pick(hook)} aria-pressed={picked} aria-label={m.hooks_pick({ line })}>
          {/* In one place: a button that moves when it gets the focus is hard to press. */}
          <span className="grid w-5 place-items-center *:[grid-area:1/1]">
            <Highlighter {...icon} className="md:group-focus-within:invisible" />
            <span className="invisible md:group-focus-within:visible">
              <Kbd>P</Kbd>
            </span>
          </span>
          {picked ? m.hooks_picked() : m.hooks_pick_it()}
        </Button>
      </div>
    </li>
  );
});

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
