/** A stored picture that does not come holds the code of the editor up for no longer than this, in ms. Our own choice. */
const LONGEST = 1500;

const shown = Promise.withResolvers<void>();

/** Says that the stored picture of a creation is on the page, or that there is none. */
export const tellPicture = (): void => shown.resolve();

/** Resolves once this page has shown a stored picture of a creation, or was not able to. */
export function pictureShown(): Promise<void> {
  setTimeout(tellPicture, LONGEST);
  return shown.promise;
}
