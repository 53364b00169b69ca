import { loadFaces, type Scene, safeBoxOf } from "@vignette/composition";
import { handed } from "@vignette/content";
import { type KeyboardEvent, use, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { select, useSelection } from "../selection.ts";
import { keyAct } from "./canvas-key.ts";
import type { CanvasStage, ChangeDraft } from "./canvas-stage.ts";
import { type CanvasText, canvasTexts } from "./canvas-texts.ts";
import { editOfPose } from "./edit-of-pose.ts";
import { GuideLines } from "./guide-lines.tsx";
import { boundsOf, type Pose } from "./pose.ts";
import { withTextEdit } from "./text-edits.ts";
import { TextFrame } from "./text-frame.tsx";
import { useDrag } from "./use-drag.ts";
import { WordsBubble } from "./words-bubble.tsx";

type CanvasOverlayProps = {
  stage: CanvasStage;
  onChange: ChangeDraft;
  /** The scene as it is while something is dragged; null for the draft's own. */
  onLive: (scene: Scene | null) => void;
};

/** Frames over the texts of the stage: select, drag, resize, rotate, edit in place, with pointer or keys. */
export function CanvasOverlay({ stage, onChange, onLive }: CanvasOverlayProps) {
  const { scene } = stage;
  use(loadFaces(scene));
  const texts = useMemo(() => canvasTexts(stage), [stage]);
  const selection = useSelection();
  const selected = selection?.kind === "clip" ? selection.id : null;
  const [writing, setWriting] = useState<string | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const textOf = (id: string) => texts.find((it) => it.id === id);

  const patchOf = (text: CanvasText, pose: Pose) =>
    editOfPose(
      { outline: text.outline, pose: text.pose, hasOwnWidth: text.edit.w !== undefined, isDocked: !!text.clip.dock },
      pose,
      scene,
    );
  function place(text: CanvasText, pose: Pose) {
    const patch = patchOf(text, pose);
    onChange((draft) => withTextEdit(draft, text.key, stage, patch), `canvas ${text.id}`);
  }
  const drag = useDrag({
    canvas: scene,
    element: () => room.current,
    safe: [safeBoxOf(scene)],
    onMove: (id, pose) => {
      const text = textOf(id);
      if (text) onLive(handed(scene, id, { ...text.edit, ...patchOf(text, pose) }));
    },
    onDrop: (id, pose) => {
      const text = textOf(id);
      if (text) place(text, pose);
    },
  });
  const shown = useEffectEvent(() => {
    drag.settle();
    onLive(null);
  });
  // The draft's scene shows what was dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: settles when another scene is drawn
  useEffect(() => shown(), [scene]);

  function press(event: KeyboardEvent, text: CanvasText) {
    const pressed = keyAct(event);
    if (!pressed) return;
    event.preventDefault();
    // The stage would go to the next slide, or to another time.
    event.stopPropagation();
    if ("move" in pressed) {
      const { x, y } = pressed.move;
      place(text, { ...text.pose, x: text.pose.x + x, y: text.pose.y + y });
    } else if (pressed.act === "edit") setWriting(text.source ? text.id : null);
    else if (pressed.act === "remove") remove(text);
    else if (pressed.act === "leave") select(null);
  }
  function remove(text: CanvasText) {
    onChange((draft) => withTextEdit(draft, text.key, stage, { hidden: true }), "hide text");
    select(null);
  }

  const written = writing === selected && writing !== null ? textOf(writing) : undefined;
  const othersOf = (text: CanvasText) => texts.filter((it) => it !== text).map(({ pose }) => boundsOf(pose));
  return (
    <div ref={room} data-canvas className="pointer-events-none absolute inset-0">
      <GuideLines scene={scene} guides={drag.dragged?.guides ?? []} />
      {texts.map((text) => (
        <TextFrame
          key={text.id}
          name={text.name}
          canvas={scene}
          pose={drag.dragged?.id === text.id ? drag.dragged.pose : text.pose}
          isSelected={text.id === selected}
          isDragged={drag.dragged?.id === text.id}
          onSelect={() => select({ kind: "clip", id: text.id })}
          onGrab={(event, grip) => drag.start(event, text, grip, othersOf(text))}
          onEdit={() => text.source && setWriting(text.id)}
          onKeyDown={(event) => press(event, text)}
        />
      ))}
      {written?.source && (
        <WordsBubble
          canvas={scene}
          pose={written.pose}
          source={written.source}
          draft={stage.draft}
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
