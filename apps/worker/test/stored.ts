import { TargetState } from "@vignette/domain/scheduling";
import type { RecordFacts } from "../src/records/record.ts";
import { records } from "../src/records/registry.ts";

const ROOT = "https://firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents";
const headers = { authorization: "Bearer owner", "content-type": "application/json" };

/** The fields of a document as stored in Firestore, or null. */
export async function stored(path: string): Promise<Record<string, unknown> | null> {
  const answer = await fetch(`${ROOT}/${path}`, { headers });
  const body = (await answer.json()) as { fields?: Record<string, unknown> };
  return answer.ok ? (body.fields ?? {}) : null;
}

/** The collections that hold documents of users. */
export const owned = records.filter(({ ownership }) => ownership !== null);

/** Collections with a document of this user, or only of one project of the user. */
export async function tracesOf(uid: string, projectId?: string): Promise<string[]> {
  const found = await Promise.all(owned.map((record) => namesUser(record, uid, projectId)));
  return owned.flatMap(({ name }, index) => (found[index] ? [name] : []));
}

async function namesUser(record: RecordFacts, uid: string, projectId?: string): Promise<boolean> {
  const { owner, mentions = [] } = record.ownership ?? { owner: "uid" };
  if (projectId === undefined && owner === "key" && (await stored(`${record.name}/${uid}`))) return true;
  for (const field of ["uid", ...mentions]) {
    const found = await documentsWhere(record, field, uid);
    if (found.some(({ fields }) => projectId === undefined || fields?.projectId?.stringValue === projectId))
      return true;
  }
  return false;
}

type Row = { document?: { fields?: Record<string, { stringValue?: string; integerValue?: string }> } };

/** The documents of a collection in which a field has this value. */
export const documentsIn = (collectionId: string, field: string, value: string) =>
  documentsFrom({ collectionId, allDescendants: false }, fieldIs(field, value));

function documentsWhere({ name, parent }: RecordFacts, field: string, uid: string) {
  const mine = fieldIs(field, uid);
  // Across all posts the indexes serve targets by uid and state only.
  const where = parent ? { compositeFilter: { op: "AND", filters: [mine, anyState] } } : mine;
  return documentsFrom({ collectionId: name, allDescendants: parent !== undefined }, where);
}

async function documentsFrom(source: { collectionId: string; allDescendants: boolean }, where: object) {
  const from = [source];
  const body = JSON.stringify({ structuredQuery: { from, where } });
  const answer = await fetch(`${ROOT}:runQuery`, { method: "POST", headers, body });
  const rows = (await answer.json()) as Row[];
  if (!answer.ok) throw new Error(JSON.stringify(rows));
  return rows.flatMap(({ document }) => (document ? [document] : []));
}

const fieldIs = (fieldPath: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue } },
});

const anyState = {
  fieldFilter: {
    field: { fieldPath: "state" },
    op: "IN",
    value: { arrayValue: { values: TargetState.options.map((stringValue) => ({ stringValue })) } },
  },
};

/** The names of all collections in the database, also of those below a document of `below`. */
export async function collectionIds(below = ""): Promise<string[]> {
  const answer = await fetch(`${ROOT}${below}:listCollectionIds`, { method: "POST", headers, body: "{}" });
  return ((await answer.json()) as { collectionIds?: string[] }).collectionIds ?? [];
}
