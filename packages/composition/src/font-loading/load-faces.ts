import { loadHyphenation } from "../hyphenation/hyphenation.ts";
import { facesFrom } from "./faces-from.ts";

const open = () => import("./browser-letters.ts");

export const { loadFaces, hasFaces, offerFaces, facesFor } = facesFrom(open);

/**
 * Begins to load what every text in a language is drawn with, but for the faces themselves, before it is known which text
 * that is. Never rejects: `loadFaces` says what could not be loaded.
 */
export async function openLetters(language: string | undefined): Promise<void> {
  await Promise.allSettled([open(), loadHyphenation(language)]);
}
