import type * as z from "zod/mini";
import type { CollectionOptions } from "./documents.ts";
import type { FirestoreCall } from "./firestore-call.ts";

/** What a collection asks with: one call, and the full name of a path. */
export type Firestore = { call: FirestoreCall; nameOf: (path: string) => string };

/** Which collection, and what its documents look like. */
export type Place<T> = CollectionOptions & { segments: readonly string[]; schema: z.ZodMiniType<T> };
