import * as z from "zod/mini";
import { Instant, maxUtf16Units } from "../kernel/index.ts";

/** Rows on one page: the maximum of one query for their plans (Firestore's IN, 30 values). */
export const PAGE_SIZE = 30;

/** Where a page ended: what its last row is sorted by, and that row's id. The next page begins after it. */
export const PageCursor = z.object({
  at: z.union([Instant, z.string().check(...maxUtf16Units(320))]),
  id: z.string().check(z.regex(/^(?!__.*__$)(?!\.{1,2}$)[^/\p{C}]{1,400}$/u, "This is not an id.")),
});
export type PageCursor = z.infer<typeof PageCursor>;
