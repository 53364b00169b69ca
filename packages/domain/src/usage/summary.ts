import * as z from "zod/mini";
import { Instant } from "../kernel/index.ts";
import { Amounts, Limits } from "../plans/index.ts";

/** What the usage panel shows. */
export const UsageSummary = z.object({
  planId: z.string(),
  planName: z.string(),
  limits: Limits,
  used: Amounts,
  remaining: Amounts,
  startsAt: Instant,
  resetsAt: Instant,
});
export type UsageSummary = z.infer<typeof UsageSummary>;
