import * as z from "zod/mini";
import type { Documents, Query } from "../adapters/documents/documents.ts";
import { openAs, type ReadOnlyCollection } from "../records/open.ts";
import type { RawDocument, RecordFacts } from "../records/record.ts";

/** The owner of documents: a user, or one of the user's projects. */
export type UserIdentity = { uid: string; projectId?: string };

const Raw = z.record(z.string(), z.unknown());

/** A collection without validation: a document can be removed and exported even if it is invalid. */
export const openRaw = (documents: Documents, record: RecordFacts, below?: string): ReadOnlyCollection<RawDocument> =>
  openAs(documents, record, Raw, below);

/** The filters that find an owner's documents. */
export const whose = ({ uid, projectId }: UserIdentity): NonNullable<Query["where"]> =>
  projectId === undefined
    ? [["uid", "==", uid]]
    : [
        ["uid", "==", uid],
        ["projectId", "==", projectId],
      ];
