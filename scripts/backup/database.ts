/** A document with its path below the database's root, and its fields as Firestore writes them. */
export type StoredDocument = { path: string; fields: Record<string, unknown> };

export type Database = {
  /** Every document of a collection of this name, at any depth, in the order of their paths. */
  all: (collection: string) => AsyncGenerator<StoredDocument>;
  write: (documents: readonly StoredDocument[]) => Promise<void>;
  remove: (paths: readonly string[]) => Promise<void>;
};

type Options = { project: string; token: string; fetch: (request: Request) => Promise<Response> };

/** Documents read at once. */
const PAGE = 300;
/** Writes and bytes of one commit. Source: docs/platforms/firestore.md#limits. */
const WRITES = 200;
const BYTES = 5_000_000;

/** A Firestore database over REST. */
export function firestoreDatabase({ project, token, fetch }: Options): Database {
  const root = `projects/${project}/databases/(default)/documents`;
  const call = async (verb: string, body: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const url = `https://firestore.googleapis.com/v1/${root}:${verb}`;
    const response = await fetch(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
    if (!response.ok) throw new Error(`Firestore answers ${response.status} to ${verb}: ${await response.text()}`);
    return await response.json();
  };
  const commit = async (writes: readonly unknown[]) => {
    for (const part of parts(writes)) await call("commit", { writes: part });
  };

  return {
    async *all(collection) {
      const orderBy = [{ field: { fieldPath: "__name__" }, direction: "ASCENDING" }];
      const from = [{ collectionId: collection, allDescendants: true }];
      for (let last: string | null = null; ; ) {
        const startAt = last === null ? {} : { startAt: { values: [{ referenceValue: last }], before: false } };
        const query = { from, orderBy, limit: PAGE, ...startAt };
        type Row = { document?: { name: string; fields?: Record<string, unknown> } };
        const rows = (await call("runQuery", { structuredQuery: query })) as Row[];
        const documents = rows.flatMap((row) => row.document ?? []);
        for (const { name, fields = {} } of documents) yield { path: name.slice(root.length + 1), fields };
        last = documents.at(-1)?.name ?? null;
        if (documents.length < PAGE || last === null) return;
      }
    },
    write: (documents) =>
      commit(documents.map(({ path, fields }) => ({ update: { name: `${root}/${path}`, fields } }))),
    remove: (paths) => commit(paths.map((path) => ({ delete: `${root}/${path}` }))),
  };
}

/** Commits that stay below the limits. */
function* parts(writes: readonly unknown[]): Generator<unknown[]> {
  let part: unknown[] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = JSON.stringify(write).length;
    if (part.length === WRITES || (part.length > 0 && bytes + size > BYTES)) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(write);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
