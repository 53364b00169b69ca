import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { Scene } from "@vignette/composition";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Pictures } from "../media/media.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";

type FilmstripProps = {
  scenes: readonly Scene[];
  pictures: Pictures;
  current: number;
  /** How many of them, from the first on, can be moved: the closing card stays last. */
  movable: number;
  onSelect: (index: number) => void;
  onMove: (from: number, to: number) => void;
};

/** All slides in order. Pressing one shows it; dragging, or Shift with the arrow keys, moves it. */
export function Filmstrip({ scenes, pictures, current, movable, onSelect, onMove }: FilmstripProps) {
  const [said, setSaid] = useState("");
  const strip = useRef<HTMLOListElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  function move(from: number, to: number) {
    if (to < 0 || Math.max(from, to) >= movable || to === from) return;
    onMove(from, to);
    onSelect(to);
    setSaid(m.studio_slide_moved({ from: from + 1, to: to + 1 }));
    strip.current?.querySelectorAll("button")[to]?.focus();
  }
  const end = ({ active, over }: DragEndEvent) => over && move(Number(active.id), Number(over.id));
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={end}
      accessibility={{
        restoreFocus: false,
        screenReaderInstructions: { draggable: m.studio_slide_move_help() },
      }}
    >
      <ol ref={strip} className="flex gap-2 overflow-x-auto p-1">
        {scenes.map((scene, index) => (
          <Thumb
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            {...{ scene, pictures, index, onSelect }}
            isCurrent={index === current}
            onStep={(step) => move(index, index + step)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}

type ThumbProps = Pick<FilmstripProps, "pictures" | "onSelect"> & {
  scene: Scene;
  index: number;
  isCurrent: boolean;
  onStep: (step: -1 | 1) => void;
};

function Thumb({ scene, pictures, index, isCurrent, onSelect, onStep }: ThumbProps) {
  const id = String(index);
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  function press(event: KeyboardEvent) {
    const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
    if (!step || !event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(step);
  }
  const { transform } = drag;
  return (
    <li
      ref={drop.setNodeRef}
      className={classNames("shrink-0 rounded-chip", drop.isOver && !drag.isDragging && "bg-mark")}
    >
      <button
        ref={drag.setNodeRef}
        type="button"
        {...drag.listeners}
        aria-label={m.studio_slide({ index: index + 1 })}
        aria-current={isCurrent}
        aria-describedby={drag.attributes["aria-describedby"]}
        onClick={() => onSelect(index)}
        onKeyDown={press}
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px) rotate(-1.5deg)` } : undefined}
        className={classNames(
          "block w-14 cursor-pointer overflow-hidden rounded-chip outline-offset-1",
          "aria-[current=true]:outline-2 aria-[current=true]:outline-mark",
          drag.isDragging && "relative z-10 shadow-dragged",
        )}
      >
        <SceneCanvas scene={scene} pictures={pictures} width={112} />
      </button>
    </li>
  );
}
