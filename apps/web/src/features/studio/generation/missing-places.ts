import type { Beat, CreationView, Missing } from "@vignette/domain/studio";

/** A beat without its picture or film: its index among the beats, and its name on the screen. */
export type MissingPlace = { index: number; label: string };

/** The beats whose picture or film is still to be made, in their order. */
export function missingPlaces(
  { images, clips }: Missing,
  beats: readonly Pick<Beat, "id">[],
  kind: CreationView["kind"],
): MissingPlace[] {
  const missing = new Set([...images, ...clips].map(({ id }) => id));
  const name = kind === "carousel-image" ? "Slide" : "Beat";
  return beats.flatMap(({ id }, index) => (missing.has(id) ? [{ index, label: `${name} ${index + 1}` }] : []));
}

/** What must be made before a creation can be exported, and where; null if nothing is missing. */
export function exportObstacle(
  missing: Missing,
  beats: readonly Pick<Beat, "id">[],
  kind: CreationView["kind"],
): string | null {
  const places = missingPlaces(missing, beats, kind).map(({ label }) => label);
  if (places.length === 1) return `${places[0]} has no picture yet. Generate one, or choose your own file.`;
  if (places.length > 1) {
    const all = `${places.slice(0, -1).join(", ")} and ${places.at(-1)}`;
    return `${all} have no picture yet. Generate them, or choose your own files.`;
  }
  if (missing.voice) return "The voiceover isn't generated yet. Generate it first.";
  return missing.take ? "The presenter isn't generated yet. Generate it first." : null;
}
