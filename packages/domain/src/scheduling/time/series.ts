import * as z from "zod/mini";
import { Id, Instant } from "../../kernel/index.ts";
import { Recurrence } from "./recurrence.ts";

/**
 * How a series of posts is repeated: the rule, and the wall time that all of them are counted from. The posts are
 * independent; this only says what they have in common. Collection `series`.
 */
export const Series = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  rule: Recurrence,
  first: z.object({ zone: z.string(), wallTime: z.string() }),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Series = z.infer<typeof Series>;
