import type { PostView } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { TargetBadge } from "../../../shared/target-badge.tsx";
import { timeIn } from "../times/times.ts";
import { Cover } from "./cover.tsx";

/** One post in a day: time, content, and the state of each of its targets. */
export function PostRow({ post, zone }: { post: PostView; zone: string }) {
  return (
    <li>
      <Link
        to={paths.post(post.id)}
        className="grid grid-cols-[3rem_2.25rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 rounded-chip px-2 py-2 no-underline hover:bg-sunken md:grid-cols-[3rem_2.25rem_minmax(0,1fr)_auto]"
      >
        <span className="tabular text-base font-semibold">{timeIn(zone, post.schedule.publishAt)}</span>
        <Cover post={post} className="h-12 w-9" />
        <span className="truncate text-base">{post.name}</span>
        <span className="flex flex-wrap gap-x-3 gap-y-1 max-md:col-span-3 max-md:pl-15">
          {post.targets.map((target) => (
            <span key={target.id} className="inline-flex items-center gap-1.5 text-dense text-ink-2">
              {platformNames[target.platform]}
              <TargetBadge state={target.state} />
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}
