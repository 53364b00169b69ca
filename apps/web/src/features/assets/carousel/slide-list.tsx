import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { GripVertical, X } from "@vignette/ui/icons";
import { type KeyboardEvent, useRef } from "react";
import { focusInPlace } from "../../../shared/focus/focus-in-place.ts";
import { useSlideDrag } from "./use-slide-drag.ts";
import type { DraftSlide } from "./use-slides.ts";

type SlideListProps = {
  slides: readonly DraftSlide[];
  onMove: (from: number, to: number) => void;
  onRemove: (key: string) => void;
  /** Takes the focus once the last slide is out. */
  otherwise: () => HTMLElement | null;
};

/**
 * The slides of a carousel in order. They are dragged by mouse, by touch at their grip, and by the arrow keys, which move
 * the focused slide; Delete takes it out.
 */
export function SlideList({ slides, onMove, onRemove, otherwise }: SlideListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { dragged, over, start } = useSlideDrag(list, onMove);

  const focus = (index: number, selector = "[data-grip]") => focusInPlace(list.current, selector, index, otherwise);

  function pressed(event: KeyboardEvent, index: number) {
    const to = targetOf(event.key, index, slides.length);
    const [slide] = slides.slice(index);
    if (event.ctrlKey || event.metaKey || event.altKey || !slide) return;
    if (to !== null) {
      event.preventDefault();
      onMove(index, to);
      focus(Math.min(Math.max(0, to), slides.length - 1));
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onRemove(slide.key);
      focus(index);
    }
  }

  return (
    <ol
      ref={list}
      aria-label={m.assets_slides()}
      className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3"
    >
      {slides.map((slide, index) => (
        <li
          key={slide.key}
          data-slide={index}
          className={classNames(
            "relative flex flex-col gap-1 rounded-frame",
            dragged === index && "opacity-40",
            over === index && dragged !== index && "outline-2 outline-offset-2 outline-ink",
          )}
        >
          <button
            type="button"
            data-grip
            aria-keyshortcuts="ArrowLeft ArrowRight Home End Delete"
            onKeyDown={(event) => pressed(event, index)}
            onPointerDown={(event) => start(event, index)}
            className="flex w-full cursor-grab flex-col gap-1 text-left active:cursor-grabbing"
          >
            <img
              src={slide.url}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
              className="aspect-4/5 w-full rounded-frame bg-sunken object-cover"
            />
            <span
              data-touch
              className="flex min-h-7 touch-none items-center gap-0.5 text-dense text-ink-2 pointer-coarse:min-h-11"
            >
              <GripVertical size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
              <span className="sr-only">{m.assets_slide_of({ index: index + 1, count: slides.length })}, </span>
              <span aria-hidden className="tabular font-semibold text-ink">
                {index + 1}
              </span>
              <span className="ml-1 min-w-0 truncate">{slide.name}</span>
            </span>
          </button>
          <button
            type="button"
            data-take-out
            aria-label={m.assets_take_out_slide({ index: index + 1 })}
            onClick={() => {
              onRemove(slide.key);
              focus(index, "[data-take-out]");
            }}
            className="absolute top-0 right-0 flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11"
          >
            <span className="flex size-6 items-center justify-center rounded-chip border border-edge bg-raised text-ink-2 hover:text-ink">
              <X size={14} strokeWidth={2} aria-hidden />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Where a key moves a slide; null if it moves none. */
function targetOf(key: string, index: number, count: number): number | null {
  const targets: Record<string, number> = {
    ...{ ArrowLeft: index - 1, ArrowUp: index - 1, ArrowRight: index + 1, ArrowDown: index + 1 },
    ...{ Home: 0, End: count - 1 },
  };
  return targets[key] ?? null;
}
