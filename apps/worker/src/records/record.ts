import type { Instant } from "@vignette/domain/kernel";
import type * as z from "zod/mini";
import type { FileLookup } from "./files/file-lookup.ts";

/** The stored format of an Instant: a timestamp, or a number of milliseconds since the epoch. */
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

/** A document as stored, valid or not. Timestamps are milliseconds since the epoch. */
export type RawDocument = Record<string, unknown>;

/** A document with its key and the fields that were read. */
export type Located = { id: string; value: RawDocument };

/** Files that are removed together with their document. The data export includes only those in `keys`. */
export type OwnedFiles = {
  keys?: readonly string[];
  /** Folders, each with a trailing slash. */
  folders?: readonly string[];
  /** Files of other documents that this one shows: kept as long as it exists, and not removed or exported with it. */
  shown?: readonly string[];
  /** A multipart upload that was started and not finished. */
  begun?: { key: string; uploadId: string } | null;
  /** The name of the files in the data export, without extension; by default the document's key. */
  exportName?: string;
};

/** The files of a collection's documents. */
export type FileFacts = {
  of: (document: Located) => OwnedFiles;
  /**
   * By the first folder of a file's key: which of the documents may name the file. A file that none of them names is
   * removed as an orphan (ADR 59); files in other folders are left alone.
   */
  under: Readonly<Record<string, (key: string) => FileLookup>>;
};

/** Who owns the documents of a collection, and how they are deleted and exported. */
export type Ownership = {
  /** The field with the owner's uid, or `key` if the document's own key is the uid. */
  owner: "uid" | "key";
  /** Account deletion: removes the document, or keeps it with these values, which no longer identify the user. */
  accountDeletion: "remove" | { anonymize: RawDocument };
  /** Fields in which other users' documents contain the user's uid: account deletion replaces it with `deleted`. */
  mentions?: readonly string[];
  /**
   * Project deletion: removes documents with that `projectId`, or keeps the collection, which does not belong to
   * projects.
   */
  projectDeletion: "remove" | "keep";
  /** The data export: the name and the exported part of a document, or the reason why the collection is left out. */
  dataExport: { as: string; of?: (document: RawDocument) => RawDocument } | { leftOut: string };
  files?: FileFacts;
  /** The bytes of these files, where they count toward the user's storage. */
  bytes?: (document: RawDocument) => number;
};

/** What deletion, export and the audit need to know about a collection, independent of its schema. */
export type RecordFacts = {
  /** The collection's name in Firestore. */
  name: string;
  /** The parent collection of a subcollection, e.g. `posts` of `posts/{postId}/targets`. */
  parent?: RecordFacts;
  /** The field that repeats the document's key, for manually created documents that lack it. */
  keyAs?: string;
  /** Top-level fields that are stored as Firestore timestamps. */
  timestamps: readonly string[];
  schema: z.ZodMiniType<unknown>;
  /** Null if the documents belong to no user. */
  ownership: Ownership | null;
};

export type RecordOf<T> = RecordFacts & { schema: z.ZodMiniType<T> };

/** Defines a collection. Every Instant field of the schema needs a storage format: a missing one is a compile error. */
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

/**
 * For most collections: the owner's uid in `uid`, removed with the account and with the project, exported completely.
 */
export const ofProject = (name: string, more: Partial<Ownership> = {}): Ownership => ({
  owner: "uid",
  accountDeletion: "remove",
  projectDeletion: "remove",
  dataExport: { as: name },
  ...more,
});

/** Removed with the account, kept when a project is deleted, exported completely. */
export const ofAccount = (name: string, more: Partial<Ownership> = {}): Ownership => ({
  ...ofProject(name, more),
  projectDeletion: "keep",
});
