import * as z from "zod/mini";
import { Id, Instant } from "../../kernel/index.ts";
import { Recurrence } from "../time/recurrence.ts";
import { WeeklySlots } from "../time/weekly-slots.ts";
import { AtTime, calendarSpan, SchedulePostInput, Zone } from "./input.ts";

/** Posts changed by one press. Our own choice: a month with three a day fits in two. */
export const MOST_AT_ONCE = 50;

const ids = z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));

/** `seen`: the post's `lastUpdated` as the person saw it; what changed since is not overwritten unseen. */
const move = z.object({ id: Id, when: AtTime, seen: Instant });
export const MovePostsInput = z.object({ items: z.array(move).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)) });
export const CopyPostsInput = z.object({
  items: z.array(z.object({ id: Id, when: AtTime })).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
});
export const PostIdsInput = z.object({ ids });
export const SchedulePostsInput = z.object({
  items: z.array(SchedulePostInput).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
});
export const RepeatPostInput = z.object({ id: Id, rule: Recurrence });
export const SetSlotsInput = z.object({ accountId: Id, slots: z.extend(WeeklySlots, { zone: Zone }) });
/** Longest period that free slots are looked for in, in days. Our own choice: an import fills four months. */
const SLOT_DAYS = 120;
export const FreeSlotsInput = calendarSpan(SLOT_DAYS);
export const NextSlotInput = z.object({ accountIds: z.array(Id).check(z.minLength(1), z.maxLength(20)) });
