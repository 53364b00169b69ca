/** Ids as we make them. They are nobody's: each answer to an input with them is "missing", and nothing is written. */
export const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
