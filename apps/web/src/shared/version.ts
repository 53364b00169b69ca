/** The version as people see it. Source: spec §9. */
export const VERSION = "v1.9.06";
