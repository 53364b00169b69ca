import type { BeatTimes } from "@vignette/composition";
import type { ScriptAndStyle } from "@vignette/content";
import type { CheckedWords, FindingPlace } from "@vignette/domain/scheduling";
import { addedTexts, type Layer } from "@vignette/domain/studio";
import { fieldOfLayer } from "./layer-field.ts";

/** `times` are the beats' times in a video; `count` is the number of pictures. */
type Shown = { times: readonly BeatTimes[] | null; count: number };

/**
 * The written and spoken text of a creation with its fields, and the texts added on the canvas. `quotes`: the titles
 * quote customers, and the bodies say whom.
 */
export function checkedWords(
  draft: Pick<ScriptAndStyle, "style"> & { script: Pick<ScriptAndStyle["script"], "beats"> },
  { quotes = false, ...shown }: Shown & { quotes?: boolean },
): CheckedWords[] {
  const { beats } = draft.script;
  const written = beats.flatMap((beat, index) =>
    (["line", "title", "body"] as const).map((field) => ({
      text: beat[field],
      place: placeOf(index, shown),
      field: `beats.${index}.${field}`,
      ...(quotes && field === "title" && { quoted: { by: beat.body, field: `beats.${index}.body` } }),
    })),
  );
  const added = addedTexts(draft).map((layer) => ({
    text: layer.text,
    place: within(placeOf(indexOf(layer, beats), shown), layer),
    field: fieldOfLayer(layer.id),
  }));
  return [...written, ...added].filter(({ text }) => text.trim() !== "");
}

const indexOf = ({ beatId }: Layer, beats: readonly { id: string }[]) =>
  beatId === null ? null : beats.findIndex(({ id }) => id === beatId);

/** The part of a beat that a layer is shown in; the beat itself for one that starts after its end. */
function within(beat: FindingPlace, { fromMs = 0, untilMs = Number.POSITIVE_INFINITY }: Layer): FindingPlace {
  if (beat.kind !== "span") return beat;
  const startMs = beat.startMs + fromMs;
  return startMs < beat.endMs ? { kind: "span", startMs, endMs: Math.min(beat.startMs + untilMs, beat.endMs) } : beat;
}

/** The place of a beat; null is all of the piece, which slides show from the first one on. */
function placeOf(index: number | null, { times, count }: Shown): FindingPlace {
  const time = index === null ? whole(times) : times?.[index];
  if (time) return { kind: "span", startMs: time.startMs, endMs: time.endMs };
  return { kind: "slide", index: count > 1 ? (index ?? 0) : 0 };
}

function whole(times: Shown["times"]) {
  const [first, last] = [times?.[0], times?.at(-1)];
  return first && last && { startMs: first.startMs, endMs: last.endMs };
}
