import type { CSSProperties } from "react";
import { useCalendar } from "../state/calendar-context.ts";
import { instantOn, withMoves } from "../state/moves.ts";
import { ChipFace, chipStyle } from "./post-chip.tsx";

/** Shows where a post that is moved by keyboard would be dropped. */
export function CarriedGhost({ style }: { style?: CSSProperties }) {
  const { carry, view } = useCalendar();
  if (!carry.carried) return null;
  const { post, day, time } = carry.carried;
  const [there = post] = withMoves([post], [{ id: post.id, publishAt: instantOn(day, time, view.zone) }]);
  return (
    <span
      aria-hidden
      style={style}
      className={`${chipStyle} border-2 border-dashed border-ink bg-raised ${style ? "absolute z-10" : ""}`}
    >
      <ChipFace post={there} zone={view.zone} />
    </span>
  );
}
