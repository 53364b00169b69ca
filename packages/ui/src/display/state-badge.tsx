import type { ReactNode } from "react";
import { classNames } from "../style/class-names.ts";
import { type Edge, edgeClass, type Tone, toneText, toneTint, toneVariable } from "../style/tone.ts";

export type StateBadgeProps = {
  tone: Tone;
  edge: Edge;
  icon: ReactNode;
  /** On its tint, for what moves or needs a person; calm states stay on the surface. */
  tinted?: boolean;
  /** The word is struck through. */
  struck?: boolean;
  /** In a narrow place: a long word breaks onto a second line instead of being cut. */
  wraps?: boolean;
  children: ReactNode;
};

/** A state as icon, word and edge: readable without color. */
export function StateBadge({
  tone,
  edge,
  icon,
  tinted = false,
  struck = false,
  wraps = false,
  children,
}: StateBadgeProps) {
  return (
    <span
      style={toneVariable(tone)}
      className={classNames(
        "inline-flex w-fit max-w-full items-center gap-1.5 rounded-chip px-1.5 py-0.5 text-meta font-semibold",
        !wraps && "whitespace-nowrap",
        toneText[tone],
        tinted ? toneTint[tone] : "bg-surface",
        edgeClass(edge),
      )}
    >
      <span className="shrink-0 [&>svg]:size-3.5">{icon}</span>
      <span
        className={classNames(
          wraps ? "min-w-0 leading-tight [overflow-wrap:anywhere] hyphens-auto" : "truncate",
          edge === "hatched" && `rounded-[2px] px-0.5 ${toneTint[tone]}`,
          struck && "line-through",
        )}
      >
        {children}
      </span>
    </span>
  );
}
