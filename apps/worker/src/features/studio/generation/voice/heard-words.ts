import { uploadedAssetFolder } from "@vignette/domain/assets";
import { missing } from "@vignette/domain/kernel";
import type { SpokenWord } from "@vignette/domain/studio";
import type { HeardInput, HeardSpan } from "@vignette/domain/studio/shorts";
import * as z from "zod/mini";
import type { Files } from "../../../../adapters/files/files.ts";
import type { StudioStore } from "../../creation/store.ts";

const Words = z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() }));
/** Our own choice: five minutes of fast speech take a tenth of it. */
const MAX_BYTES = 1024 * 1024;

/** Which part of which file of an upload. */
export type Heard = { id: string; key: string; span: HeardSpan };

/**
 * The words of a part of an upload's file lie beside it, in the upload's own folder: they are removed with it, and a
 * replaced file has other ones. Source: ADR 98.
 */
const keyOf = (uid: string, { id, key, span }: Heard): string =>
  `${uploadedAssetFolder({ uid, id })}${key.slice(key.lastIndexOf("/") + 1)}.heard-${span.fromMs}-${Math.round(span.toMs)}.json`;

/** Keeps what is said in a part, in ms of that part; nothing, if nobody speaks. */
export async function keepHeard(files: Files, uid: string, of: Heard, words: readonly SpokenWord[]): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  await files.put(keyOf(uid, of), bytes, { type: "application/json", maxBytes: MAX_BYTES });
}

/** What was kept of a part; null if it was not transcribed yet. */
export async function heardBefore(files: Files, uid: string, of: Heard): Promise<SpokenWord[] | null> {
  const bytes = await files.read(keyOf(uid, of));
  return bytes && Words.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** What was heard in parts of an upload before: for each its words, or null. Refused if it is not the user's. */
export async function heardIn(
  { studio, files }: { studio: StudioStore; files: Files },
  uid: string,
  { id, key, spans }: HeardInput,
): Promise<(SpokenWord[] | null)[]> {
  if (!(await studio.ownFile(uid, { id, key, origin: "uploaded" }))) throw missing("clip");
  return await Promise.all(spans.map((span) => heardBefore(files, uid, { id, key, span })));
}
