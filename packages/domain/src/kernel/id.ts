import * as z from "zod/mini";

/**
 * An id of ours: up to 64 letters, digits, `-` or `_`. Safe as a path segment and as a Workflow id.
 * Firestore keeps names like `__proto__` (two underscores at both ends) for itself.
 */
export const Id = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, "This is not an id."));
export type Id = z.infer<typeof Id>;
