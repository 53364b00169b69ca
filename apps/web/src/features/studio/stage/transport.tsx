import { m } from "@vignette/messages";
import { IconButton } from "@vignette/ui";
import { Pause, Play } from "@vignette/ui/icons";
import { clock } from "../../../shared/clock.ts";
import type { Playing } from "./use-player.ts";

/** The play button and the seek slider. */
export function Transport({ player, durationMs }: { player: Playing; durationMs: number }) {
  const { time, playing, starting, toggle, seek } = player;
  return (
    <div className="flex items-center gap-3">
      <IconButton
        label={playing ? m.studio_pause() : m.app_play()}
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
        aria-label={m.studio_time()}
        aria-valuetext={tenths(time)}
        min={0}
        max={durationMs}
        step={100}
        value={Math.min(time, durationMs)}
        onChange={(event) => seek(Number(event.target.value))}
        className="min-w-0 flex-1 cursor-pointer accent-mark"
      />
      <span className="tabular shrink-0 text-dense text-ink-2">
        {tenths(time)} / {clock(durationMs)}
      </span>
    </div>
  );
}

/** `0:03.2`. */
const tenths = (ms: number) => `${clock(ms)}.${Math.floor((ms % 1000) / 100)}`;
