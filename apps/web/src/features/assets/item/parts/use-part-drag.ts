import type { PartBox } from "@vignette/domain/assets";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { draggedBox, drawnBox, type Grip, type Place } from "./moved-box.ts";

/** The part that is dragged, or null for one that is being drawn, and its box so far. */
type Dragged = { index: number | null; box: PartBox };

/** A finger or a mouse may shake by this many CSS px before a press becomes a drag. Our own choice. */
const SHAKE = 3;

/** Drags of the boxes on a photo. `onDrop` gets a box once its pointer is released; a canceled drag leaves it as it was. */
export function usePartDrag(
  photo: RefObject<HTMLElement | null>,
  onDrop: (index: number | null, box: PartBox) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => () => stop.current(), []);

  function follow(event: PointerEvent, index: number | null, boxAt: (from: Place, to: Place) => PartBox | null) {
    const room = photo.current?.getBoundingClientRect();
    if (event.button !== 0 || !room) return;
    stop.current();
    const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => ({
      x: (clientX - room.left) / room.width,
      y: (clientY - room.top) / room.height,
    });
    const from = placeOf(event);
    let box: PartBox | null = null;
    let isDrag = false;
    function move(at: globalThis.PointerEvent) {
      if (at.pointerId !== event.pointerId) return;
      isDrag ||= Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) >= SHAKE;
      if (!isDrag) return;
      box = boxAt(from, placeOf(at));
      setDragged(box && { index, box });
    }
    function end(at?: globalThis.PointerEvent) {
      if (at && at.pointerId !== event.pointerId) return;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      stop.current = () => undefined;
      setDragged(null);
      if (box && at?.type === "pointerup") drop.current(index, box);
    }
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    stop.current = () => end();
  }

  return {
    dragged,
    /** Begins to drag a part's box. */
    grab: (event: PointerEvent, index: number, box: PartBox, grip: Grip) =>
      follow(event, index, (from, to) => draggedBox(box, grip, { x: to.x - from.x, y: to.y - from.y })),
    /** Begins to draw the box of a new part. */
    draw: (event: PointerEvent) => follow(event, null, drawnBox),
  };
}
