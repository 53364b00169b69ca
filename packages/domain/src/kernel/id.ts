import * as z from "zod/mini";

/** An id of ours: up to 64 letters, digits, `-` or `_`. Safe as a path segment and as a Workflow id. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, "This is not an id."));
export type Id = z.infer<typeof Id>;
