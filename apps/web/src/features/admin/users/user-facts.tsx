import { limitKeys } from "@vignette/domain/plans";
import { platformNames } from "@vignette/domain/social-accounts";
import { Badge } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import type { Outputs } from "../../../trpc.ts";
import { limitNames } from "../list/limit-names.ts";
import { StateBadge } from "../list/state-badge.tsx";
import { when } from "../list/when.ts";

type User = Outputs["admin"]["user"];

/** What the user has used of the plan in this period. */
export function UserUsage({ usage: { limits, used, resetsAt } }: Pick<User, "usage">) {
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 text-base">
        {limitKeys.map((key) => (
          <div key={key} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt className="text-ink-2">{limitNames[key]}</dt>
            <dd className="tabular font-semibold">
              {used[key]} of {ofLimit(limits[key])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-dense text-ink-3">Resets {when(resetsAt)}</p>
    </>
  );
}

const ofLimit = (limit: number | undefined): string =>
  limit === undefined || limit <= 0 ? "unlimited" : String(limit);

/** The connected accounts. */
export function UserAccounts({ accounts }: Pick<User, "accounts">) {
  if (accounts.length === 0) return <p className="text-base text-ink-2">No account is connected.</p>;
  return (
    <ul className="text-base">
      {accounts.map(({ id, platform, username, state }) => (
        <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-b-0">
          <span className="min-w-0 break-words">
            {platformNames[platform]} @{username}
          </span>
          {state === "reconnect" && <Badge>Needs reconnecting</Badge>}
        </li>
      ))}
    </ul>
  );
}

/** The number of posts by state, each leading to the publish log. */
export function UserPosts({ uid, posts }: Pick<User, "uid" | "posts">) {
  if (posts.length === 0) return <p className="text-base text-ink-2">No posts.</p>;
  return (
    <ul className="text-base">
      {posts.map(({ state, count }) => (
        <li key={state} className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-b-0">
          <Link to={`${paths.adminPosts}?user=${uid}&state=${state}`} className="rounded-chip no-underline">
            <StateBadge state={state} />
          </Link>
          <span className="tabular font-semibold">{count}</span>
        </li>
      ))}
    </ul>
  );
}
