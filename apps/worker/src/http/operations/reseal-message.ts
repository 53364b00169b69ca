/** Separates these signatures from others made with the same key. */
export const RESEAL_LABEL = "vignette key rotation";

/** The text that `npm run rotate` signs. */
export const resealMessage = (until: string, body: string): string => `${until}\n${body}`;
