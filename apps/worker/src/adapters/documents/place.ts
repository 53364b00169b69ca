import type * as z from "zod/mini";
import type { CollectionOptions, Unreadable } from "./documents.ts";
import type { FirestoreCall } from "./firestore-call.ts";

/** What a collection needs: a call, the full name of a path, and a function that reports unreadable documents. */
export type Firestore = {
  call: FirestoreCall;
  nameOf: (path: string) => string;
  /** Whether `call` reads each document once, and several in one call: see `readOnce`. */
  readsOnce: boolean;
  unreadable: (found: Unreadable) => void;
};

/** The path of a collection and the schema of its documents. */
export type DocumentPlace<T> = CollectionOptions & { segments: readonly string[]; schema: z.ZodMiniType<T> };
