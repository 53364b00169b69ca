import { fieldPath, guardedPath, guardSegment } from "./document-path.ts";
import type { WireFields, WireValue } from "./document-value.ts";
import type { Collection, Query, Stored } from "./documents.ts";
import type { DocumentPlace, Firestore } from "./place.ts";
import { readDocument, type WireDocument } from "./stored-document.ts";
import { findsNothing, structuredQuery } from "./structured-query.ts";

/** Maximum number of queries for one list, if unreadable documents leave gaps. Our own choice. */
const MOST_ROUNDS = 5;

/** Queries, counts and sums: in one collection, or with `everywhere` in all collections of that name. */
export function documentQueries<T>(
  firestore: Firestore,
  place: DocumentPlace<T>,
  everywhere: boolean,
): Pick<Collection<T>, "find" | "count" | "sum"> {
  const { call, nameOf } = firestore;
  const parent = place.segments.slice(0, -1).map((segment) => `/${encodeURIComponent(segment)}`);
  const from = { collectionId: place.segments.at(-1) ?? "", allDescendants: everywhere };
  const setting = {
    timestamps: place.timestamps ?? [],
    // In a group the id does not say where the document is: `after` gives its whole path.
    nameOf: (id: string) => nameOf((everywhere ? guardedPath(id) : [...place.segments, guardSegment(id)]).join("/")),
  };
  const ask = (verb: string, body: unknown) => call({ kind: "read", path: `${parent.join("")}:${verb}`, body });

  const documentsOf = async (query: Query, behind: WireDocument | null): Promise<WireDocument[]> => {
    const start = behind && { name: behind.name, keys: keysOf(behind, query) };
    const asked = { structuredQuery: structuredQuery(from, query, { ...setting, behind: start }) };
    const rows = (await ask("runQuery", asked)) as { document?: WireDocument }[];
    return rows.flatMap((row) => row.document ?? []);
  };

  const aggregated = async (query: Query, aggregation: object): Promise<number> => {
    if (findsNothing(query)) return 0;
    const asked = { structuredQuery: structuredQuery(from, query, setting) };
    const rows = (await ask("runAggregationQuery", {
      structuredAggregationQuery: { ...asked, aggregations: [{ alias: "n", ...aggregation }] },
    })) as { result?: { aggregateFields?: { n?: { integerValue?: string | number; doubleValue?: number } } } }[];
    const { integerValue, doubleValue } = rows[0]?.result?.aggregateFields?.n ?? {};
    return Number(integerValue ?? doubleValue ?? 0);
  };

  return {
    async find(query) {
      if (findsNothing(query)) return [];
      const { limit } = query;
      const found: Stored<T>[] = [];
      let next = query;
      let behind: WireDocument | null = null;
      for (let round = 1; ; round += 1) {
        const documents = await documentsOf(next, behind);
        found.push(...documents.flatMap((it) => readDocument(firestore, it, place) ?? []));
        const missing = limit === undefined ? 0 : limit - found.length;
        const last = documents.at(-1);
        // The list is full or at its end, or the maximum is reached. Further queries fill gaps, so that a short list
        // usually means the end.
        if (missing === 0 || last === undefined || documents.length < (next.limit ?? 0) || round === MOST_ROUNDS)
          return found;
        behind = last;
        next = { ...query, limit: missing };
      }
    },
    count: (query) => aggregated(query, { count: {} }),
    sum: (field, query) => aggregated(query, { sum: { field: { fieldPath: fieldPath(field) } } }),
  };
}

/** The stored values that determine a document's position in the order of a query. */
function keysOf({ fields }: WireDocument, { orderBy = [] }: Query): WireValue[] {
  return orderBy.map(([field]) => {
    const [first = "", ...rest] = field.split(".");
    const value = rest.reduce<WireValue | undefined>((it, key) => mapOf(it)[key], fields?.[first]);
    return value ?? { nullValue: null };
  });
}

const mapOf = (value: WireValue | undefined) =>
  (value as { mapValue?: { fields?: WireFields } })?.mapValue?.fields ?? {};
