import { weekdayName } from "../formats.ts";

/** From Monday on, as short as a list of days needs them. The first days of 1970 name them: January 5 was a Monday. */
export const weekdayNames: readonly string[] = Array.from({ length: 7 }, (_, day) =>
  weekdayName(Date.UTC(1970, 0, 5 + day), "UTC"),
);
