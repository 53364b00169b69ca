import * as z from "zod/mini";
import { Uid } from "../identity/index.ts";
import { Id, Instant } from "../kernel/index.ts";
import { TargetState } from "../scheduling/index.ts";
import { Platform } from "../social-accounts/index.ts";

/** The end of a page of targets: the planned time of its last row, and that row. */
export const TargetPageCursor = z.object({ at: Instant, postId: Id, id: Id });
export type TargetPageCursor = z.infer<typeof TargetPageCursor>;

/** Which targets of all users to list; null does not filter. */
export const PublishLogInput = z.object({
  state: z.nullable(TargetState),
  platform: z.nullable(Platform),
  uid: z.nullable(Uid),
  cursor: z._default(z.nullable(TargetPageCursor), null),
});
export type PublishLogInput = z.infer<typeof PublishLogInput>;

/** One target of a post. */
export const TargetRef = z.object({ postId: Id, targetId: Id });
export type TargetRef = z.infer<typeof TargetRef>;
