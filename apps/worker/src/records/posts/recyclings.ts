import { Instant } from "@vignette/domain/kernel";
import { BroughtBack, RecycleRule } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { ofProject, record } from "../record.ts";

/** A project's rule for recycling, and its results. Every write must be conditional on the version that was read. */
const Recycling = z.object({
  id: z.string(),
  uid: z.string(),
  projectId: z.string(),
  rule: RecycleRule,
  brought: z.array(BroughtBack),
  /** The next automatic run; null while the rule is off. */
  planAt: z.nullable(Instant),
  lastUpdated: Instant,
});
export type Recycling = z.infer<typeof Recycling>;

/** Collection `recyclings`, keyed by project id. */
export const recyclingRecords = record(
  "recyclings",
  Recycling,
  { planAt: "timestamp", lastUpdated: "timestamp" },
  ofProject("recyclings"),
);
