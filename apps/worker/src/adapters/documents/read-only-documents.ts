import type { Collection, Documents } from "./documents.ts";

/**
 * Documents that can be read only. Writes are skipped without an error, because some queries keep counts up to date
 * while they answer.
 */
export function readOnlyDocuments(documents: Documents): Documents {
  return {
    collection: (path, schema, options) => readOnly(documents.collection(path, schema, options)),
    group: documents.group,
    readsOnce: documents.readsOnce,
    commit: async () => [],
  };
}

function readOnly<T>(collection: Collection<T>): Collection<T> {
  const skipped = async () => "";
  return { ...collection, create: skipped, put: skipped, patch: skipped, remove: async () => undefined };
}
