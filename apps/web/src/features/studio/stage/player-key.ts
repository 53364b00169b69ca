import type { BeatTimes, Scene } from "@vignette/composition";
import type { ScriptAndStyle } from "@vignette/content";
import type { KeyboardEvent } from "react";
import { holdFor, isHoldable } from "../timeline/holds.ts";
import type { TimelineLook } from "../timeline/use-timeline-look.ts";
import type { Playing } from "./use-player.ts";

type Keyed = {
  player: Playing;
  scene: Scene;
  times: readonly BeatTimes[];
  draft: ScriptAndStyle;
  look: TimelineLook;
  onHold: (beatId: string, holdMs: number) => void;
};

/** How far J goes back, in ms. */
const BACK = 2000;

/**
 * Handles the keys of stage and timeline while one of them has the focus: Space toggles, K pauses, L plays, J goes
 * back, `,` and `.` step one frame, `[` ends the previous beat and `]` the current one at the playhead, M toggles the
 * magnet (docs/experience.md#studio). There is no key to split a beat, because its text cannot be cut at a time.
 */
export function playerKey(event: KeyboardEvent, { player, scene, times, draft, look, onHold }: Keyed): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const frameMs = 1000 / scene.frameRate;
  const trim = (index: number, endMs: number) => {
    const beat = draft.script.beats[index];
    const time = times[index];
    if (beat && time && isHoldable(scene, index, times.length)) onHold(beat.id, holdFor(time.startMs, endMs));
  };
  const at = () => times.findLastIndex(({ startMs }) => startMs <= player.now());
  const acts: Record<string, () => void> = {
    " ": player.toggle,
    k: player.pause,
    l: player.play,
    j: () => player.seek(player.now() - BACK),
    ",": () => player.seek(player.now() - frameMs),
    ".": () => player.seek(player.now() + frameMs),
    "[": () => trim(at() - 1, player.now()),
    "]": () => trim(at(), player.now()),
    m: () => look.magnetise(!look.magnet),
  };
  const act = acts[event.key.toLowerCase()];
  // Space on a button presses the button.
  if (!act || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  act();
}
