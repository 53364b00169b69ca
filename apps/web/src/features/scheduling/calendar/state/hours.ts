/** Height of an hour in week and day, in px: a chip is a little lower than that. */
export const HOUR = 48;
/** A drop falls on a quarter of an hour. Our own choice. */
const QUARTER = 15;
/** The height of a chip as a duration, in minutes, so that the next one does not cover it. */
export const CHIP_MINUTES = 50;

/** The first hour in sight where nothing is planned: most posts are later in the day. */
const FIRST_HOUR = 7;

/** The scroll position, in px, that shows the earliest of these times of day with an hour before it. */
export const heightBefore = (times: readonly string[]): number =>
  times.length === 0 ? FIRST_HOUR * HOUR : Math.max(0, Math.min(...times.map(topOf)) - HOUR);

/** Minutes since midnight of `18:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The vertical position of a time, in px. */
export const topOf = (time: string): number => (minutesOf(time) / 60) * HOUR;

/** The time of day at a height, on a quarter of an hour: `18:30`. */
export function timeAtHeight(y: number): string {
  const last = 24 * 60 - QUARTER;
  const at = Math.min(last, Math.max(0, Math.round(((y / HOUR) * 60) / QUARTER) * QUARTER));
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}

const two = (value: number) => String(value).padStart(2, "0");
