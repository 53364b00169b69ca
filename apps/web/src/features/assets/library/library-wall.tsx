import { useWindowVirtualizer } from "@tanstack/react-virtual";
import type { ItemUse, LibraryAsset } from "@vignette/domain/assets";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { LibraryFrame } from "./library-frame.tsx";
import { useWallKeys } from "./use-wall-keys.ts";

type LibraryWallProps = {
  items: readonly LibraryAsset[];
  usesOf: ((id: string) => readonly ItemUse[]) | null;
  picked: ReadonlySet<string>;
  onPick: (item: LibraryAsset, range: boolean) => void;
  onOpen: (item: LibraryAsset) => void;
  onRemove: (item: LibraryAsset) => void;
  /** Loads the next page, when the end of the wall comes near; null at the end. */
  onMore: (() => void) | null;
};

/** Estimated height, in px, of the text below a picture. The real height is measured. */
const BELOW = 76;
const GAP = 12;
/** The next page loads when this many rows are left, beyond those drawn outside the viewport. */
const AHEAD = 1;

/** The wall of assets. Only rows near the viewport are in the page. */
export function LibraryWall({ items, usesOf, picked, onPick, onOpen, onRemove, onMore }: LibraryWallProps) {
  const { ref, columns, width, top } = useColumns<HTMLDivElement>();
  const rows = Math.ceil(items.length / columns);
  const tile = (width - GAP * (columns - 1)) / columns;
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => tile * 1.25 + BELOW + GAP,
    overscan: 3,
    scrollMargin: top,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const onKeyDown = useWallKeys({ items, columns, onPick, onRemove, scrollTo: (row) => virtual.scrollToIndex(row) });

  useEffect(() => {
    if (onMore && lastShown >= rows - AHEAD) onMore();
  }, [onMore, lastShown, rows]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus among the buttons inside
    <div ref={ref} onKeyDown={onKeyDown} className="frame-wall relative" style={{ height: virtual.getTotalSize() }}>
      {shown.map((row) => (
        <div
          key={row.key}
          data-index={row.index}
          ref={virtual.measureElement}
          className="absolute inset-x-0 top-0 grid gap-3 pb-3"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, at) => (
            <div key={item.id} data-item={row.index * columns + at}>
              <LibraryFrame
                item={item}
                used={usesOf ? usesOf(item.id).length : null}
                picked={picked.has(item.id)}
                onPick={() => onPick(item, false)}
                onOpen={() => onOpen(item)}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Least width of a frame on a desktop, in px. On a phone, three are side by side. Source: docs/experience.md#assets.
 */
const LEAST = 148;
const PHONE = 560;

/** The number of columns that fit in an element, its width, and its distance from the top of the page, in px. */
function useColumns<Element extends HTMLElement>() {
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
    // Anything above the wall may change its height, such as the panel of uploads.
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  const columns = place.width < PHONE ? 3 : Math.max(3, Math.floor((place.width + GAP) / (LEAST + GAP)));
  return { ref, columns, ...place };
}
