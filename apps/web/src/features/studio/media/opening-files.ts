import { type Beat, type CreationView, piecesOf } from "@vignette/domain/studio";

type Files = Pick<CreationView, "media" | "shown">;
type File = Files["media"][number] | Files["shown"][number];

/**
 * The files that the first frame of a creation may need: all but sound, and the clips of later beats. The same list as
 * `files` where that is all of them.
 */
export function openingFiles<Some extends File>(files: readonly Some[], [first]: readonly Beat[]): readonly Some[] {
  const own = new Set(first ? piecesOf(first).map(({ key }) => key) : []);
  const isEarly = (it: File) => {
    if (it.type.startsWith("audio/")) return false;
    if (!it.type.startsWith("video/")) return true;
    // A take is seen from the beginning: the presenter speaks the whole video.
    if ("kind" in it) return it.kind === "take" || (it.kind === "clip" && it.beatId === first?.id);
    return own.has(it.key);
  };
  const early = files.filter(isEarly);
  return early.length === files.length ? files : early;
}
