import type { SpokenWord } from "../creation/media.ts";
import type { ReelPiece } from "./reel.ts";

/** The words of a file that are said in one of its pieces, in ms of the file. A muted piece says nothing. */
export const wordsInPiece = <Word extends SpokenWord>(
  { shown, fromMs, toMs }: Pick<ReelPiece, "shown" | "fromMs" | "toMs">,
  said: readonly Word[],
): Word[] => (shown.sound?.muted ? [] : said.filter(({ startMs }) => startMs >= fromMs && startMs < toMs));
