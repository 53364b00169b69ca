import * as z from "zod/mini";

/** What an admin turns on and off: the two flags, and the country restriction. Source: spec §3, Global config. */
export const Switch = z.enum(["maintenance", "automation_frontend", "countryRestrictionOn"]);
export type Switch = z.infer<typeof Switch>;

/** Document `config/config_public`. Absent or unreadable counts as on. Source: spec §8, Config and limits. */
export const PublicConfig = z.object({ countryRestrictionOn: z.catch(z._default(z.boolean(), true), true) });
