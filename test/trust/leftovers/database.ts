import * as z from "zod/mini";
import type { Product } from "../product.ts";

const ROOT = "https://firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents";
const AS_SERVICE = { authorization: "Bearer owner", "content-type": "application/json", "x-sandbox-no-faults": "1" };
const Ids = z.object({ collectionIds: z.optional(z.array(z.string())) });
const Rows = z.array(z.object({ document: z.optional(z.looseObject({ name: z.string() })) }));

/** A document as text, with its path below the root: everything that could identify a user is in one of the two. */
export type StoredText = { path: string; text: string };

/** Writes a document as it is, past every schema. */
export async function writeRaw(app: Product, path: string, fields: Record<string, unknown>): Promise<void> {
  const mask = Object.keys(fields).map((it) => `updateMask.fieldPaths=${it}`);
  const body = JSON.stringify({ fields });
  await ask(app, `${ROOT}/${path}?${mask.join("&")}`, { method: "PATCH", body });
}

/** Every document of the database: those of each collection that exists, and of these names wherever they lie below. */
export async function allDocuments(app: Product, names: readonly string[]): Promise<StoredText[]> {
  const { collectionIds = [] } = Ids.parse(await ask(app, `${ROOT}:listCollectionIds`, { method: "POST", body: "{}" }));
  const wanted = [...new Set([...collectionIds, ...names])];
  const found = await Promise.all(wanted.map((name) => documentsNamed(app, name)));
  return found.flat();
}

async function documentsNamed(app: Product, collectionId: string): Promise<StoredText[]> {
  const from = [{ collectionId, allDescendants: true }];
  const body = JSON.stringify({ structuredQuery: { from } });
  const rows = Rows.parse(await ask(app, `${ROOT}:runQuery`, { method: "POST", body }));
  return rows.flatMap(({ document }) =>
    document ? [{ path: document.name.split("/documents/")[1] ?? "", text: JSON.stringify(document) }] : [],
  );
}

async function ask(app: Product, url: string, init: { method: string; body: string }): Promise<unknown> {
  const answer = await app.outside(url, { ...init, headers: AS_SERVICE });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return await answer.json();
}
