import * as z from "zod/mini";
import { AssetType } from "../assets/index.ts";
import { Instant } from "../kernel/index.ts";
import { Amounts, Limits } from "../plans/index.ts";

/** What the usage panel shows. */
export const UsageSummary = z.object({
  planId: z.string(),
  planName: z.string(),
  limits: Limits,
  /** Kinds of content that the plan does not include. */
  lockedKinds: z.array(AssetType),
  used: Amounts,
  remaining: Amounts,
  startsAt: Instant,
  resetsAt: Instant,
});
export type UsageSummary = z.infer<typeof UsageSummary>;
