import type { LimitKey } from "@vignette/domain/plans";

/** The names of limits in the admin tables. */
export const limitNames: Record<LimitKey, string> = {
  videos: "Videos",
  projects: "Projects",
  images: "Images",
  socialAccounts: "Social accounts",
};
