import * as z from "zod/mini";
import { type PostedFile, PostedType } from "../assets/index.ts";
import { Id } from "../kernel/index.ts";

const Whole = z.number().check(z.int(), z.nonnegative());

/**
 * What a published target is, for filters and for learning. Stored with its result and never changed: what a post was
 * when it went out stays true whatever becomes of its creation.
 */
export const PostFacts = z.object({
  kind: PostedType,
  /** The template; null for the user's own file. */
  look: z.nullable(z.string()),
  /** The hook of the library, built-in or own; null for a line of the user's own. */
  hookId: z.nullable(z.string()),
  /** The category of that hook; null if it has none or no longer exists. */
  hookCategory: z.nullable(z.string()),
  /** The product it is about; null for the user's own file. */
  productId: z.nullable(Id),
  /** Milliseconds of a video; null for pictures. */
  lengthMs: z.nullable(Whole),
  /** Pictures of a carousel or single picture; null for a video. */
  pictures: z.nullable(Whole),
  /** 0 to 23, of when it went out, in the zone it was planned in. */
  hour: Whole,
  /** 1 is Monday, 7 is Sunday, as in ISO 8601. */
  weekday: Whole,
  /** The IANA zone of `hour` and `weekday`. */
  zone: z.string(),
  /** The series it belongs to; null for a single post. */
  seriesId: z.nullable(Id),
});
export type PostFacts = z.infer<typeof PostFacts>;

/** A published target's post and what it was made from. */
type Posted = {
  kind: PostedType;
  hookId: string | null;
  hookCategory: string | null;
  seriesId: string | null;
  /** When it went out, as clocks in its zone showed it, such as `2026-11-24T19:30`. */
  wallTime: string;
  zone: string;
  /** Null for the user's own file. */
  creation: { template: string; productId: string } | null;
  /** The files that were sent; none if the asset is gone. */
  files: readonly Pick<PostedFile, "durationMs">[];
};

/** What a target is, from its post and what that was made from. */
export function postFacts({ creation, wallTime, files, ...post }: Posted): PostFacts {
  const lengthMs = files[0]?.durationMs ?? null;
  return {
    ...post,
    look: creation?.template ?? null,
    productId: creation?.productId ?? null,
    lengthMs: lengthMs === null ? null : Math.round(lengthMs),
    pictures: lengthMs === null && files.length > 0 ? files.length : null,
    hour: Number(wallTime.slice(11, 13)),
    weekday: new Date(`${wallTime}:00Z`).getUTCDay() || 7,
  };
}
