import { minutes } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { clock } from "../adapters/clock.ts";
import type { Documents, Stored, Version } from "../adapters/documents/documents.ts";
import { limitTurnRecords } from "./account/limit-turns.ts";
import { openAs } from "./open.ts";
import type { RecordFacts } from "./record.ts";

/** How long an isolate remembers the ids of a list, and for how many lists. Our own choice. */
const FRESH = minutes(10);
const MOST = 5000;
/** Longer lists are always queried: reading many documents by their ids saves nothing. Our own choice. */
const MOST_IDS = 100;

type Known = { ids: readonly string[]; turn: Version | null; until: number };
const remembered = new Map<string, Known>();
const Anything = z.object({});

/**
 * A user's documents of a collection in which every new document changes the user's lock (`limit_turns`) in the same
 * commit: projects and social accounts. In no particular order. While the lock is unchanged there are no new documents,
 * so that the known ones are read by id in the call that reads the lock; deleted ones are missing from its answer. Only
 * for requests that read each document once; all others query. Source: ADR 62.
 */
export async function listOfUser<T>(
  documents: Documents,
  record: RecordFacts,
  schema: z.ZodMiniType<T>,
  uid: string,
): Promise<Stored<T>[]> {
  const collection = openAs(documents, record, schema);
  const query = { where: [["uid", "==", uid]] } as const;
  if (!documents.readsOnce) return await collection.find(query);

  const key = `${record.name} ${uid}`;
  const known = knownOf(key);
  const [turn, listed] = await Promise.all([turnOf(documents, uid), collection.several(known?.ids ?? [])]);
  if (known && known.turn === turn) return listed;
  // The lock is read before the documents: creating one in between changes it.
  const [all, found] = await Promise.all([openAs(documents, record, Anything).find(query), collection.find(query)]);
  remember(key, { ids: all.map(({ id }) => id), turn, until: clock() + FRESH });
  return found;
}

function knownOf(key: string): Known | null {
  const known = remembered.get(key);
  return known && clock() < known.until ? known : null;
}

function remember(key: string, known: Known): void {
  remembered.delete(key);
  const [oldest] = remembered.keys();
  if (remembered.size >= MOST && oldest !== undefined) remembered.delete(oldest);
  if (known.ids.length <= MOST_IDS) remembered.set(key, known);
}

async function turnOf(documents: Documents, uid: string): Promise<Version | null> {
  return (await openAs(documents, limitTurnRecords, Anything).get(uid))?.version ?? null;
}
