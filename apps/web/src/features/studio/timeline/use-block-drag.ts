import { type PointerEvent, useRef, useState } from "react";

/** A press that moves less than this is a click, in px. */
const CLICK_PX = 6;

/**
 * Dragging a block along its lane. `dx` is how far the block with this name is from its place, in px; null rests. On
 * touch screens only a selected block is dragged: elsewhere a finger scrolls the lane.
 */
export function useBlockDrag(onDrop: (name: string, middlePx: number) => void) {
  const [drag, setDrag] = useState<{ name: string; dx: number; middlePx: number } | null>(null);
  const from = useRef<{ name: string; x: number; middlePx: number; dx: number } | null>(null);
  const wasDragged = useRef(false);

  const handlersOf = (name: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const lane = event.currentTarget.closest("fieldset");
      wasDragged.current = false;
      if (!lane || event.button !== 0) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const middlePx = left + width / 2 - lane.getBoundingClientRect().left;
      // A quick pointer leaves a short block before its first move.
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { name, x: event.clientX, middlePx, dx: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = from.current;
      if (!start || start.name !== name) return;
      const dx = event.clientX - start.x;
      if (Math.abs(dx) < CLICK_PX && start.dx === 0) return;
      start.dx = dx;
      wasDragged.current = true;
      setDrag({ name, dx, middlePx: start.middlePx + dx });
    },
    onPointerUp() {
      const start = from.current;
      from.current = null;
      setDrag(null);
      if (start && start.dx !== 0) onDrop(name, start.middlePx + start.dx);
    },
    onPointerCancel() {
      from.current = null;
      setDrag(null);
    },
  });
  return {
    handlersOf,
    /** The dragged block, and where its middle is now, in px of the lane; null rests. */
    dragged: drag,
    dxOf: (name: string) => (drag?.name === name ? drag.dx : null),
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => wasDragged.current,
  };
}
