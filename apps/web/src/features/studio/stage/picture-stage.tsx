import type { Scene } from "@vignette/composition";
import { creationScenes, type FramePlatform, type SceneInput, type ScriptAndStyle } from "@vignette/content";
import { changePiece, type Script, type ShownFile } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { IconButton, RadioGroup } from "@vignette/ui";
import { ChevronLeft, ChevronRight } from "@vignette/ui/icons";
import { type KeyboardEvent, Suspense, useDeferredValue, useMemo, useState } from "react";
import { CanvasOverlay } from "../canvas/canvas-overlay.tsx";
import type { CanvasStage, ChangeDraft } from "../canvas/canvas-stage.ts";
import { useFormatScope } from "../canvas/format-scope.ts";
import { AddMenu } from "../canvas/layers/add-menu.tsx";
import { CanvasPanel } from "../canvas/panel/canvas-panel.tsx";
import { UnseenNotice } from "../canvas/unseen-notice.tsx";
import { SlideFraming } from "../framing/slide-framing.tsx";
import type { Pictures } from "../media/media.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";
import { select } from "../selection.ts";
import { Filmstrip } from "./filmstrip.tsx";
import { useGuides } from "./guides.ts";
import { GuidesMenu } from "./guides-menu.tsx";
import { GuidesOverlay } from "./guides-overlay.tsx";
import { tellStageShown } from "./stage-shown.ts";

type PictureStageProps = {
  projectId: string;
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  pictures: Pictures;
  current: number;
  target: FramePlatform;
  /** Boxes with a problem on the current picture. */
  faults: readonly { x: number; y: number; w: number; h: number }[];
  onTarget: (target: FramePlatform) => void;
  onSelect: (index: number) => void;
  /** Moves a slide, for kinds whose slides are beats. */
  onMove: (from: number, to: number) => void;
  /** Changes the draft from the canvas. */
  onChange: ChangeDraft;
};

/**
 * The pictures as they will be exported, per platform, with a filmstrip below several. Arrow keys go to the next or
 * previous one.
 */
export function PictureStage({
  projectId,
  draft,
  sceneInput,
  pictures,
  current,
  target,
  faults,
  ...on
}: PictureStageProps) {
  const { onTarget, onChange } = on;
  // Deferred, so that drawing does not delay typing.
  const words = useDeferredValue(draft);
  const scenes = useMemo(() => creationScenes(words, sceneInput, target), [words, sceneInput, target]);
  const guides = useGuides();
  const shown = scenes[current] ? current : 0;
  const scene = scenes[shown];
  const last = scenes.length - 1;
  const { scope } = useFormatScope();
  const [live, setLive] = useState<Scene | null>(null);
  const { kind } = sceneInput;
  const stage = useMemo<CanvasStage | null>(
    () =>
      scene
        ? {
            ...{ projectId, scene, atMs: 0, index: shown, count: last + 1, kind, target, scope, draft: words },
            ...{ beatAt: null, video: null },
          }
        : null,
    [projectId, scene, shown, last, kind, target, scope, words],
  );

  function onSelect(index: number) {
    select(null);
    on.onSelect(index);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || event.shiftKey || isField(event.target)) return;
    event.preventDefault();
    onSelect(Math.min(last, Math.max(0, shown + step)));
  }

  if (!scene || !stage) return null;
  return (
    <section
      aria-label={m.studio_preview()}
      data-theme="dark"
      onKeyDown={press}
      className="flex flex-col gap-4 rounded-panel border border-line bg-canvas p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <RadioGroup label={m.studio_format()} labelHidden inline options={formats} value={target} onChange={onTarget} />
        <span className="flex flex-wrap items-center gap-x-2">
          {last > 0 && (
            <output className="tabular text-dense whitespace-nowrap text-ink-2">
              {m.studio_slide_of({ shown: shown + 1, scenes: scenes.length })}
            </output>
          )}
          <AddMenu stage={stage} onChange={onChange} />
          <GuidesMenu guides={guides} />
        </span>
      </div>
      <div className="flex items-center justify-center gap-2">
        {last > 0 && (
          <IconButton
            label={m.studio_previous_slide()}
            icon={<ChevronLeft size={20} strokeWidth={1.75} aria-hidden />}
            disabled={shown === 0}
            onClick={() => onSelect(shown - 1)}
          />
        )}
        <div
          className="relative min-w-0 flex-1 [--height:clamp(18rem,58vh,40rem)] low:[--height:clamp(9rem,100dvh-16.75rem,18rem)]"
          style={{ maxWidth: `calc(var(--height) * ${scene.width / scene.height})` }}
        >
          {/* A press beside the texts selects nothing, as Escape does. */}
          <div className="overflow-hidden rounded-frame" onPointerDown={() => select(null)}>
            <div role="img" aria-label={pictureWords(draft.script, shown, scenes.length)}>
              <SceneCanvas scene={live ?? scene} pictures={pictures} width={720} isStage onDrawn={tellStageShown} />
            </div>
            <GuidesOverlay scene={scene} guides={guides} faults={faults} />
          </div>
          <Suspense fallback={null}>
            <CanvasOverlay stage={stage} onChange={onChange} onLive={setLive} />
          </Suspense>
        </div>
        {last > 0 && (
          <IconButton
            label={m.studio_next_slide()}
            icon={<ChevronRight size={20} strokeWidth={1.75} aria-hidden />}
            disabled={shown === last}
            onClick={() => onSelect(shown + 1)}
          />
        )}
      </div>
      {last > 0 && (
        <Filmstrip
          {...{ scenes, pictures, onSelect }}
          onMove={on.onMove}
          current={shown}
          movable={draft.script.beats.length}
        />
      )}
      <Suspense fallback={null}>
        <CanvasPanel stage={stage} onChange={onChange} />
      </Suspense>
      <SlideFraming
        {...{ scene, pictures }}
        beats={beatsOn(draft.script, shown, scenes.length)}
        shown={sceneInput.shown}
        onChange={(id, framing) =>
          onChange((now) => ({ ...now, script: withFraming(now.script, id, framing) }), `framing-0 ${id}`)
        }
      />
      <UnseenNotice {...{ draft, sceneInput, onChange }} />
    </section>
  );
}

const isField = (target: EventTarget) => target instanceof HTMLElement && target.closest("input, textarea") !== null;

/** A script in which a photo of one beat is framed. Written by the user: nothing replaces it. */
const withFraming = (script: Script, id: string, framing: Partial<ShownFile>): Script => ({
  ...script,
  beats: script.beats.map((it) => (it.id === id ? { ...changePiece(it, 0, framing), locked: true } : it)),
});

/** The beats that a picture shows. */
const beatsOn = ({ beats }: Pick<Script, "beats">, index: number, count: number) =>
  count > 1 ? beats.slice(index, index + 1) : beats;

/** The text of a picture. A slide shows one beat, a single picture shows all. */
function pictureWords({ beats }: Script, index: number, count: number): string {
  const on = beatsOn({ beats }, index, count);
  if (count > 1 && on.length === 0) return m.studio_slide_closing_card({ index: index + 1 });
  const words = on.flatMap(({ title, body }) => [title, body]).filter(Boolean);
  const text = words.join(". ").replaceAll("*", "");
  return count > 1 ? m.studio_slide_text({ index: index + 1, text }) : text;
}

const formats = [
  { value: "instagram" as const, label: "Instagram 4:5" },
  { value: "tiktok" as const, label: "TikTok 9:16" },
];
