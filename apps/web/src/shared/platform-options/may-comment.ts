import type { SocialAccount } from "@vignette/domain/social-accounts";

/** Whether an Instagram account allows us to comment. Source: docs/platforms/instagram.md#login. */
export const mayComment = ({ scopes }: Pick<SocialAccount, "scopes">): boolean =>
  scopes.includes("instagram_business_manage_comments");
