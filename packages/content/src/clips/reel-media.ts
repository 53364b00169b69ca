import type { BeatMedia } from "@vignette/composition";
import { type ReelPiece, reelMs, type Script, type SpokenWord, saidIn, wordsInPiece } from "@vignette/domain/studio";
import type { SceneInput } from "../scene-input.ts";
import { withEmphasis } from "../spoken-emphasis.ts";
import type { Reel } from "./reels.ts";

/** A reel as the storyboard has it: one recording, with the words that are heard in it on its own clock. */
export function reelMedia({ src, pieces }: Reel, script: Script, shown: SceneInput["shown"]): BeatMedia {
  const said = pieces.flatMap((piece) => wordsOf(piece, script));
  const file = shown.find(({ key }) => key === pieces[0]?.shown.key);
  return {
    kind: "video",
    src,
    trimMs: 0,
    durationMs: reelMs(pieces),
    hasSound: true,
    ...(file && file.width > 0 && file.height > 0 && { size: { width: file.width, height: file.height } }),
    ...(said.length > 0 && { said: withEmphasis(said, script) }),
  };
}

function wordsOf(piece: ReelPiece, script: Script): SpokenWord[] {
  const { shown, fromMs, toMs, startMs, speed } = piece;
  const onReel = (ms: number) => startMs + (Math.min(ms, toMs) - fromMs) / speed;
  return wordsInPiece(piece, saidIn(script, shown.key) ?? []).map((word) => ({
    ...word,
    startMs: onReel(word.startMs),
    endMs: onReel(word.endMs),
  }));
}
