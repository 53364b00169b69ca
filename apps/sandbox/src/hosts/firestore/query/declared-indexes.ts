import { readFileSync } from "node:fs";

/** How an index keeps one field: in an order, or the items of its arrays. */
export type Keeping = "ASCENDING" | "DESCENDING" | "CONTAINS";
export type IndexField = { fieldPath: string; keeping: Keeping };
export type DeclaredIndexes = {
  /** The fields of the composite indexes of a collection id in one scope. The name at the end is left out. */
  composite: (collection: string, scope: Scope) => readonly IndexField[][];
  /** How the single field is kept. Collections have all three without asking, groups only what is declared. */
  single: (collection: string, fieldPath: string, scope: Scope) => readonly Keeping[];
};
export type Scope = "COLLECTION" | "COLLECTION_GROUP";

type FileIndex = { collectionGroup: string; queryScope: Scope; fields: FileField[] };
type FileField = { fieldPath: string; order?: "ASCENDING" | "DESCENDING"; arrayConfig?: "CONTAINS" };
type FileOverride = {
  collectionGroup: string;
  fieldPath: string;
  indexes: { queryScope: Scope; order?: "ASCENDING" | "DESCENDING"; arrayConfig?: "CONTAINS" }[];
};

const AUTOMATIC: readonly Keeping[] = ["ASCENDING", "DESCENDING", "CONTAINS"];

/** Reads a firestore.indexes.json, in the format of Firebase's tools. */
export function declaredIndexes(file: string | URL): DeclaredIndexes {
  const { indexes = [], fieldOverrides = [] } = JSON.parse(readFileSync(file, "utf8")) as {
    indexes?: FileIndex[];
    fieldOverrides?: FileOverride[];
  };

  return {
    composite: (collection, scope) =>
      indexes
        .filter((it) => it.collectionGroup === collection && it.queryScope === scope)
        .map((it) =>
          withoutName(it.fields.map((field) => ({ fieldPath: field.fieldPath, keeping: keepingOf(field) }))),
        ),
    single(collection, fieldPath, scope) {
      const override = fieldOverrides.find((it) => it.collectionGroup === collection && it.fieldPath === fieldPath);
      if (override) return override.indexes.filter((it) => it.queryScope === scope).map(keepingOf);
      return scope === "COLLECTION" ? AUTOMATIC : [];
    },
  };
}

const keepingOf = (it: { order?: "ASCENDING" | "DESCENDING"; arrayConfig?: "CONTAINS" }): Keeping =>
  it.arrayConfig ?? it.order ?? "ASCENDING";

/** Every index ends in the name, in the direction of its last field, whether it says so or not. */
function withoutName(fields: IndexField[]): IndexField[] {
  const [last, before] = [fields.at(-1), fields.at(-2)];
  return last?.fieldPath === "__name__" && last.keeping === (before?.keeping ?? "ASCENDING")
    ? fields.slice(0, -1)
    : fields;
}
