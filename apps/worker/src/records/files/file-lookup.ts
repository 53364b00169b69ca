/** How the documents that may name a file are found: by their own key, or by the value of a field. */
export type FileLookup = { id: string } | { field: string; is: string };

/** Gives the lookup for a file's key. */
type LookupOfKey = (key: string) => FileLookup;

/** The document whose key is the part at this place of the file's key: 1 in `photos/u1/p1` is `u1`. */
export const byPart =
  (place: number): LookupOfKey =>
  (key) => ({ id: partOf(key, place) });

/** Documents whose field has the value at this place of the file's key. */
export const byFieldOfPart =
  (field: string, place: number): LookupOfKey =>
  (key) => ({ field, is: partOf(key, place) });

/** Documents whose field is the file's key. */
export const byKeyField =
  (field: string): LookupOfKey =>
  (key) => ({ field, is: key });

const partOf = (key: string, place: number): string => key.split("/")[place] ?? "";
