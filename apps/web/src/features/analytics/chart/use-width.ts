import { useLayoutEffect, useRef, useState } from "react";

/** The width of an element in CSS pixels, as it changes; `initial` until it is known. */
export function useWidth<E extends Element>(initial: number) {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
