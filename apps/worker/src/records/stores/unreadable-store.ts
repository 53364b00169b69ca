import { PAGE_SIZE, type PageCursor } from "@vignette/domain/admin";
import type { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { DocumentError, type Documents, type Unreadable } from "../../adapters/documents/documents.ts";
import { open, openAs } from "../open.ts";
import { records } from "../registry.ts";
import { unreadableDocumentRecords } from "../service/unreadable-documents.ts";

/** Maximum number in the list. Our own choice: more than that indicates a larger problem. */
const LISTED = 100;

const Raw = z.record(z.string(), z.unknown());

/** An unreadable document: its path, the problem, and when it was last read. */
export type UnreadableDocument = { path: string; problem: string; seenAt: Instant };

/** Records that a document could not be read. */
export async function noteUnreadable(documents: Documents, found: Unreadable, now: Instant): Promise<void> {
  const { path, uid, problem } = found;
  await open(documents, unreadableDocumentRecords).put(keyOf(path), { path, uid, problem, seenAt: now });
}

/**
 * A page of unreadable documents, the latest first. Each is read again: one that was repaired or removed leaves the list,
 * so that a page may be short, or empty before the last.
 */
export async function listUnreadable(
  documents: Documents,
  cursor: PageCursor | null,
): Promise<{ rows: UnreadableDocument[]; next: PageCursor | null }> {
  const noted = open(documents, unreadableDocumentRecords);
  const found = await latest(documents, PAGE_SIZE + 1, cursor);
  const page = found.slice(0, PAGE_SIZE);
  const looked = await Promise.all(
    page.map(async ({ id, value }) => {
      const problem = await problemOf(documents, value.path);
      if (problem === null) await noted.remove(id);
      return problem === null ? [] : [{ path: value.path, problem, seenAt: value.seenAt }];
    }),
  );
  const last = page.at(-1);
  const next = last && found.length > PAGE_SIZE ? { at: last.value.seenAt, id: last.id } : null;
  return { rows: looked.flat(), next };
}

/** The paths of documents that were unreadable when they were last read; null if there are too many to list. */
export async function unreadablePaths(documents: Documents): Promise<string[] | null> {
  const found = await latest(documents, LISTED + 1);
  return found.length > LISTED ? null : found.map(({ value }) => value.path);
}

const latest = (documents: Documents, limit: number, cursor: PageCursor | null = null) =>
  open(documents, unreadableDocumentRecords).find({
    orderBy: [["seenAt", "desc"]],
    limit,
    ...(cursor && { after: { values: [cursor.at], id: cursor.id } }),
  });

/** The first problem of a document; null if it is valid or missing. */
async function problemOf(documents: Documents, path: string): Promise<string | null> {
  const segments = path.split("/");
  const [name, id = ""] = segments.slice(-2);
  const record = records.find((it) => it.name === name);
  if (!record) return null;
  const stored = await openAs(documents, record, Raw, record.parent && segments[1])
    .get(id)
    .catch(nullIfRefused);
  if (!stored) return null;
  const parsed = z.safeParse(record.schema, stored.value);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return [issue?.path.map(String).join("."), issue?.message].filter(Boolean).join(": ");
}

/** Null for a path that no document can have. */
function nullIfRefused(error: unknown): null {
  if (error instanceof DocumentError && error.kind === "refused") return null;
  throw error;
}

const keyOf = (path: string): string => path.replaceAll("/", "~");
