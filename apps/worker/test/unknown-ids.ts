/** Ids in our format that belong to no document: a call with one is answered with "missing" and writes nothing. */
export const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
