import type { Instant } from "../../kernel/index.ts";
import { connectionOf, missingPermissions, type SocialAccount } from "../../social-accounts/index.ts";
import type { Target } from "./post.ts";
import { isPlanned } from "./target-states.ts";

type Account = Pick<SocialAccount, "id" | "platform" | "scopes" | "state" | "connectionExpiresAt">;
type Planned = Pick<Target, "accountId" | "state" | "publishAt" | "options">;

/**
 * The planned targets that would not be published, or not completely, in the current state of an account: all of them
 * once its connection has ended, those after an end that is near, and those that need a permission which was not
 * granted.
 */
export function targetsAtRisk<T extends Planned>(account: Account, targets: readonly T[], now: Instant): T[] {
  const connection = connectionOf(account, now);
  const missing = missingPermissions(account).map(({ scope }) => scope);
  const isAtRisk = ({ publishAt, options }: T) =>
    connection === "ended" ||
    (connection === "ending" && publishAt >= account.connectionExpiresAt) ||
    missing.some((scope) => isNeededFor(scope, options));
  return targets.filter((it) => it.accountId === account.id && isPlanned(it) && isAtRisk(it));
}

/** The permissions without which a post, or a part of it, does not go out. */
function isNeededFor(scope: string, options: Target["options"]): boolean {
  if (scope === "video.publish" || scope === "instagram_business_content_publish") return true;
  if (scope !== "instagram_business_manage_comments") return false;
  return options.platform === "instagram" && options.firstComment !== "";
}
