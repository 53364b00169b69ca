import { useLayoutEffect, useRef, useState } from "react";

/** Least width of a frame on a desk, in pixels; on a phone there are three side by side. Source: ux §4.3. */
const LEAST = 148;
const PHONE = 560;
const GAP = 12;

/** How many frames stand side by side in an element, how wide it is, and how far down the page it begins, in pixels. */
export function useColumns<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [place, setPlace] = useState({ width: 1064, top: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width, top: top + window.scrollY };
      setPlace((before) => (before.width === next.width && before.top === next.top ? before : next));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    // What stands above may grow or go: a panel of uploads, a bar.
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  const columns = place.width < PHONE ? 3 : Math.max(3, Math.floor((place.width + GAP) / (LEAST + GAP)));
  return { ref, columns, ...place };
}
