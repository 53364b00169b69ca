import { useEffect, useRef } from "react";

/** How high the pointer is in the window, in px, while something is dragged: scrolling included. */
export function usePointer(watching: boolean) {
  const y = useRef(0);
  useEffect(() => {
    if (!watching) return;
    const onMove = (event: MouseEvent | TouchEvent) => {
      y.current = "touches" in event ? (event.touches[0]?.clientY ?? y.current) : event.clientY;
    };
    document.addEventListener("mousemove", onMove, true);
    document.addEventListener("touchmove", onMove, true);
    return () => {
      document.removeEventListener("mousemove", onMove, true);
      document.removeEventListener("touchmove", onMove, true);
    };
  }, [watching]);
  return y;
}
