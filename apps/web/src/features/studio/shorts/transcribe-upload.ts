import type { SpokenWord } from "@vignette/domain/studio";
import { NothingSaid, wordsIn } from "../editor/beats/transcribe-clip.ts";

/** How much of a clip is transcribed at once, in ms: 9.6 MB of sound. Source: ADR 98. */
const PIECE_MS = 300_000;

/** How many pieces a clip is transcribed in. */
export const piecesIn = (durationMs: number): number => Math.max(1, Math.ceil(durationMs / PIECE_MS));

/** Words of pieces that were transcribed on this page, so that a piece is paid once. */
const known = new Map<string, SpokenWord[]>();

type Wanted = { id: string; key: string; clip: Blob; durationMs: number; signal: AbortSignal };

/**
 * The words of an upload, piece by piece. `onPiece` is called with how many are done. A piece in which nobody speaks has
 * none. Throws an Error whose message is shown to the user; what was transcribed until then is not lost.
 */
export async function transcribeUpload(
  { id, key, clip, durationMs, signal }: Wanted,
  onPiece: (done: number) => void,
): Promise<SpokenWord[]> {
  const words: SpokenWord[] = [];
  const path = `/api/uploads/${id}/words?of=${encodeURIComponent(key)}`;
  for (let piece = 0; piece < piecesIn(durationMs); piece++) {
    const [fromMs, toMs] = [piece * PIECE_MS, Math.min(durationMs, (piece + 1) * PIECE_MS)];
    const name = `${key} ${piece}`;
    const said = known.get(name) ?? (await wordsIn(clip, { fromMs, toMs, path, signal }).catch(noneIfSilent));
    known.set(name, said);
    words.push(...said);
    onPiece(piece + 1);
  }
  if (words.length === 0) throw new Error("Nobody is heard speaking in this clip.");
  return words;
}

function noneIfSilent(error: unknown): SpokenWord[] {
  if (error instanceof NothingSaid) return [];
  throw error;
}
