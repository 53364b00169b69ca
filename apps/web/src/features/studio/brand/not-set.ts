/** Stands for "not set" in a list. */
export const OWN = "own";
