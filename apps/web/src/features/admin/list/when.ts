import { dateText, timeText } from "./english-formats.ts";

const zoned = new Intl.DateTimeFormat("en-US", { timeZoneName: "short" });
const zoneName = zoned.formatToParts(new Date()).find((it) => it.type === "timeZoneName")?.value ?? "";

/** A time in the admin's own zone, with the zone's name. */
export const when = (at: number) => `${dateText(at)}, ${timeText(at)} ${zoneName}`;
