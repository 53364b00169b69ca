import { m } from "@vignette/messages";
import { IconButton, Tooltip } from "@vignette/ui";
import { ChevronDown, ChevronRight, Magnet } from "@vignette/ui/icons";
import { useMemo } from "react";
import { frameFrom } from "../frame-from.ts";
import { EditTools } from "./edit-tools.tsx";
import { isVoiced } from "./holds.ts";
import { BeatLane } from "./lanes/beat-lane.tsx";
import { CaptionLane } from "./lanes/caption-lane.tsx";
import { ClipLane } from "./lanes/clip-lane.tsx";
import { Lane, Stretches } from "./lanes/lane.tsx";
import { snapPoints, timelineLanes } from "./lanes/lanes.ts";
import { Ruler } from "./ruler.tsx";
import { SoundTracks } from "./sound-tracks.tsx";
import type { TimelineProps } from "./timeline-props.ts";
import { MAX_ZOOM, type TimelineLook } from "./use-timeline-look.ts";
import { Waveform } from "./waveform.tsx";

/** The timeline of a video. Collapsed, it is a strip of beats to jump between. */
export function SceneTimeline(props: TimelineProps) {
  const { look, scene, projectId, draft, sceneInput, times, media, now, edit } = props;
  // The exact time: `time` is rounded down, and a beat begins where it was just sought.
  const index = beatAt(times, now());
  return (
    <div className="border-t border-line pt-2">
      <div className="flex min-h-9 items-center gap-2">
        <button
          type="button"
          aria-expanded={look.isOpen}
          onClick={() => look.fold(!look.isOpen)}
          className="inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1 rounded-control px-1.5 text-dense font-medium text-ink-2 hover:text-ink pointer-coarse:min-h-11"
        >
          {look.isOpen ? <ChevronDown {...small} /> : <ChevronRight {...small} />}
          {m.timeline_timeline()}
        </button>
        {look.isOpen ? (
          <Tools look={look} />
        ) : (
          <div className="relative h-6 min-w-0 flex-1">
            <BeatLane {...props} isStrip />
            <Playhead />
          </div>
        )}
      </div>
      {look.isOpen && (
        <>
          <Lanes {...props} />
          <EditTools
            {...{ projectId, draft, sceneInput, scene, times, media, now, edit }}
            {...{ onListen: props.onListen, listeningTo: props.listeningTo, clipSettings: props.clipSettings }}
            index={index}
          />
          <SoundTracks sound={props.sound} onSound={props.onSound} />
          <p className="mt-1.5 text-meta text-ink-3 max-md:hidden">
            {isVoiced(scene) ? m.timeline_follows_voiceover() : m.timeline_drag_ends()} {m.timeline_keys()}
          </p>
        </>
      )}
    </div>
  );
}

/** The beat at a time in ms. */
const beatAt = (times: TimelineProps["times"], ms: number): number =>
  Math.max(
    0,
    times.findLastIndex(({ startMs }) => startMs <= ms),
  );

const small = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

function Tools({ look }: { look: TimelineLook }) {
  return (
    <div className="ml-auto flex items-center gap-2">
      <label className="flex items-center gap-2 text-dense text-ink-2">
        {m.timeline_zoom()}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.5}
          value={look.zoom}
          onChange={(event) => look.zoomTo(Number(event.target.value))}
          className="w-24 cursor-pointer accent-mark"
        />
      </label>
      <span className="max-md:hidden">
        <Tooltip label={look.magnet ? m.timeline_edges_snap_to_words() : m.timeline_edges_go_anywhere()} keys="M">
          <IconButton
            label={m.timeline_magnet()}
            pressed={look.magnet}
            icon={<Magnet {...small} />}
            onClick={() => look.magnetise(!look.magnet)}
          />
        </Tooltip>
      </span>
    </div>
  );
}

function Lanes(props: TimelineProps) {
  const { draft, times, sceneInput, edit, scene, media, look, onSeek, now } = props;
  const lanes = useMemo(() => timelineLanes(scene), [scene]);
  const points = useMemo(() => (look.magnet ? snapPoints(lanes, times) : null), [look.magnet, lanes, times]);
  const { durationMs } = scene;
  return (
    <div className="mt-1 overflow-x-auto overscroll-x-contain">
      <div className="relative flex flex-col gap-1 pb-1" style={{ width: `${look.zoom * 100}%` }}>
        <Ruler durationMs={durationMs} zoom={look.zoom} onSeek={onSeek} />
        <BeatLane {...props} lanes={lanes} />
        <ClipLane {...{ draft, times, sceneInput, edit, durationMs, points, onSeek, now }} />
        {lanes.texts.length > 0 && (
          <Lane name={m.timeline_text()}>
            <Stretches items={lanes.texts} durationMs={durationMs} onSeek={onSeek} />
          </Lane>
        )}
        {lanes.words.length > 0 && (
          <CaptionLane
            {...{ draft, sceneInput, durationMs, edit }}
            magnet={look.magnet}
            onSeek={(ms) => onSeek(frameFrom(ms, scene.frameRate))}
          />
        )}
        {lanes.voice && <Waveform voice={lanes.voice} file={media.get(lanes.voice.src)} durationMs={durationMs} />}
        {[...lanes.beds, ...lanes.effects].length > 0 && (
          <Lane name={m.timeline_music_and_effects()}>
            <Stretches items={[...lanes.beds, ...lanes.effects]} durationMs={durationMs} onSeek={onSeek} />
          </Lane>
        )}
        <Playhead />
      </div>
    </div>
  );
}

/**
 * Moved by the stage on every frame (`--played`, 0 to 1). For assistive technology, the slider below the stage says the
 * same.
 */
const Playhead = () => (
  <span
    aria-hidden
    className="pointer-events-none absolute inset-y-0 left-0 w-full"
    style={{ transform: "translateX(calc(var(--played, 0) * 100%))" }}
  >
    <span className="absolute inset-y-0 left-0 w-0.5 -translate-x-px bg-mark" />
  </span>
);
