import type { BeatTimes } from "@vignette/composition";
import type { CheckedWords, FindingPlace } from "@vignette/domain/scheduling";
import type { Script } from "@vignette/domain/studio";

/**
 * The written and spoken text of a creation with its fields. `times` are the beats' times in a video; `count` is the
 * number of pictures; `quotes`: the titles quote customers, and the bodies say whom.
 */
export function checkedWords(
  { beats }: Pick<Script, "beats">,
  { times, count, quotes = false }: { times: readonly BeatTimes[] | null; count: number; quotes?: boolean },
): CheckedWords[] {
  return beats.flatMap((beat, index) =>
    (["line", "title", "body"] as const)
      .filter((field) => beat[field].trim() !== "")
      .map((field) => ({
        text: beat[field],
        place: placeOf(times?.[index] ?? null, count > 1 ? index : 0),
        field: `beats.${index}.${field}`,
        ...(quotes && field === "title" && { quoted: { by: beat.body, field: `beats.${index}.body` } }),
      })),
  );
}

function placeOf(time: BeatTimes | null, index: number): FindingPlace {
  return time ? { kind: "span", startMs: time.startMs, endMs: time.endMs } : { kind: "slide", index };
}
