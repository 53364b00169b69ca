import { isCut, type ReelPiece, reelOf, type Script, type Style } from "@vignette/domain/studio";
import type { SceneInput } from "../scene-input.ts";

/** What a beat shows, where it was cut: `src` names it in the storyboard, in place of a file. */
export type Reel = { src: string; pieces: ReelPiece[] };

/** The looks in which a speaker's clip plays under all beats. */
export const ONE_TAKE: ReadonlySet<string> = new Set(["green-screen", "talking-cutaways"]);

/**
 * The reels of a script, by beat. Beats whose files were not cut have none. In a look with one take under everything,
 * beats that show the same file are one reel, so that a split leaves the speaker in one piece.
 */
export function reelsOf(
  { beats }: Pick<Script, "beats">,
  { template }: Pick<Style, "template">,
  shown: SceneInput["shown"],
): Map<string, Reel> {
  const groups = Map.groupBy(
    beats.filter(({ shows }) => shows !== null),
    ({ id, shows }) => (ONE_TAKE.has(template) ? shows?.key : id),
  );
  const reels = new Map<string, Reel>();
  for (const [first, ...others] of groups.values()) {
    const all = [first, ...others].flatMap((beat) => (beat ? [beat] : []));
    if (!first || !all.some(isCut)) continue;
    const pieces = all.flatMap((beat) => reelOf(beat, shown)).reduce(inSequence, []);
    const reel = { src: `reel:${first.id}`, pieces };
    if (pieces.length > 0) for (const { id } of all) reels.set(id, reel);
  }
  return reels;
}

function inSequence(before: ReelPiece[], piece: ReelPiece): ReelPiece[] {
  const startMs = before.at(-1)?.endMs ?? 0;
  return [...before, { ...piece, startMs, endMs: startMs + piece.endMs - piece.startMs }];
}
