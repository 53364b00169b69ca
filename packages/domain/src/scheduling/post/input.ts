import * as z from "zod/mini";
import { days, Id, Instant, line, maxUtf16Units, text } from "../../kernel/index.ts";
import { CALENDAR_END, isZone } from "../time/zone.ts";
import { Verdict } from "./approval.ts";
import { TargetOptions } from "./options.ts";
import { zoneUnknown } from "./refusals.ts";

/** An IANA zone that this machine knows. */
export const Zone = z.string().check(
  z.minLength(1),
  ...maxUtf16Units(60),
  z.refine((zone) => isZone(zone), zoneUnknown().message),
);

/** A wall time (`2026-11-03T18:30`) in an IANA zone. */
export const AtTime = z.object({
  type: z.literal("at"),
  zone: Zone,
  wallTime: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "Choose a date and a time.")),
});

/** When to publish: at once, or at a wall time in a zone. */
export const When = z.discriminatedUnion("type", [z.object({ type: z.literal("now"), zone: Zone }), AtTime]);
export type When = z.infer<typeof When>;

/** What goes to which account, with its own words and choices. */
const Targets = z
  .array(z.object({ accountId: Id, caption: text(4000), options: TargetOptions }))
  .check(z.minLength(1, "Choose at least one account."), z.maxLength(20));

/** The state in which the composer submits a post: scheduled, as a draft, or sent for approval. */
export const SubmitAs = z.enum(["scheduled", "draft", "awaiting-approval"]);
export type SubmitAs = z.infer<typeof SubmitAs>;

export const SchedulePostInput = z.object({
  projectId: Id,
  assetId: Id,
  when: When,
  leftAs: z._default(SubmitAs, "scheduled"),
  targets: Targets,
});
export type SchedulePostInput = z.infer<typeof SchedulePostInput>;

/**
 * Everything that is said of a post anew. `seen`: its `lastUpdated` as the person saw it. What is out, on its way or in
 * doubt is not part of it and stays as it is.
 */
export const EditPostInput = z.object({ id: Id, seen: Instant, when: When, leftAs: SubmitAs, targets: Targets });
export type EditPostInput = z.infer<typeof EditPostInput>;

export const ReschedulePostInput = z.object({ id: Id, when: When });
export const TargetInput = z.object({ postId: Id, targetId: Id });

/** An instant within the calendar. */
const CalendarInstant = Instant.check(z.maximum(CALENDAR_END, "Choose a date before 2100."));

/** A period of the calendar of at most this many days. */
export const calendarSpan = (most: number) =>
  z
    .object({ from: CalendarInstant, to: CalendarInstant })
    .check(
      z.refine(({ from, to }) => to - from <= days(most), { error: `Ask for at most ${most} days.`, path: ["to"] }),
    );

/** Longest period of a project's posts, in days. Our own choice: the longest that a page asks for is 222. */
const LISTED_DAYS = 400;
export const ListPostsInput = z.intersection(z.object({ projectId: Id }), calendarSpan(LISTED_DAYS));
/** Sends the first comment of a post once more, or says that it was found under the post. */
export const ResolveCommentInput = z.object({ postId: Id, targetId: Id, found: z.boolean() });
/** What the owner found on the platform when we could not know. */
export const ResolveTargetInput = z.object({ postId: Id, targetId: Id, found: z.boolean() });

/** Other captions for some targets of a post. */
export const RewordPostInput = z.object({
  id: Id,
  targets: z.array(z.object({ targetId: Id, caption: text(4000) })).check(z.minLength(1), z.maxLength(20)),
});
export type RewordPostInput = z.infer<typeof RewordPostInput>;

/** The owner's own approval or withdrawal; `seen` as for every reviewer. */
export const DecideInput = z.object({ id: Id, seen: line(4000, 1), verdict: Verdict, text: text(2000) });
export const CommentInput = z.object({ id: Id, text: text(2000, 1) });
