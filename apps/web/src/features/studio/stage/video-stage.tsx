import type { BeatTimes, Scene } from "@vignette/composition";
import {
  captionTranscript,
  creationVideoScene,
  type SceneInput,
  type ScriptAndStyle,
  videoTimes,
} from "@vignette/content";
import type { Beat, ShownFile, SoundLevels } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import {
  memo,
  type Ref,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { CanvasOverlay } from "../canvas/canvas-overlay.tsx";
import type { CanvasStage, ChangeDraft } from "../canvas/canvas-stage.ts";
import { AddMenu } from "../canvas/layers/add-menu.tsx";
import { LateLayersNotice } from "../canvas/layers/late-layers-notice.tsx";
import { CanvasPanel } from "../canvas/panel/canvas-panel.tsx";
import { UnseenNotice } from "../canvas/unseen-notice.tsx";
import { equalIgnoringCallbacks } from "../equal-ignoring-callbacks.ts";
import { frameFrom } from "../frame-from.ts";
import type { MediaBlobs } from "../media/media.ts";
import { type Selection, select, useSelection } from "../selection.ts";
import type { ClipSettings } from "../timeline/clip-settings.ts";
import { SceneTimeline } from "../timeline/timeline.tsx";
import { timelineEdit } from "../timeline/timeline-edit.ts";
import { useTimelineLook } from "../timeline/use-timeline-look.ts";
import { useGuides } from "./guides.ts";
import { GuidesMenu } from "./guides-menu.tsx";
import { GuidesOverlay } from "./guides-overlay.tsx";
import { playerKey } from "./player-key.ts";
import { StagePoster, stageHeight } from "./stage-poster.tsx";
import { Transport } from "./transport.tsx";
import { usePlayer } from "./use-player.ts";

/** What other parts of the editor can do with the stage. */
export type VideoStageHandle = {
  showBeat: (index: number) => void;
  playFrom: (ms: number) => void;
  showAt: (ms: number) => void;
  /** The current time in ms. */
  time: () => number;
};

type VideoStageProps = {
  ref: Ref<VideoStageHandle>;
  draft: ScriptAndStyle;
  /** The sound levels as they are now, which are ahead of the draft. */
  sound: SoundLevels | undefined;
  clipSettings: ClipSettings;
  sceneInput: SceneInput;
  media: MediaBlobs;
  /** Whether all media are there: some come after the first frame. */
  isWhole: boolean;
  /** The address of the stored first frame, shown until it is drawn. */
  poster?: string;
  /** Called once the first frame is drawn, or cannot be. */
  onShown: () => void;
  /** Boxes with a problem at the current time. */
  faults: readonly { x: number; y: number; w: number; h: number }[];
  /** Called with the index of the beat that comes on screen. */
  onBeat: (index: number) => void;
  /** Sets how long a beat stays, in ms. */
  onHold: (beatId: string, holdMs: number) => void;
  /** Changes the draft from the canvas or the timeline. */
  onChange: ChangeDraft;
  projectId: string;
  /** The draft as it is now, which is ahead of what is drawn. */
  latest: () => ScriptAndStyle;
  onListen: (beat: Beat, piece: ShownFile) => void;
  /** The beat whose clip is being listened to. */
  listeningTo: string | null;
};

/** The video as it will be exported, with sound, and its timeline below. */
export const VideoStage = memo(Staged, equalIgnoringCallbacks<VideoStageProps>(["faults", "clipSettings"]));

function Staged({ draft, ...props }: VideoStageProps) {
  const words = useDeferredValue(draft);
  const scene = useMemo(() => creationVideoScene(words, props.sceneInput), [words, props.sceneInput]);
  const times = useMemo(() => videoTimes(words, props.sceneInput), [words, props.sceneInput]);
  return scene && <ScenePlayer {...props} draft={words} scene={scene} times={times} />;
}

type ScenePlayerProps = VideoStageProps & { scene: Scene; times: readonly BeatTimes[] };

function ScenePlayer({ ref, draft, sound, sceneInput, scene, times, media, faults, ...on }: ScenePlayerProps) {
  const { projectId, latest, onBeat, onHold, onChange, onListen, listeningTo, clipSettings, isWhole, poster } = on;
  const canvas = useRef<HTMLCanvasElement>(null);
  const section = useRef<HTMLElement>(null);
  const beat = useRef(0);
  const guides = useGuides();
  const look = useTimelineLook();

  const [live, setLive] = useState<Scene | null>(null);

  function onTime(ms: number) {
    // Written to the style directly: a render for every frame would be too slow.
    section.current?.style.setProperty("--played", `${ms / Math.max(1, scene.durationMs)}`);
    const now = beatAtTime(times, ms);
    if (now === beat.current) return;
    beat.current = now;
    onBeat(now);
  }
  const player = usePlayer({ canvas, scene: live ?? scene, media, isWhole, onTime, onShown: on.onShown });

  const selection = useSelection();
  const edit = useMemo(
    () =>
      timelineEdit({
        sceneInput,
        now: latest,
        onChange: (make, field) => onChange((now) => ({ ...now, script: make(now.script) }), field),
      }),
    [sceneInput, latest, onChange],
  );
  const pauseFor = useEffectEvent((selected: Selection | null) => {
    // What is edited on the canvas must stand still; a beat is also selected by playing on.
    if (selected && selected.kind !== "beat" && selected.kind !== "piece") player.pause();
  });
  useEffect(() => pauseFor(selection), [selection]);
  const { kind } = sceneInput;
  const { time, playing } = player;
  const beatAt = draft.script.beats[beatAtTime(times, time)]?.id ?? null;
  const stage = useMemo<CanvasStage>(
    () => ({
      ...{ projectId, scene, atMs: time, index: 0, count: 1, kind, target: "tiktok", scope: null, draft },
      ...{ beatAt, video: { times, seek: player.seek, transcript: () => captionTranscript(draft, sceneInput) } },
    }),
    [projectId, scene, time, kind, beatAt, times, player.seek, draft, sceneInput],
  );

  useImperativeHandle(ref, () => ({
    showBeat(index) {
      // Do not seek while playing, or to a beat that is already on screen.
      if (player.playing || index === beat.current) return;
      player.seek((times[index]?.startMs ?? 0) + 1);
    },
    playFrom(ms) {
      player.seek(ms);
      player.play();
    },
    showAt(ms) {
      player.pause();
      player.seek(frameFrom(ms, scene.frameRate));
    },
    time: player.now,
  }));

  return (
    <section
      ref={section}
      aria-label={m.studio_preview()}
      data-theme="dark"
      tabIndex={-1}
      onKeyDown={(event) => playerKey(event, { player, scene, times, draft, look, onHold, edit, selection })}
      className="@container relative flex flex-col gap-3 rounded-panel border border-line bg-canvas p-4"
    >
      <div className="@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem] @2xl:gap-4">
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center justify-end gap-x-2 max-md:-my-2 low:absolute low:top-4 low:right-4 low:z-10 low:my-0">
            <AddMenu stage={stage} onChange={onChange} />
            <GuidesMenu guides={guides} />
          </div>
          <div className="relative mx-auto w-fit">
            <canvas
              ref={canvas}
              onClick={() => {
                section.current?.focus({ preventScroll: true });
                if (isOnCanvas(selection)) select(null);
                else player.toggle();
              }}
              aria-hidden
              className={classNames(
                "block max-w-full cursor-pointer rounded-frame bg-sunken",
                stageHeight(look.isOpen),
              )}
              style={{ aspectRatio: "9 / 16" }}
            />
            {!player.isShown && poster !== undefined && (
              <StagePoster poster={poster} className="absolute inset-0 size-full" />
            )}
            <GuidesOverlay scene={scene} guides={guides} faults={playing ? [] : faults} />
            {!playing && (
              <Suspense fallback={null}>
                <CanvasOverlay stage={stage} onChange={onChange} onLive={setLive} />
              </Suspense>
            )}
          </div>
          <Transport player={player} durationMs={scene.durationMs} />
          <UnseenNotice {...{ draft, sceneInput, onChange }} />
          <LateLayersNotice {...{ draft, times }} durationMs={scene.durationMs} />
        </div>
        {/* Beside the picture where there is room for both: as high as it, so that a selection moves nothing. */}
        <div className="relative min-w-0 border-line max-@2xl:has-[section]:mt-3 @2xl:border-l">
          <div className="@2xl:absolute @2xl:-inset-y-2 @2xl:-right-2 @2xl:left-2 @2xl:overflow-y-auto @2xl:p-2">
            {!playing && (
              <Suspense fallback={null}>
                <CanvasPanel stage={stage} onChange={onChange} />
              </Suspense>
            )}
            <p className="hidden h-full items-center justify-center text-center text-dense text-ink-3 @2xl:only:flex">
              {m.studio_select_to_change()}
            </p>
          </div>
        </div>
      </div>
      <SceneTimeline
        {...{ projectId, draft, sound, clipSettings, sceneInput, scene, times, media, look, edit, onHold }}
        {...{ onListen, listeningTo }}
        time={time}
        now={player.now}
        onSeek={player.seek}
        onSound={(make, field) =>
          onChange((now) => ({ ...now, style: { ...now.style, sound: make(now.style.sound ?? {}) } }), field)
        }
      />
    </section>
  );
}

const isOnCanvas = (selection: Selection | null): boolean =>
  selection?.kind === "clip" || selection?.kind === "captions" || selection?.kind === "layer";

const beatAtTime = (times: readonly BeatTimes[], ms: number): number =>
  Math.max(
    0,
    times.findLastIndex(({ startMs }) => startMs <= ms),
  );
