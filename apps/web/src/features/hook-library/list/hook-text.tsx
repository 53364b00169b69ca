import { type HookFills, type HookPart, type HookSlot, hookSlots } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { slotLabel } from "../hook-labels.ts";

type HookTextProps = {
  parts: readonly HookPart[];
  /**
   * Values that the user typed for this product. They have a dotted underline and can be changed; values of the brief
   * have a solid one.
   */
  typed: HookFills;
  onSlot: (slot: HookSlot, anchor: HTMLElement) => void;
};

/** The text of a hook. Empty placeholders are hatched; pressing one opens its field. */
export function HookText({ parts, typed, onSlot }: HookTextProps) {
  return parts.map((part, index) => {
    const key = `${index}`;
    if (part.type === "text") return <span key={key}>{part.text}</span>;
    const slot = hookSlots.find((it) => it === part.slot);
    if (part.type === "open") {
      if (!slot) return <span key={key}>[{part.slot}]</span>;
      return (
        <button
          key={key}
          type="button"
          className={chip}
          style={doubt}
          onClick={(event) => onSlot(slot, event.currentTarget)}
          aria-label={m.hooks_fill({ slot: slotLabel(slot) })}
        >
          {slotLabel(slot).toLowerCase()}
        </button>
      );
    }
    if (!typed[part.slot]) {
      return (
        <span key={key} className="underline decoration-1 underline-offset-4">
          {part.text}
        </span>
      );
    }
    return (
      <button
        key={key}
        type="button"
        className="cursor-pointer rounded-[2px] text-left underline decoration-dotted decoration-1 underline-offset-4"
        onClick={(event) => onSlot(part.slot, event.currentTarget)}
        aria-label={m.hooks_change({ part: part.text, slot: slotLabel(part.slot) })}
      >
        {part.text}
      </button>
    );
  });
}

const chip = "edge-hatched cursor-pointer rounded-chip bg-doubt-tint px-1.5 text-doubt hover:underline";
const doubt = { "--tone": "var(--doubt)" } as Record<string, string>;
