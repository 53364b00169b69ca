import { faceUrl } from "./browser-files.ts";
import type { ReadFile } from "./load-files.ts";

// All that a browser loads before its first text, in one file: each module alone would be a request of its own.
export { hasLetters, loadLetters } from "./load-files.ts";

/** Fetches a font file. Rejects if the server does not send it. */
export const read: ReadFile = async (path) => {
  const answer = await fetch(faceUrl(path));
  if (!answer.ok) throw new Error(`The face ${path} could not be loaded (${answer.status}).`);
  return new Uint8Array(await answer.arrayBuffer());
};
