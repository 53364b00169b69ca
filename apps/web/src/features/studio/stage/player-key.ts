import type { BeatTimes, Scene } from "@vignette/composition";
import type { ScriptAndStyle } from "@vignette/content";
import { replacePieces } from "@vignette/domain/studio";
import type { KeyboardEvent } from "react";
import { type Selection, select } from "../selection.ts";
import { holdFor, isHoldable } from "../timeline/holds.ts";
import { sayRefused, type TimelineEdit } from "../timeline/timeline-edit.ts";
import type { TimelineLook } from "../timeline/use-timeline-look.ts";
import type { Playing } from "./use-player.ts";

type Keyed = {
  player: Playing;
  scene: Scene;
  times: readonly BeatTimes[];
  draft: ScriptAndStyle;
  look: TimelineLook;
  onHold: (beatId: string, holdMs: number) => void;
  edit: TimelineEdit;
  selection: Selection | null;
};

/** How far J goes back, in ms. */
const BACK = 2000;

/**
 * Handles the keys of stage and timeline while one of them has the focus: Space toggles, K pauses, L plays, J goes
 * back, `,` and `.` step one frame, `[` ends the previous beat and `]` the current one at the playhead, S splits the beat
 * and Shift+S its clip, Alt with arrows moves the beat, Delete removes the selected clip, M toggles the magnet
 * (docs/experience.md#studio).
 */
export function playerKey(event: KeyboardEvent, keyed: Keyed): void {
  const { player, scene, times, draft, look, edit, selection, onHold } = keyed;
  if (event.ctrlKey || event.metaKey || isTyping(event.target)) return;
  const frameMs = 1000 / scene.frameRate;
  const trim = (index: number, endMs: number) => {
    const beat = draft.script.beats[index];
    const time = times[index];
    if (beat && time && isHoldable(scene, index, times.length)) onHold(beat.id, holdFor(time.startMs, endMs));
  };
  const at = () => times.findLastIndex(({ startMs }) => startMs <= player.now());
  const beat = draft.script.beats[at()];
  const piece = selection?.kind === "piece" ? selection : null;
  const withAlt: Record<string, () => void> = {
    arrowleft: () => at() > 0 && edit.place(at(), at() - 1),
    arrowright: () => at() < times.length - 1 && edit.place(at(), at() + 1),
  };
  const onPiece: Record<string, () => void> = piece
    ? { delete: () => removeOf(edit, piece), backspace: () => removeOf(edit, piece) }
    : {};
  const plain: Record<string, () => void> = {
    ...onPiece,
    s: () => {
      if (!event.shiftKey) {
        const refusal = edit.split(at(), player.now());
        if (refusal) sayRefused(refusal);
      } else if (beat) edit.splitClip(beat.id, player.now() - (times[at()]?.startMs ?? 0));
    },
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
  const act = (event.altKey ? withAlt : plain)[event.key.toLowerCase()];
  // Space on a button presses the button.
  if (!act || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  act();
}

function removeOf(edit: TimelineEdit, { beatId, index }: { beatId: string; index: number }): void {
  if (edit.beat(beatId, (beat) => replacePieces(beat, index, 1, []), `drop-${index}`)) select(null);
}

/** Letters that are typed into a field are no keys. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "range");
