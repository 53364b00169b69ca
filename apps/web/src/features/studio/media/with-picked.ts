import type { ScriptAndStyle } from "@vignette/content";
import { type CreationView, libraryFilesOf, type ShownView } from "@vignette/domain/studio";

/** The files of a creation with those that its draft shows but the Worker has not stored yet, as `picked` knows them. */
export function withPicked(
  shown: CreationView["shown"],
  draft: ScriptAndStyle,
  picked: (key: string) => ShownView | undefined,
): CreationView["shown"] {
  const stored = new Set(shown.map(({ key }) => key));
  const added = libraryFilesOf(draft).flatMap(({ key }) => (stored.has(key) ? [] : (picked(key) ?? [])));
  return added.length > 0 ? [...shown, ...added] : shown;
}
