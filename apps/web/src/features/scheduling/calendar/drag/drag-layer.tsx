import {
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type PostView, stateOfPost } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { edgeClass, toneVariable } from "@vignette/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { targetLooks } from "../../../../shared/state/target-look.ts";
import { movePosts } from "../actions/move-posts.ts";
import { useCalendar } from "../state/calendar-context.ts";
import { timeAtHeight } from "../state/hours.ts";
import { ChipFace, chipStyle } from "../views/post-chip.tsx";
import { type DropPlace, dropMoves } from "./drop-moves.ts";

/**
 * The area in which chips are dragged. Dragging starts after a few pixels or a long press, so that a click stays a
 * click.
 */
export function DragLayer({ children }: { children: ReactNode }) {
  const { mutations, posts, selection, view } = useCalendar();
  const [dragged, setDragged] = useState<PostView | null>(null);
  const grab = useRef(0);
  const pointer = usePointer(dragged !== null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  function start({ active, activatorEvent }: DragStartEvent) {
    const post = posts.find((it) => it.id === active.id);
    const chip = activatorEvent.target instanceof Element ? activatorEvent.target.closest("[data-post]") : null;
    grab.current = chip ? heightOf(activatorEvent) - chip.getBoundingClientRect().top : 0;
    setDragged(post ?? null);
  }
  function end({ over }: DragEndEvent) {
    setDragged(null);
    const place = over?.data.current as Target | undefined;
    if (!dragged || !place) return;
    const to =
      "column" in place ? { day: place.column, time: timeIn(place.column, pointer.current - grab.current) } : place;
    const together = selection.ids.has(dragged.id) ? posts.filter((it) => selection.ids.has(it.id)) : [dragged];
    void movePosts(mutations, dropMoves(dragged, together, to, view.zone));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={slotsFirst}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        restoreFocus: false,
        screenReaderInstructions: { draggable: m.calendar_move_by_keys() },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && <Dragged post={dragged} others={together(selection.ids, dragged)} />}
      </DragOverlay>
    </DndContext>
  );
}

type Target = DropPlace | { column: string };

function Dragged({ post, others }: { post: PostView; others: number }) {
  const { view } = useCalendar();
  const { tone, edge } = targetLooks[stateOfPost(post.targets)];
  return (
    <span
      style={toneVariable(tone)}
      className={`${chipStyle} ${edgeClass(edge)} -rotate-[1.5deg] bg-raised shadow-dragged`}
    >
      <ChipFace post={post} zone={view.zone} />
      {others > 0 && <span className="rounded-chip bg-mark px-1 text-meta font-semibold text-on-mark">+{others}</span>}
    </span>
  );
}

/** A free slot lies inside its day: of the two under the pointer the slot wins. */
const slotsFirst: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  const slot = under.find((it: Collision) => String(it.id).startsWith("slot:"));
  return slot ? [slot] : under;
};

function timeIn(column: string, y: number): string {
  const top = document.querySelector(`[data-column="${column}"]`)?.getBoundingClientRect().top ?? 0;
  return timeAtHeight(y - top);
}

function heightOf(event: Event): number {
  if (event instanceof MouseEvent) return event.clientY;
  return event instanceof TouchEvent ? (event.touches[0]?.clientY ?? 0) : 0;
}

const together = (ids: ReadonlySet<string>, { id }: PostView) => (ids.has(id) ? ids.size - 1 : 0);

/** The vertical position of the pointer in the window, in px, while something is dragged, including scrolling. */
function usePointer(watching: boolean) {
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
