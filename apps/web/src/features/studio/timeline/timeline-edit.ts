import {
  beatLengths,
  playedBeats,
  type SceneInput,
  type ScriptAndStyle,
  splitPointAt,
  type TranscriptBeat,
} from "@vignette/content";
import { Refusal } from "@vignette/domain/kernel";
import {
  addPiecesToBeat,
  type Beat,
  movePieceToBeat,
  type PiecePlace,
  piecesOf,
  type ReelFile,
  reelOf,
  refuseEdit,
  type Script,
  type ShownFile,
  saidIn,
  splitBeat,
  splitPiece,
  type WordChange,
  withoutRanges,
  withWordsKept,
} from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { worded } from "../../../shared/refusals/worded.ts";
import { changeCaptions } from "../captions/caption-operations.ts";
import { placeBeat } from "../editor/beats/beat-operations.ts";
import { type Cuttable, foundCuts, sayCut } from "../found-cuts.ts";
import { select } from "../selection.ts";

type EditInput = {
  sceneInput: SceneInput;
  /** The draft as it is now. */
  now: () => ScriptAndStyle;
  onChange: (make: (script: Script) => Script, field: string) => void;
};

/** Edits of the timeline. Each is one step to undo; one that is refused says why and changes nothing. */
export type TimelineEdit = ReturnType<typeof timelineEdit>;

export function timelineEdit({ sceneInput, now, onChange }: EditInput) {
  const { kind, shown } = sceneInput;
  /** Why the script is not changed so; null if it was. */
  function refused(make: (script: Script) => Script, field: string): Refusal | null {
    try {
      const { script, style } = now();
      const next = withWordsKept(script, make(script));
      const refusal = refuseEdit({ kind }, { script: next, style });
      if (refusal && next.beats.length > script.beats.length) throw refusal;
      onChange(() => next, field);
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error;
    }
  }
  function apply(make: (script: Script) => Script, field: string): boolean {
    const refusal = refused(make, field);
    if (refusal) sayRefused(refusal);
    return refusal === null;
  }
  const played = (script: Script, ...ids: string[]) =>
    playedBeats({ script, style: now().style }, sceneInput, new Set(ids));
  /** Changes what one beat shows, or how it comes. */
  const beat = (id: string, make: (beat: Beat) => Beat, field: string) =>
    apply((script) => {
      const { beats, ...rest } = played(script, id);
      return { ...rest, beats: beats.map((it) => (it.id === id ? { ...make(it), locked: true } : it)) };
    }, `${field} ${id}`);
  return {
    beat,
    /** Splits the beat at `ms` of the video in two. Returns why it does not, which is still to be said. */
    split(index: number, ms: number): Refusal | null {
      const draft = now();
      const id = draft.script.beats[index]?.id;
      if (id === undefined) return null;
      const newId = crypto.randomUUID();
      const point = splitPointAt(draft, sceneInput, index, ms);
      const make = (script: Script) => splitBeat(played(script, id), { id, newId, files: shown }, point);
      const refusal = refused(make, `split ${newId}`);
      if (!refusal) select({ kind: "beat", id: newId });
      return refusal;
    },
    /** Splits the clip of a beat `atMs` after the beat began; the beat stays one. */
    splitClip(id: string, atMs: number) {
      beat(id, (it) => splitPiece(it, shown, atMs % lengthOf(it, shown)), `cut-${Math.round(atMs)}`);
    },
    /** Changes words of a beat's captions. The selected word stays on the page that was changed. */
    captions: (of: TranscriptBeat, changes: ReadonlyMap<number, WordChange>, part: string) =>
      apply((script) => changeCaptions(script, of, changes), `caption page ${of.beatId} ${part}`),
    /** Adds clips to a beat where they are seen, and selects the first. `files`: what is known of them. */
    addPieces(to: PiecePlace, added: readonly ShownFile[], files: readonly ReelFile[]) {
      const draft = now();
      const lengths = { ...beatLengths(draft, sceneInput), files: [...files, ...shown] };
      const add = (script: Script) => addPiecesToBeat(played(script, to.beatId), added, to, lengths);
      if (apply((script) => add(script).script, `clips ${to.beatId}`)) {
        select({ kind: "piece", ...add(draft.script).to });
      }
    },
    /** Moves a clip to a place in the same beat or in another one, and selects it there. */
    movePiece(from: PiecePlace, to: PiecePlace) {
      const draft = now();
      const lengths = beatLengths(draft, sceneInput);
      const move = (script: Script) => movePieceToBeat(played(script, from.beatId, to.beatId), from, to, lengths);
      const field = from.beatId === to.beatId ? `clip-${from.index}-${to.index}` : `into-${from.beatId}-${from.index}`;
      if (apply((script) => move(script).script, `${field} ${to.beatId}`)) {
        select({ kind: "piece", ...move(draft.script).to });
      }
    },
    place: (from: number, to: number) => apply((script) => placeBeat(script, from, to), `move ${from}-${to}`),
    /** Cuts pauses or filler words out of the clip that a piece shows. */
    tighten(id: string, index: number, what: Cuttable) {
      const script = played(now().script, id);
      const piece = piecesOf(script.beats.find((it) => it.id === id) ?? { shows: null })[index];
      const file = shown.find(({ key }) => key === piece?.key);
      if (!piece || !file) return;
      const within = { fromMs: piece.trimMs, toMs: piece.endTrimMs ?? file.durationMs ?? 0 };
      const ranges = foundCuts(what, saidIn(script, piece.key) ?? [], within);
      if (ranges.length > 0 && beat(id, (it) => withoutRanges(it, shown, piece.key, ranges), what))
        sayCut(what, ranges);
    },
  };
}

/** Says why an edit was refused, and that nothing was changed. */
export function sayRefused(refusal: Refusal): void {
  notify({ title: worded(refusal), detail: m.timeline_nothing_was_changed() });
}

const lengthOf = (beat: Beat, files: SceneInput["shown"]) => Math.max(1, reelOf(beat, files).at(-1)?.endMs ?? 1);
