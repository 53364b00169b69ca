import type { Layer } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import type { CanvasStage, ChangeDraft } from "../canvas-stage.ts";
import { withLayer } from "../layers/layer-edits.ts";
import type { LayerTimes } from "../layers/layer-times.ts";
import { LayerTimesFields } from "./layer-times-fields.tsx";

type LayerTimesPanelProps = {
  stage: CanvasStage;
  layer: Layer;
  video: NonNullable<CanvasStage["video"]>;
  /** Whether the stage shows it now. */
  isShown: boolean;
  onChange: ChangeDraft;
};

/** When a layer of a video is shown, and the way to it while it is not. */
export function LayerTimesPanel({ stage, layer, video, isShown, onChange }: LayerTimesPanelProps) {
  const { id, beatId, fromMs, untilMs } = layer;
  const index = stage.draft.script.beats.findIndex((beat) => beat.id === beatId);
  const whole = { startMs: 0, endMs: stage.scene.durationMs };
  const { startMs, endMs } = (beatId === null ? whole : video.times[index]) ?? whole;
  const of = beatId === null ? "video" : "beat";
  const isLate = (fromMs ?? 0) >= endMs - startMs;
  const change = (times: LayerTimes) =>
    onChange((draft) => withLayer(draft, id, (now) => ({ ...now, ...times })), `times ${id}`);
  return (
    <>
      {isLate && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-dense text-ink-2">
          {of === "beat" ? m.canvas_never_shown_beat() : m.canvas_never_shown_video()}
          <Button variant="quiet" onClick={() => change({ fromMs: undefined, untilMs: undefined })}>
            {of === "beat" ? m.canvas_show_whole_beat() : m.canvas_show_whole_video()}
          </Button>
        </p>
      )}
      {!isShown && !isLate && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-dense text-ink-2">
          {m.canvas_not_visible_now()}
          <Button variant="quiet" onClick={() => video.seek(startMs + (fromMs ?? 0) + 1)}>
            {m.canvas_go_to_it()}
          </Button>
        </p>
      )}
      <LayerTimesFields times={{ fromMs, untilMs }} lengthMs={endMs - startMs} of={of} onChange={change} />
    </>
  );
}
