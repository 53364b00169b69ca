import type { Instant } from "../../kernel/index.ts";
import type { TargetState } from "../post/post.ts";

/** One time that a creation went out on an account, or will. */
export type PastPost = {
  postId: string;
  targetId: string;
  accountId: string;
  /** Of the project that plans: what another project made is measured and kept away from, and never brought back. */
  own: boolean;
  /** The id of the creation; for an asset without one, its own id. */
  creation: string;
  assetId: string;
  hookId: string | null;
  state: TargetState;
  /** When it went out, or will. */
  at: Instant;
  /** Planned by the rule. */
  recycled: boolean;
  /** Its latest numbers. Null on a count is "the platform does not tell". */
  reading: { at: Instant; values: { views: number | null; reach: number | null; likes: number | null } } | null;
};
