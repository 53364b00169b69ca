/** An entry of firestore.indexes.json. */
export type DeclaredIndex = {
  collectionGroup: string;
  queryScope: string;
  fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[];
};

/** An index as Google's API lists it. Its name holds the collection group. */
export type StoredIndex = Omit<DeclaredIndex, "collectionGroup"> & { name: string; state: string };

/** The declared indexes that are not there, or not ready yet. Firestore adds `__name__` to the fields by itself. */
export function missingIndexes(declared: readonly DeclaredIndex[], stored: readonly StoredIndex[]): string[] {
  const states = new Map(
    stored.map((it) => [
      keyOf({ ...it, collectionGroup: /collectionGroups\/([^/]+)\//.exec(it.name)?.[1] ?? "" }),
      it.state,
    ]),
  );
  return declared.flatMap((index) => {
    const key = keyOf(index);
    const state = states.get(key);
    if (state === "READY") return [];
    return [state === undefined ? `No index: ${key}` : `Still being built (${state.toLowerCase()}): ${key}`];
  });
}

const keyOf = ({ collectionGroup, queryScope, fields }: DeclaredIndex): string => {
  const named = fields.filter(({ fieldPath }) => fieldPath !== "__name__");
  return `${collectionGroup} (${queryScope}): ${named.map((it) => `${it.fieldPath} ${it.order ?? it.arrayConfig}`).join(", ")}`;
};
