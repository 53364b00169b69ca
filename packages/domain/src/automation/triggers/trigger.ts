import * as z from "zod/mini";
import { PageUrl } from "../../research/index.ts";

/** What begins a recipe's pieces. */
export const RecipeTrigger = z.discriminatedUnion("type", [
  /** Its weekly times. */
  z.object({ type: z.literal("times") }),
  /** Each new item of an RSS, Atom or product feed. */
  z.object({ type: z.literal("feed"), address: PageUrl }),
  /** Each signed HTTP call. */
  z.object({ type: z.literal("call") }),
]);
export type RecipeTrigger = z.infer<typeof RecipeTrigger>;
