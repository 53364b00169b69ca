import * as z from "zod/mini";
import { AssetType } from "../assets/index.ts";
import { Id, Instant } from "../kernel/index.ts";

/** One thing that was made, for the record. Collection `usage_logs`. Source: spec §3. */
export const UsageLog = z.object({
  id: Id,
  uid: z.string(),
  type: AssetType,
  assetIds: z.catch(z.array(Id), []),
  quantity: z.catch(z.number().check(z.int(), z.positive()), 1),
  createdAt: Instant,
  projectId: Id,
  metadata: z.catch(z.record(z.string(), z.string()), {}),
});
export type UsageLog = z.infer<typeof UsageLog>;
