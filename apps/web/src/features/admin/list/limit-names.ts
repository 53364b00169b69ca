import type { LimitKey } from "@vignette/domain/plans";

/** What a limit is called in the admin's tables. */
export const limitNames: Record<LimitKey, string> = {
  videos: "Videos",
  projects: "Projects",
  images: "Images",
  socialAccounts: "Social accounts",
};
