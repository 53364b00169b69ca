import * as z from "zod/mini";
import { Instant } from "../kernel/index.ts";

/** The walk over all files that looks for orphans: where it is, and what it has found since it began. */
export const FileWalk = z.object({
  /** The last key that was looked at; null at the beginning. */
  after: z.nullable(z.string()),
  /** When the walk began, or will begin. */
  beginsAt: Instant,
  seen: z.number(),
  removed: z.number(),
  removedBytes: z.number(),
});
export type FileWalk = z.infer<typeof FileWalk>;
