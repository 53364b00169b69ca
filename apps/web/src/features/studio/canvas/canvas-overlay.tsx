import { loadFaces, type Scene, safeBoxOf } from "@vignette/composition";
import { type KeyboardEvent, use, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { select, useSelection } from "../selection.ts";
import { keyAct } from "./canvas-key.ts";
import { keysOf } from "./canvas-keys.ts";
import type { CanvasStage, ChangeDraft } from "./canvas-stage.ts";
import { type CanvasThing, isOf, type ThingWords } from "./canvas-thing.ts";
import { canvasThings } from "./canvas-things.ts";
import { GuideLines } from "./guide-lines.tsx";
import { duplicateThing } from "./layers/duplicate-thing.ts";
import { arrived, useArrival } from "./layers/layer-arrival.ts";
import { boundsOf, type Pose } from "./pose.ts";
import { ThingFrame } from "./thing-frame.tsx";
import { useDrag } from "./use-drag.ts";
import { WordsBubble } from "./words/words-bubble.tsx";
import { wordsOfThing } from "./words/words-of-thing.ts";

type CanvasOverlayProps = {
  stage: CanvasStage;
  onChange: ChangeDraft;
  /** The scene as it is while something is dragged; null for the draft's own. */
  onLive: (scene: Scene | null) => void;
};

/** Frames over the things on the stage: select, drag, resize, rotate, edit in place, with pointer or keys. */
export function CanvasOverlay({ stage, onChange, onLive }: CanvasOverlayProps) {
  const { scene } = stage;
  use(loadFaces(scene));
  const things = useMemo(() => canvasThings(stage), [stage]);
  const selection = useSelection();
  const arrival = useArrival();
  const hint = useId();
  const isSelected = (thing: CanvasThing) => isOf(thing, selection);
  const [writing, setWriting] = useState<{ id: string; words: ThingWords } | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const thingOf = (id: string) => things.find((it) => it.id === id);

  // Where a thing was put before the stage shows it: the next key moves it from there.
  const put = useRef<{ id: string; pose: Pose } | null>(null);
  function place(thing: CanvasThing, to: Pose) {
    const pose = thing.fitted(to);
    put.current = { id: thing.id, pose };
    onLive(thing.live(pose));
    onChange((draft) => thing.placed(draft, pose), `canvas ${thing.id}`);
  }
  const drag = useDrag({
    canvas: scene,
    element: () => room.current,
    safe: [safeBoxOf(scene)],
    onMove: (id, pose) => onLive(thingOf(id)?.live(pose) ?? null),
    onDrop: (id, pose) => {
      const thing = thingOf(id);
      if (thing) place(thing, pose);
    },
  });
  const shown = useEffectEvent(() => {
    put.current = null;
    drag.settle();
    onLive(null);
  });
  // The draft's scene shows what was dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: settles when another scene is drawn
  useEffect(() => shown(), [scene]);

  function press(event: KeyboardEvent, thing: CanvasThing) {
    const pressed = keyAct(event);
    if (!pressed) return;
    event.preventDefault();
    // The stage would go to the next slide, or to another time.
    event.stopPropagation();
    if ("move" in pressed) {
      const { x, y } = pressed.move;
      const from = put.current?.id === thing.id ? put.current.pose : thing.pose;
      place(thing, { ...from, x: from.x + x, y: from.y + y });
    } else if (pressed.act === "edit") write(thing);
    else if (pressed.act === "duplicate") duplicateThing(thing, stage, onChange);
    else {
      if (pressed.act === "remove") {
        if (!thing.removed) return;
        onChange(thing.removed, thing.of.kind === "text" ? "hide text" : "layer removed");
      }
      select(null);
      // What had focus may be gone; Tab goes on from here.
      room.current?.focus({ preventScroll: true });
    }
  }
  /** Edits the words of a thing; of captions the one at a place of the page, in CSS px, or the one being spoken. */
  function write(thing: CanvasThing, at?: { clientX: number; clientY: number }) {
    const shown = room.current?.getBoundingClientRect();
    const scale = shown ? scene.width / Math.max(1, shown.width) : 1;
    const point = at && shown ? { x: (at.clientX - shown.left) * scale, y: (at.clientY - shown.top) * scale } : null;
    const words = wordsOfThing(thing, stage, point);
    setWriting(words && { id: thing.id, words });
  }
  const written = things.find((it) => it.id === writing?.id && isSelected(it));
  return (
    <div ref={room} tabIndex={-1} data-canvas className="pointer-events-none absolute inset-0 outline-none">
      {(["text", "captions"] as const).map((kind) => (
        <p key={kind} id={`${hint}${kind}`} hidden>
          {keysOf(kind)
            .map(([key, does]) => `${key}: ${does}.`)
            .join(" ")}
        </p>
      ))}
      <GuideLines scene={scene} guides={drag.dragged?.guides ?? []} />
      {things.map((thing) => (
        <ThingFrame
          key={thing.id}
          name={thing.name}
          canvas={scene}
          pose={drag.dragged?.id === thing.id ? drag.dragged.pose : thing.pose}
          grips={thing.grips}
          isSelected={isSelected(thing)}
          isDragged={drag.dragged?.id === thing.id}
          isAwaited={thing.selection.kind === "layer" && thing.selection.id === arrival?.id}
          hint={`${hint}${thing.of.kind === "captions" ? "captions" : "text"}`}
          onReached={() => {
            arrived();
            if (arrival?.writes) write(thing);
          }}
          onSelect={() => select(thing.selection)}
          onGrab={(event, grip) =>
            drag.start(
              event,
              thing,
              grip,
              things.filter((it) => it !== thing).map((it) => boundsOf(it.pose)),
            )
          }
          onEdit={(event) => write(thing, event)}
          onKeyDown={(event) => press(event, thing)}
        />
      ))}
      {written && writing && (
        <WordsBubble
          key={`${writing.id} ${writing.words.field}`}
          canvas={scene}
          pose={written.pose}
          words={writing.words}
          onChange={onChange}
          onClose={() => {
            setWriting(null);
            room.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
          }}
        />
      )}
    </div>
  );
}
