/** The four things that a plan limits, in the order in which a card lists them. Source: spec §3, Plan; §9, Limit labels. */
export const limitKeys = ["videos", "projects", "images", "socialAccounts"] as const;
export type LimitKey = (typeof limitKeys)[number];
