import type { Instant } from "@vignette/domain/kernel";
import type * as z from "zod/mini";

/** How an Instant lies in Firestore: as a timestamp, or as a number of milliseconds since the epoch. */
type InstantFormat = "timestamp" | "number";

type InstantField<T> = T extends unknown
  ? {
      [K in keyof T & string]-?: NonNullable<T[K]> extends infer V
        ? [V] extends [Instant]
          ? [V] extends [never]
            ? never
            : K
          : never
        : never;
    }[keyof T & string]
  : never;

/** A document as it lies in Firestore, whatever its state. Timestamps are milliseconds since the epoch. */
export type RawDocument = Record<string, unknown>;

/** Where a document stands: its key and the fields that were read. */
export type Located = { id: string; value: RawDocument };

/** Files that go when their document goes. Only those named by `keys` are handed out in the data export. */
export type OwnedFiles = {
  keys?: readonly string[];
  /** Folders, each with a slash at its end. */
  folders?: readonly string[];
  /** An upload in parts that was begun and not finished. */
  begun?: { key: string; uploadId: string } | null;
  /** What the files are called in the data export, without ending; the document's key unless said otherwise. */
  exportName?: string;
};

/** Whose documents a collection holds, and what becomes of them. */
export type Ownership = {
  /** The field with the owner's uid, or `key` where the document's own key is the uid. */
  owner: "uid" | "key";
  /** Account deletion: the document goes, or it stays and these fields no longer name the person. */
  accountDeletion: "remove" | { anonymize: RawDocument };
  /** Fields in which other users' documents name the person by uid: at account deletion it becomes `deleted`. */
  mentions?: readonly string[];
  /** Project deletion: documents with that `projectId` go, or the collection does not belong to projects. */
  projectDeletion: "remove" | "keep";
  /** The data export: under which name, and what of a document is handed out; or why nothing is. */
  dataExport: { as: string; of?: (document: RawDocument) => RawDocument } | { leftOut: string };
  files?: (document: Located) => OwnedFiles;
};

/** What deletion, export and the audit need to know of a collection, whatever its documents look like. */
export type RecordFacts = {
  /** The collection's name in Firestore. */
  name: string;
  /** The collection whose documents this one hangs below, e.g. `posts` of `posts/{postId}/targets`. */
  parent?: RecordFacts;
  /** The field that repeats the document's key, for documents written by hand that lack it. */
  keyAs?: string;
  /** Top-level fields that are stored as Firestore timestamps. */
  timestamps: readonly string[];
  schema: z.ZodMiniType<unknown>;
  /** null: the documents belong to no user. */
  ownership: Ownership | null;
};

export type RecordOf<T> = RecordFacts & { schema: z.ZodMiniType<T> };

/** One collection. Every field of the schema that is an Instant says how it is stored: forgetting one does not compile. */
export function record<T>(
  name: string,
  schema: z.ZodMiniType<T>,
  instants: Record<InstantField<T>, InstantFormat> & Record<string, InstantFormat>,
  ownership: Ownership | null,
  parent?: RecordFacts,
): RecordOf<T> {
  const timestamps = Object.entries(instants).flatMap(([field, format]) => (format === "timestamp" ? [field] : []));
  const keyAs = ownership?.owner === "key" ? { keyAs: "uid" } : {};
  return { name, schema, timestamps, ownership, ...keyAs, ...(parent && { parent }) };
}

/** Most collections: the owner's uid in `uid`, removed with the account and with the project, exported whole. */
export const ofProject = (name: string, more: Partial<Ownership> = {}): Ownership => ({
  owner: "uid",
  accountDeletion: "remove",
  projectDeletion: "remove",
  dataExport: { as: name },
  ...more,
});

/** Removed with the account, untouched when a project is deleted, exported whole. */
export const ofAccount = (name: string, more: Partial<Ownership> = {}): Ownership => ({
  ...ofProject(name, more),
  projectDeletion: "keep",
});
