import * as z from "zod/mini";

/** What an admin turns on and off: the two flags, and the country restriction. Source: spec §3, Global config. */
export const Switch = z.enum(["maintenance", "automation_frontend", "countryRestrictionOn"]);
export type Switch = z.infer<typeof Switch>;
