import type { SpokenWord } from "@vignette/domain/studio";
import type { HeardSpan } from "@vignette/domain/studio/shorts";
import { m } from "@vignette/messages";
import { ShownError } from "../../../shared/shown-error.ts";
import { NothingSaid, wordsIn } from "../editor/beats/transcribe-clip.ts";

/** How much of a clip is transcribed at once, in ms: 9.6 MB of sound. Source: ADR 98. */
const PIECE_MS = 300_000;

/** The pieces that a clip is transcribed in, the same at every visit: their words are kept by these times. */
export const piecesOf = (durationMs: number): HeardSpan[] =>
  Array.from({ length: Math.max(1, Math.ceil(durationMs / PIECE_MS)) }, (_, piece) => ({
    fromMs: piece * PIECE_MS,
    toMs: Math.min(Math.round(durationMs), (piece + 1) * PIECE_MS),
  }));

type Wanted = {
  id: string;
  key: string;
  durationMs: number;
  /** What was heard before in each piece, in ms of the piece; null where it was not transcribed yet. */
  known: readonly (readonly SpokenWord[] | null)[];
  /** The clip, which is only needed for pieces that are not known. */
  clip: () => Promise<Blob>;
  signal: AbortSignal;
};

/**
 * The words of an upload, piece by piece. `onPiece` is called with how many are done. A piece in which nobody speaks has
 * none. Throws a ShownError; what was transcribed until then is kept with the upload.
 */
export async function transcribeUpload(
  { id, key, durationMs, known, clip, signal }: Wanted,
  onPiece: (done: number) => void,
): Promise<SpokenWord[]> {
  const words: SpokenWord[] = [];
  for (const [piece, { fromMs, toMs }] of piecesOf(durationMs).entries()) {
    const path = `/api/uploads/${id}/words?of=${encodeURIComponent(key)}&from=${fromMs}&to=${toMs}`;
    const before = known[piece]?.map((it) => ({ ...it, startMs: it.startMs + fromMs, endMs: it.endMs + fromMs }));
    words.push(...(before ?? (await wordsIn(await clip(), { fromMs, toMs, path, signal }).catch(noneIfSilent))));
    onPiece(piece + 1);
  }
  if (words.length === 0) throw new ShownError(m.create_clip_without_speech());
  return words;
}

function noneIfSilent(error: unknown): SpokenWord[] {
  if (error instanceof NothingSaid) return [];
  throw error;
}
