import { beatTimes, type Scene } from "@vignette/composition";
import { IconButton } from "@vignette/ui";
import { Pause, Play } from "lucide-react";
import { type KeyboardEvent, type Ref, useDeferredValue, useImperativeHandle, useMemo, useRef } from "react";
import { clock } from "./creation-names.ts";
import { type Draft, type Material, pieceOf, videoScene } from "./creation-scenes.ts";
import type { MediaBlobs } from "./media.ts";
import { usePlayer } from "./use-player.ts";

export type VideoStageHandle = {
  showBeat: (index: number) => void;
  playFrom: (ms: number) => void;
  showAt: (ms: number) => void;
  /** Where it stands, in ms. */
  time: () => number;
};

type VideoStageProps = {
  ref: Ref<VideoStageHandle>;
  draft: Draft;
  material: Material;
  media: MediaBlobs;
  /** The beat that is on screen now. */
  onBeat: (index: number) => void;
};

/** The video as it will be exported, with its sound. Space plays and pauses. */
export function VideoStage({ draft, ...props }: VideoStageProps) {
  const words = useDeferredValue(draft);
  const scene = useMemo(() => videoScene(words, props.material), [words, props.material]);
  return scene && <ScenePlayer {...props} draft={words} scene={scene} />;
}

function ScenePlayer({ ref, draft, scene, material, media, onBeat }: VideoStageProps & { scene: Scene }) {
  const starts = useMemo(() => beatStartsOf(draft, material), [draft, material]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const beat = useRef(0);

  const { time, playing, starting, play, pause, seek } = usePlayer(canvas, scene, media, (ms) => {
    const now = Math.max(
      0,
      starts.findLastIndex((start) => start <= ms),
    );
    if (now === beat.current) return;
    beat.current = now;
    onBeat(now);
  });
  const toggle = playing ? pause : play;

  useImperativeHandle(ref, () => ({
    showBeat(index) {
      // A beat that is on screen already stays where it is; while it plays nobody jumps.
      if (playing || index === beat.current) return;
      seek((starts[index] ?? 0) + 1);
    },
    playFrom(ms) {
      seek(ms);
      play();
    },
    showAt(ms) {
      pause();
      seek(ms);
    },
    time: () => time,
  }));

  function press(event: KeyboardEvent) {
    if (event.key !== " " || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    toggle();
  }

  return (
    <section
      aria-label="Preview"
      data-theme="dark"
      onKeyDown={press}
      className="flex flex-col gap-3 rounded-panel border border-line bg-canvas p-4"
    >
      <canvas
        ref={canvas}
        onClick={toggle}
        aria-hidden
        className="mx-auto block max-h-[42vh] md:max-h-[min(66vh,44rem)] min-h-0 max-w-full cursor-pointer rounded-frame bg-sunken"
        style={{ aspectRatio: "9 / 16" }}
      />
      <div className="flex items-center gap-3">
        <IconButton
          label={playing ? "Pause" : "Play"}
          aria-busy={starting}
          icon={
            playing ? (
              <Pause size={20} strokeWidth={1.75} aria-hidden />
            ) : (
              <Play size={20} strokeWidth={1.75} aria-hidden />
            )
          }
          onClick={toggle}
        />
        <input
          type="range"
          aria-label="Time"
          aria-valuetext={tenths(time)}
          min={0}
          max={scene.durationMs}
          step={100}
          value={Math.min(time, scene.durationMs)}
          onChange={(event) => seek(Number(event.target.value))}
          className="min-w-0 flex-1 cursor-pointer accent-mark"
        />
        <span className="tabular shrink-0 text-dense text-ink-2">
          {tenths(time)} / {clock(scene.durationMs)}
        </span>
      </div>
    </section>
  );
}

/** `0:03.2`. */
const tenths = (ms: number) => `${clock(ms)}.${Math.floor((ms % 1000) / 100)}`;

/** When each beat begins, in ms. */
export const beatStartsOf = (draft: Draft, material: Material): number[] =>
  beatTimes(pieceOf(draft, material, "tiktok")).map(({ startMs }) => startMs);
