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
  /** AI credits of the period; a limit of -1 is unlimited, and nothing remains then, as of the other limits. */
  credits: z.object({ limit: z.number(), used: z.number(), remaining: z.number() }),
  /** Bytes of files. A limit of -1 is unlimited. */
  storage: z.object({ limit: z.number(), used: z.number() }),
  startsAt: Instant,
  resetsAt: Instant,
});
export type UsageSummary = z.infer<typeof UsageSummary>;
