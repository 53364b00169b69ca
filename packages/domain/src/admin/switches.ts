import * as z from "zod/mini";

/** What an admin turns on and off: the two flags, and the country restriction. Source: spec §3, Global config. */
export const FlagName = z.enum(["maintenance", "automation_frontend", "countryRestrictionOn"]);
export type FlagName = z.infer<typeof FlagName>;
