import { useEffect, useRef, useState } from "react";
import type { CanvasThing } from "./canvas-thing.ts";
import { draggedPose, type Fingers, type Grip, pinchedPose } from "./dragged-pose.ts";
import { type Box, boundsOf, type Pose } from "./pose.ts";
import { type GuideLine, guideLines, snapped } from "./snapped.ts";

/** A thing that is being dragged, where it is now, and the lines it snaps to. */
export type Dragged = { id: string; pose: Pose; guides: readonly GuideLine[] };

type Canvas = { width: number; height: number };
type DragProps = {
  canvas: Canvas;
  /** The element that shows the whole canvas. */
  element: () => HTMLElement | null;
  safe: readonly Box[];
  /** Called at most once for each frame that is drawn. */
  onMove: (id: string, pose: Pose) => void;
  /** Called once, if the thing was moved. */
  onDrop: (id: string, pose: Pose) => void;
};

/** A finger or a mouse may shake by this many CSS px before a press becomes a drag. */
const STILL = 3;
/** How near, in CSS px, a line attracts. Our own choice. */
const REACH = 6;

/**
 * What is dragged on the canvas. `start` begins it with a pressed pointer; a second finger anywhere resizes and rotates.
 * It ends when a pointer is released.
 */
export function useDrag(props: DragProps) {
  const latest = useRef(props);
  latest.current = props;
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  function start(
    event: React.PointerEvent,
    thing: Pick<CanvasThing, "id" | "pose" | "isFree" | "axis" | "fitted">,
    grip: Grip,
    others: readonly Box[],
  ) {
    const element = latest.current.element();
    if (event.button !== 0 || !element) return;
    event.preventDefault();
    event.stopPropagation();
    stop.current();
    const { canvas, safe } = latest.current;
    const room = element.getBoundingClientRect();
    const scale = canvas.width / Math.max(1, room.width);
    const placeOf = (at: { clientX: number; clientY: number }) => ({
      x: (at.clientX - room.left) * scale,
      y: (at.clientY - room.top) * scale,
    });
    const from = placeOf(event);
    const lines = guideLines(canvas, safe, others).filter(({ axis }) => thing.axis === null || axis === thing.axis);
    let pose: Pose | null = null;
    let frame = 0;
    let first = from;
    let pinch: { id: number; pose: Pose; from: Fingers; second: Fingers[1] } | null = null;

    function press(at: PointerEvent) {
      if (at.pointerType !== "touch") return;
      // It would select, or deselect, what it is on.
      at.preventDefault();
      at.stopPropagation();
      const second = placeOf(at);
      pinch ??= { id: at.pointerId, pose: pose ?? thing.pose, from: [first, second], second };
    }
    function move(at: PointerEvent) {
      const to = placeOf(at);
      if (at.pointerId === event.pointerId) first = to;
      else if (at.pointerId === pinch?.id) pinch.second = to;
      else return;
      if (pinch) return show(pinchedPose(pinch.pose, pinch.from, [first, pinch.second]), []);
      if (!pose && Math.hypot(to.x - from.x, to.y - from.y) < STILL * scale) return;
      const free = thing.fitted(draggedPose(thing.pose, grip, from, to, thing.isFree && !at.shiftKey));
      const snap = grip === "move" && !at.altKey ? snapped(boundsOf(free), lines, REACH * scale) : null;
      show(snap ? { ...free, x: free.x + snap.dx, y: free.y + snap.dy } : free, snap?.guides ?? []);
    }
    function show(to: Pose, guides: readonly GuideLine[]) {
      const fitted = thing.fitted(to);
      // A line that it cannot be on is not drawn.
      const isThere = Math.hypot(fitted.x - to.x, fitted.y - to.y) < 0.5;
      const shown = { id: thing.id, pose: fitted, guides: isThere ? guides : [] };
      pose = fitted;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setDragged(shown);
        latest.current.onMove(shown.id, shown.pose);
      });
    }
    function end(at?: PointerEvent) {
      if (at && at.pointerId !== event.pointerId && at.pointerId !== pinch?.id) return;
      cancelAnimationFrame(frame);
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      stop.current = () => undefined;
      if (pose && at?.type === "pointerup") {
        setDragged({ id: thing.id, pose, guides: [] });
        latest.current.onDrop(thing.id, pose);
      } else setDragged(null);
    }
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    stop.current = () => end();
  }

  return { dragged, start, /** Forgets a drop, once the canvas shows it. */ settle: () => setDragged(null) };
}
