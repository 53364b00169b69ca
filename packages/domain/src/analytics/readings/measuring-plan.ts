import { days, hours, type Instant, later, minutes } from "../../kernel/index.ts";

/**
 * How often a post is read, by its age, both in milliseconds. Our own choice: half of a short post's views come in its
 * first day or two, so a curve needs its points there; what comes after a week hardly differs from hour to hour; few
 * posts gain anything after three months. Source: ADR 103.
 */
const plan = [
  { until: days(2), every: hours(1) },
  { until: days(7), every: hours(6) },
  { until: days(30), every: days(1) },
  { until: days(90), every: days(7) },
] as const;

/** Posts of this age and older are not read any more; of a story the numbers end with it, after a day. */
const READ_UNTIL = days(90);
const STORY_UNTIL = days(1);
/** A new post whose address the platform has not told yet is asked for this often, for an hour. */
const UNNAMED_EVERY = minutes(1);
const UNNAMED_FOR = hours(1);
/** How soon a reading without an answer is tried again; sooner where the plan is. */
const RETRY_AFTER = hours(6);

type Published = { publication: { at: Instant } | null; publishAt: Instant };

/** When a target was published. */
export const publishedAtOf = ({ publication, publishAt }: Published): Instant => publication?.at ?? publishAt;

/** When a target is read first: once it is published; null before. */
export const firstReadingAt = (target: Published & { state: string }): Instant | null =>
  target.state === "published" ? publishedAtOf(target) : null;

/** What the plan goes by. `isNamed`: whether the post's address is known. */
type Read = { publishedAt: Instant; isNamed: boolean; isStory: boolean; answered: boolean };

/** When a post is read next, after an attempt now; null if it is too old. */
export function nextReadingAt({ publishedAt, isNamed, isStory, answered }: Read, now: Instant): Instant | null {
  const age = now - publishedAt;
  const until = isStory ? STORY_UNTIL : READ_UNTIL;
  if (age >= until) return null;
  if (!isNamed && age < UNNAMED_FOR) return later(now, UNNAMED_EVERY);
  const wait = answered ? readEvery(age) : Math.min(readEvery(age), RETRY_AFTER);
  return later(now, Math.min(wait, until - age));
}

/** The planned time between two readings of a post of an age, both in milliseconds. */
export const readEvery = (age: number): number => plan.find(({ until }) => age < until)?.every ?? plan[3].every;
