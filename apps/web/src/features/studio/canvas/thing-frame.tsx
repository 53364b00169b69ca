import type { Scene } from "@vignette/composition";
import { classNames } from "@vignette/ui";
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { CORNERS } from "./canvas-thing.ts";
import type { Grip } from "./dragged-pose.ts";
import type { Pose } from "./pose.ts";

type ThingFrameProps = {
  name: string;
  canvas: Pick<Scene, "width" | "height">;
  pose: Pose;
  isSelected: boolean;
  isDragged: boolean;
  /** What of it can be dragged, besides itself. */
  grips: readonly Grip[];
  /** Focus is to go to it. */
  isAwaited: boolean;
  /** The id of what the keys do. */
  hint: string;
  onReached: () => void;
  onSelect: () => void;
  onGrab: (event: PointerEvent, grip: Grip) => void;
  onEdit: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The frame around one thing on the stage. The selected one has handles. */
export function ThingFrame({
  name,
  canvas,
  pose,
  grips,
  isSelected,
  isDragged,
  isAwaited,
  hint,
  ...on
}: ThingFrameProps) {
  const frame = useRef<HTMLButtonElement>(null);
  const reached = useEffectEvent(() => {
    frame.current?.focus({ preventScroll: true });
    on.onReached();
  });
  useEffect(() => {
    if (isAwaited) reached();
  }, [isAwaited]);
  // A field that is left shows what the drag makes of its number, and the arrow keys move the thing.
  function grab(event: PointerEvent, grip: Grip) {
    frame.current?.focus({ preventScroll: true });
    on.onGrab(event, grip);
  }
  const style: CSSProperties = {
    left: `${(pose.x / canvas.width) * 100}%`,
    top: `${(pose.y / canvas.height) * 100}%`,
    width: `${(pose.w / canvas.width) * 100}%`,
    height: `${(pose.h / canvas.height) * 100}%`,
    transform: `translate(-50%, -50%) rotate(${pose.turn}deg)`,
  };
  return (
    <div className={classNames("absolute", isSelected && "z-10")} style={style}>
      <button
        ref={frame}
        type="button"
        aria-label={name}
        aria-describedby={hint}
        aria-pressed={isSelected}
        onFocus={on.onSelect}
        onKeyDown={on.onKeyDown}
        onDoubleClick={on.onEdit}
        onPointerDown={(event) => {
          // A finger first selects, and drags what is selected: a swipe over the stage scrolls the page.
          if (isSelected || event.pointerType !== "touch") on.onGrab(event, "move");
          event.currentTarget.focus({ preventScroll: true });
          on.onSelect();
        }}
        className={classNames(
          "pointer-events-auto absolute inset-0 size-full rounded-chip outline-offset-2",
          isSelected
            ? "cursor-move touch-none outline-2 outline-mark"
            : "cursor-pointer outline-dashed outline-transparent hover:outline-mark",
        )}
      />
      {isSelected && !isDragged && (
        <>
          {grips
            .filter((grip) => grip !== "turn")
            .map((grip) => (
              <span
                key={grip}
                data-grip={grip}
                onPointerDown={(event) => grab(event, grip)}
                className={classNames(
                  "pointer-events-auto absolute flex size-6 -translate-1/2 touch-none items-center justify-center pointer-coarse:size-11",
                  PLACES[grip],
                )}
              >
                <span
                  className={classNames(
                    "border border-on-mark bg-mark",
                    CORNERS.includes(grip) ? "size-2.5 rounded-chip" : "h-4 w-1.5 rounded-chip",
                  )}
                />
              </span>
            ))}
          {grips.includes("turn") && (
            <span
              data-grip="turn"
              onPointerDown={(event) => grab(event, "turn")}
              className="pointer-events-auto absolute -bottom-8 left-1/2 flex size-6 -translate-x-1/2 cursor-grab touch-none items-center justify-center pointer-coarse:-bottom-14 pointer-coarse:size-11"
            >
              <span className="size-3 rounded-full border border-on-mark bg-mark" />
            </span>
          )}
        </>
      )}
    </div>
  );
}

const PLACES: Partial<Record<Grip, string>> = {
  nw: "left-0 top-0 cursor-nwse-resize",
  ne: "left-full top-0 cursor-nesw-resize",
  se: "left-full top-full cursor-nwse-resize",
  sw: "left-0 top-full cursor-nesw-resize",
  e: "left-full top-1/2 cursor-ew-resize",
  w: "left-0 top-1/2 cursor-ew-resize",
  n: "left-1/2 top-0 cursor-ns-resize rotate-90",
  s: "left-1/2 top-full cursor-ns-resize rotate-90",
};
