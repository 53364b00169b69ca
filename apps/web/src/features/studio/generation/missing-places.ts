import type { Beat, CreationView, Missing } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { listText } from "../../../shared/formats.ts";

/** A beat without its picture or film: its index among the beats, and its name on the screen. */
export type MissingPlace = { index: number; label: string };

/** The beats whose picture or film is still to be made, in their order. */
export function missingPlaces(
  { images, clips }: Missing,
  beats: readonly Pick<Beat, "id">[],
  kind: CreationView["kind"],
): MissingPlace[] {
  const missing = new Set([...images, ...clips].map(({ id }) => id));
  const name = kind === "carousel-image" ? m.create_slide_number : m.create_beat_number;
  return beats.flatMap(({ id }, index) => (missing.has(id) ? [{ index, label: name({ number: index + 1 }) }] : []));
}

/** What must be made before a creation can be exported, and where; null if nothing is missing. */
export function exportObstacle(
  missing: Missing,
  beats: readonly Pick<Beat, "id">[],
  kind: CreationView["kind"],
): string | null {
  const places = missingPlaces(missing, beats, kind).map(({ label }) => label);
  if (places.length > 0) return m.create_places_without_picture({ count: places.length, places: listText(places) });
  if (missing.voice) return m.create_voiceover_missing();
  return missing.take ? m.create_presenter_missing() : null;
}
