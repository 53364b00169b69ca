import { namedObjects, type ObjectName } from "@vignette/domain/objects";

/** How the camera looks at it, by the words of a prompt. */
export type View = "level" | "near" | "overhead";
export type PictureSubject = {
  objects: ObjectName[];
  view: View;
  /** Whether the lower third is to be left plain. */
  isHigh: boolean;
};

/** Words of a prompt that say how a picture looks and not what it shows; no object is looked for in them. */
const MANNER =
  /^(style|keep|no|looks?|soft|shot|close-up|detail|wide|from|in use|one slow|palette|mood|lens|light|a device|the subject|the advertised)\b/i;

/**
 * What a prompt asks to be shown: the objects of its first sentence that names any. Sentences about manner are left out,
 * so that "a hand-held camera" in the style is not drawn.
 */
export function subjectOf(prompt: string): PictureSubject {
  const objects = shownIn(prompt)
    .map(namedObjects)
    .find((found) => found.length > 0);
  return { objects: objects ?? [], view: viewOf(prompt), isHigh: /\bkeep the lower third plain\b/i.test(prompt) };
}

/** The sentences of a prompt that say what is to be seen. */
export const shownIn = (prompt: string): string[] => prompt.split(/(?<=[.!?;])\s+/).filter((it) => !MANNER.test(it));

function viewOf(prompt: string): View {
  if (/\b(overhead|from (straight )?above|flat[- ]?lay|von oben|desde arriba)\b/i.test(prompt)) return "overhead";
  return /\b(close-up|detail|macro|nahaufnahme|primer plano)\b/i.test(prompt) ? "near" : "level";
}
