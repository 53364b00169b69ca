import type * as z from "zod/mini";

/** The `updateTime` of a document when it was read: an opaque text, compared by Firestore itself. */
export type Version = string;

/** A document that has passed its schema, and the version it was read at. */
export type Stored<T> = { id: string; value: T; version: Version };

type Operator = "==" | "<" | "<=" | ">" | ">=" | "in" | "array-contains";

/** Which documents: every filter must hold. Values are compared as stored (an Instant of a timestamp field is converted). */
export type Query = {
  where?: readonly (readonly [field: string, operator: Operator, value: unknown])[];
  orderBy?: readonly (readonly [field: string, direction: "asc" | "desc"])[];
  limit?: number;
  /** Only what comes after this place in the order: the values of the `orderBy` fields there, and the id for ties. */
  after?: { values: readonly unknown[]; id: string };
};

/** Changes that Firestore applies by itself, so that writers need not read first. Keys are field paths such as `limitsUsed.images`. */
export type Transforms = {
  /** Keeps the larger of stored and given: "usage only grows". */
  maximum?: Record<string, number>;
  increment?: Record<string, number>;
};

/** One write, to be committed together with others. */
export type Write = { readonly __write: unknown };

/** One collection whose documents all pass one schema. Nobody casts a document. */
export interface Collection<T> {
  /** Throws DocumentError "malformed" for a document that cannot be read: what asked for it cannot go on. */
  get(id: string): Promise<Stored<T> | null>;
  /** Documents that cannot be read are left out, and reported; a limit counts the others. */
  find(query: Query): Promise<Stored<T>[]>;
  count(query: Query): Promise<number>;
  /** Refused as a conflict (DocumentError "exists") if the id is taken. */
  create(id: string, value: T): Promise<Version>;
  /**
   * With `version`: writes the whole document if it is unchanged since (DocumentError "changed"). Without: writes the
   * fields that the schema knows and keeps all others, as the document there may be one that cannot be read.
   */
  put(id: string, value: T, version?: Version): Promise<Version>;
  /** Writes the named fields only; the document must exist (DocumentError "missing"). */
  patch(id: string, fields: Partial<T>, options?: { version?: Version; transforms?: Transforms }): Promise<Version>;
  remove(id: string, version?: Version): Promise<void>;
  /** The same writes, to be handed to `Documents.commit`. */
  writes: {
    create(id: string, value: T): Write;
    put(id: string, value: T, version?: Version): Write;
    patch(id: string, fields: Partial<T>, options?: { version?: Version; transforms?: Transforms }): Write;
    remove(id: string, version?: Version): Write;
  };
}

/** How a collection is read and written. */
export type CollectionOptions = {
  /** Top-level fields that hold an Instant (or null) and are stored as Firestore timestamps. */
  timestamps?: readonly string[];
  /** The field that repeats the document's key, for documents written by hand that lack it. */
  keyAs?: string;
};

/** A document that does not pass the schema of its collection. */
export type Unreadable = {
  /** Below the database's root: `projects/p1`, `posts/p1/targets/t1`. */
  path: string;
  /** What its field `uid` says, if that is a text. */
  uid: string | null;
  /** The first faulty field, and what is wrong with it. */
  problem: string;
  version: Version;
};

/**
 * Firestore, asked over REST. Every path segment is guarded; every write has a mask or a precondition.
 * Source: docs/architecture.md#database.
 */
export interface Documents {
  /** `path` has an odd number of segments: `projects`, `posts/p1/targets`. */
  collection<T>(path: string, schema: z.ZodMiniType<T>, options?: CollectionOptions): Collection<T>;
  /** Every collection of that name, wherever it hangs. Reads only. */
  group<T>(name: string, schema: z.ZodMiniType<T>, options?: CollectionOptions): Pick<Collection<T>, "find" | "count">;
  /** All or nothing, in order. */
  commit(writes: readonly Write[]): Promise<void>;
}

/** What can go wrong with a document, in words that code can switch on. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly kind: "missing" | "exists" | "changed" | "needs-index" | "malformed" | "denied" | "unavailable" | "refused";

  constructor(kind: DocumentError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
