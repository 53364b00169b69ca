const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const zoned = new Intl.DateTimeFormat(undefined, { timeZoneName: "short" });
const zoneName = zoned.formatToParts(new Date()).find((it) => it.type === "timeZoneName")?.value ?? "";

/** A time in the admin's own zone, with the zone's name. */
export const when = (at: number) => `${moment.format(at)} ${zoneName}`;
