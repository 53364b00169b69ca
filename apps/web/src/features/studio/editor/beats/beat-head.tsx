import { isMeme } from "@vignette/content";
import type { Beat, BeatRole } from "@vignette/domain/studio";
import { classNames, IconButton, Menu, MenuItem, MenuSeparator, Tooltip } from "@vignette/ui";
import { ArrowDown, ArrowUp, Copy, Ellipsis, Lock, LockOpen, PenLine, Plus, Trash2 } from "@vignette/ui/icons";
import { clock } from "../../../../shared/clock.ts";
import type { BeatCardProps } from "./beat-card-props.ts";

type BeatHeadProps = BeatCardProps & { place: string };

/** The number and time of a beat, and the actions on the beat as a whole. */
export function BeatHead(props: BeatHeadProps) {
  const { kind, beat, index, count, startMs, place, isRewriting } = props;
  const role = kind === "carousel-image" ? slideRole(index, count) : roleNames[beat.role];
  return (
    <div className="flex items-center gap-1">
      <h3 className="mr-auto text-base font-semibold">
        {index + 1} <span className="font-normal text-ink-3">{isRewriting ? "Writing…" : role}</span>
      </h3>
      {startMs === null && !isMeme({ kind }) && <WordCount beat={beat} isFirst={index === 0} />}
      {startMs !== null && (
        <button
          type="button"
          onClick={() => props.onSeek(startMs)}
          aria-label={`Play from ${clock(startMs)}`}
          className="link tabular min-h-6 cursor-pointer px-1 text-meta text-ink-3"
        >
          {clock(startMs)}
        </button>
      )}
      <Tooltip label={beat.locked ? "Locked: rewriting won't change it" : "Unlocked: rewriting can replace it"}>
        <IconButton
          label={`Lock ${place}`}
          aria-pressed={beat.locked}
          icon={beat.locked ? <Lock {...small} /> : <LockOpen {...small} className="text-ink-3" />}
          onClick={() => props.onChange({ locked: !beat.locked })}
        />
      </Tooltip>
      <BeatMenu {...props} />
    </div>
  );
}

const small = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

function BeatMenu({ place, index, count, isRewriting, ...on }: BeatHeadProps) {
  return (
    <Menu align="end" trigger={<IconButton label={`More for ${place}`} icon={<Ellipsis {...small} />} />}>
      <MenuItem icon={<PenLine {...small} />} disabled={isRewriting} onSelect={on.onRewrite}>
        Rewrite
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<ArrowUp {...small} />} disabled={index === 0} onSelect={() => on.onMove(-1)}>
        Move up
      </MenuItem>
      <MenuItem icon={<ArrowDown {...small} />} disabled={index === count - 1} onSelect={() => on.onMove(1)}>
        Move down
      </MenuItem>
      <MenuItem icon={<Plus {...small} />} onSelect={on.onAdd}>
        Add one below
      </MenuItem>
      <MenuItem icon={<Copy {...small} />} onSelect={on.onDuplicate}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 {...small} />} danger disabled={count === 1} onSelect={on.onRemove}>
        Delete
      </MenuItem>
    </Menu>
  );
}

/** Longest text of a hook and of a slide, in words. Source: docs/content.md#words-on-screen. */
const [HOOK_WORDS, SLIDE_WORDS] = [12, 22];

function WordCount({ beat: { role, title, body }, isFirst }: { beat: Beat; isFirst: boolean }) {
  const count = `${title} ${body}`.split(/\s+/).filter(Boolean).length;
  // Where the hook is the caption, the first beat is text as any other.
  const max = isFirst && role === "hook" ? HOOK_WORDS : SLIDE_WORDS;
  return (
    <span
      title={count > max ? "Too long to read" : undefined}
      className={classNames("tabular shrink-0 px-1 text-meta", count > max ? "font-semibold text-doubt" : "text-ink-3")}
    >
      {count} of {max} words
    </span>
  );
}

const slideRole = (index: number, count: number) => (index === 0 ? "Hook" : index === count - 1 ? "Ask" : "Slide");

const roleNames: Record<BeatRole, string> = {
  hook: "Hook",
  pain: "Pain",
  turn: "Turn",
  proof: "Proof",
  point: "Point",
  ask: "Ask",
};
