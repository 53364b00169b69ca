import type * as z from "zod/mini";

/** The `updateTime` of a document when it was read: an opaque string, compared by Firestore itself. */
export type Version = string;

/** A document that is valid under its schema, and the version at which it was read. */
export type Stored<T> = { id: string; value: T; version: Version };

type Operator = "==" | "<" | "<=" | ">" | ">=" | "in" | "array-contains";

/**
 * Selects documents: all filters must match. Values are compared as stored (an Instant of a timestamp field is
 * converted).
 */
export type Query = {
  where?: readonly (readonly [field: string, operator: Operator, value: unknown])[];
  orderBy?: readonly (readonly [field: string, direction: "asc" | "desc"])[];
  limit?: number;
  /**
   * Only documents after this position in the order: its values of the `orderBy` fields, and its id for ties. In a
   * group of collections the id is the document's path, such as `posts/p1/targets/t1`.
   */
  after?: { values: readonly unknown[]; id: string };
};

/**
 * Changes that Firestore applies itself, so that no read is needed first. Keys are field paths such as
 * `limitsUsed.images`.
 */
export type Transforms = {
  /** Keeps the larger of the stored and the given value: "usage only grows". */
  maximum?: Record<string, number>;
  increment?: Record<string, number>;
};

/** A write for a commit together with others. */
export type Write = { readonly __write: unknown };

/** A collection whose documents share one schema. Documents are validated, never cast. */
export interface Collection<T> {
  /** Throws DocumentError "malformed" for an unreadable document: the caller cannot continue without it. */
  get(id: string): Promise<Stored<T> | null>;
  /**
   * The documents with these ids, in this order, read with few calls. Missing ones are left out; unreadable ones as well,
   * and reported.
   */
  several(ids: readonly string[]): Promise<Stored<T>[]>;
  /** Unreadable documents are left out and reported; the limit counts the others. */
  find(query: Query): Promise<Stored<T>[]>;
  count(query: Query): Promise<number>;
  /** Adds up a number of the documents. One in which it is missing or no number adds nothing. */
  sum(field: string, query: Query): Promise<number>;
  /** Throws DocumentError "exists" if the id is taken. */
  create(id: string, value: T): Promise<Version>;
  /**
   * With `version`: replaces the whole document if it is unchanged (otherwise DocumentError "changed"). Without:
   * writes the fields of the schema and keeps all others, because the stored document may be unreadable.
   */
  put(id: string, value: T, version?: Version): Promise<Version>;
  /** Writes only the named fields; the document must exist (otherwise DocumentError "missing"). */
  patch(id: string, fields: Partial<T>, options?: { version?: Version; transforms?: Transforms }): Promise<Version>;
  remove(id: string, version?: Version): Promise<void>;
  /** The same writes, for `Documents.commit`. */
  writes: {
    create(id: string, value: T): Write;
    put(id: string, value: T, version?: Version): Write;
    patch(id: string, fields: Partial<T>, options?: { version?: Version; transforms?: Transforms }): Write;
    remove(id: string, version?: Version): Write;
    /** Adds to numbers of a document, which is created from `fields` if it does not exist. */
    add(id: string, fields: Partial<T>, increment: Record<string, number>): Write;
  };
}

/** How a collection is read and written. */
export type CollectionOptions = {
  /** Top-level fields that hold an Instant (or null) and are stored as Firestore timestamps. */
  timestamps?: readonly string[];
  /** The field that repeats the document's key, for manually created documents that lack it. */
  keyAs?: string;
};

/** A document that is invalid under the schema of its collection. */
export type Unreadable = {
  /** Relative to the database's root: `projects/p1`, `posts/p1/targets/t1`. */
  path: string;
  /** The value of its field `uid`, if that is a string. */
  uid: string | null;
  /** The first invalid field, and the problem with it. */
  problem: string;
  version: Version;
};

/**
 * Firestore over REST. Every path segment is guarded; every write has a mask or a precondition. Source:
 * docs/architecture.md#database.
 */
export interface Documents {
  /** `path` has an odd number of segments: `projects`, `posts/p1/targets`. */
  collection<T>(path: string, schema: z.ZodMiniType<T>, options?: CollectionOptions): Collection<T>;
  /** All collections of that name, at any depth. Read-only. */
  group<T>(name: string, schema: z.ZodMiniType<T>, options?: CollectionOptions): Pick<Collection<T>, "find" | "count">;
  /** Whether each document and each query is read once, for a request that only asks: see `readOnce`. */
  readsOnce: boolean;
  /** Commits all writes in order, or none. Gives the new version of each document that was written. */
  commit(writes: readonly Write[]): Promise<readonly Version[]>;
}

/** An error of a document operation; code can switch on its `kind`. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly kind:
    | "missing"
    | "exists"
    | "changed"
    | "needs-index"
    | "malformed"
    | "denied"
    | "unavailable"
    | "too-large"
    | "refused";

  constructor(kind: DocumentError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
