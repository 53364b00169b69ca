import type * as z from "zod/mini";
import type { CollectionOptions, Unreadable } from "./documents.ts";
import type { FirestoreCall } from "./firestore-call.ts";

/** What a collection asks with: one call, the full name of a path, and where documents that cannot be read are reported. */
export type Firestore = {
  call: FirestoreCall;
  nameOf: (path: string) => string;
  unreadable: (found: Unreadable) => void;
};

/** Which collection, and what its documents look like. */
export type DocumentPlace<T> = CollectionOptions & { segments: readonly string[]; schema: z.ZodMiniType<T> };
