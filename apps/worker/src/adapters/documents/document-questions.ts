import { guardSegment } from "./document-path.ts";
import type { Collection } from "./documents.ts";
import type { Firestore, Place } from "./place.ts";
import { storedDocument, type WireDocument } from "./stored-document.ts";
import { findsNothing, structuredQuery } from "./structured-query.ts";

/** Finding and counting: in one collection, or with `everywhere` in all of that name. */
export function documentQuestions<T>(
  { call, nameOf }: Firestore,
  place: Place<T>,
  everywhere: boolean,
): Pick<Collection<T>, "find" | "count"> {
  const parent = place.segments.slice(0, -1).map((segment) => `/${encodeURIComponent(segment)}`);
  const from = { collectionId: place.segments.at(-1) ?? "", allDescendants: everywhere };
  const setting = {
    timestamps: place.timestamps ?? [],
    nameOf: (id: string) => nameOf([...place.segments, guardSegment(id)].join("/")),
  };
  const ask = (verb: string, body: unknown) => call({ kind: "read", path: `${parent.join("")}:${verb}`, body });

  return {
    async find(query) {
      if (findsNothing(query)) return [];
      const asked = structuredQuery(from, query, setting);
      const rows = (await ask("runQuery", { structuredQuery: asked })) as { document?: WireDocument }[];
      return rows.flatMap((row) => (row.document ? [storedDocument(row.document, place.schema)] : []));
    },
    async count(query) {
      if (findsNothing(query)) return 0;
      const asked = structuredQuery(from, query, setting);
      const rows = (await ask("runAggregationQuery", {
        structuredAggregationQuery: { structuredQuery: asked, aggregations: [{ alias: "n", count: {} }] },
      })) as { result?: { aggregateFields?: { n?: { integerValue?: string | number } } } }[];
      return Number(rows[0]?.result?.aggregateFields?.n?.integerValue ?? 0);
    },
  };
}
