/** Whether a joke is glad about what it speaks of, in English, German, Spanish and French. */
export const isGladJoke = (joke: string): boolean =>
  /(?<!\p{L})(?:finally|at last|no more|rid of|day 1 without|endlich|nie wieder|por fin|nunca más|enfin|plus jamais)(?!\p{L})/iu.test(
    joke,
  );
