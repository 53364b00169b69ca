import { isMeme } from "@vignette/content";
import type { Beat, BeatRole } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
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
      <h2 className="mr-auto text-base font-semibold">
        {index + 1} <span className="font-normal text-ink-3">{isRewriting ? m.studio_writing() : role}</span>
      </h2>
      {startMs === null && !isMeme({ kind }) && (
        <WordCount beat={beat} isHookSlide={kind === "carousel-image" && index === 0} />
      )}
      {startMs !== null && (
        <button
          type="button"
          onClick={() => props.onSeek(startMs)}
          aria-label={m.studio_play_from({ startMs: clock(startMs) })}
          className="link tabular min-h-6 cursor-pointer px-1 text-meta text-ink-3"
        >
          {clock(startMs)}
        </button>
      )}
      <Tooltip label={beat.locked ? m.studio_locked() : m.studio_unlocked()}>
        <IconButton
          label={m.studio_lock({ place })}
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
    <Menu align="end" trigger={<IconButton label={m.studio_more_for({ place })} icon={<Ellipsis {...small} />} />}>
      <MenuItem icon={<PenLine {...small} />} disabled={isRewriting} onSelect={on.onRewrite}>
        {m.studio_rewrite()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<ArrowUp {...small} />} disabled={index === 0} onSelect={() => on.onMove(-1)}>
        {m.studio_move_up()}
      </MenuItem>
      <MenuItem icon={<ArrowDown {...small} />} disabled={index === count - 1} onSelect={() => on.onMove(1)}>
        {m.studio_move_down()}
      </MenuItem>
      <MenuItem icon={<Plus {...small} />} onSelect={on.onAdd}>
        {m.studio_add_one_below()}
      </MenuItem>
      <MenuItem icon={<Copy {...small} />} onSelect={on.onDuplicate}>
        {m.studio_duplicate()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 {...small} />} danger disabled={count === 1} onSelect={on.onRemove}>
        {m.app_delete()}
      </MenuItem>
    </Menu>
  );
}

/** Longest text of a hook slide and of any other picture, in words. Source: docs/content.md#words-on-screen. */
const [HOOK_WORDS, SLIDE_WORDS] = [12, 22];

function WordCount({ beat: { role, title, body }, isHookSlide }: { beat: Beat; isHookSlide: boolean }) {
  const count = `${title} ${body}`.split(/\s+/).filter(Boolean).length;
  // Where the hook is the caption, the first beat is text as any other.
  const max = isHookSlide && role === "hook" ? HOOK_WORDS : SLIDE_WORDS;
  return (
    <span
      title={count > max ? m.studio_too_long_to_read() : undefined}
      className={classNames("tabular shrink-0 px-1 text-meta", count > max ? "font-semibold text-doubt" : "text-ink-3")}
    >
      {m.studio_of_words({ count, max })}
    </span>
  );
}

const slideRole = (index: number, count: number) =>
  index === 0 ? m.studio_role_hook() : index === count - 1 ? m.studio_role_ask() : m.studio_role_slide();

const roleNames: Record<BeatRole, string> = {
  hook: m.studio_role_hook(),
  pain: m.studio_role_pain(),
  turn: m.studio_role_turn(),
  proof: m.studio_role_proof(),
  point: m.studio_role_point(),
  ask: m.studio_role_ask(),
};
