import type { PostView } from "@vignette/domain/scheduling";
import { Link } from "react-router";
import { PostRow } from "../../features/scheduling/post/post-row.tsx";
import { dateTimeIn, dayIn, ownZone } from "../../features/scheduling/times/times.ts";
import { paths } from "../../paths.ts";

/** Rows at first; the calendar has all of them. */
const SHOWN = 4;

/** The next posts, by day. */
export function NextPosts({ posts }: { posts: readonly PostView[] }) {
  const zone = ownZone();
  const days = Map.groupBy(posts.slice(0, SHOWN), (post) => dayIn(zone, post.schedule.publishAt));
  return (
    <section aria-labelledby="next-posts">
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="next-posts" className="text-display-s font-semibold">
          Next
        </h2>
        <Link to={paths.schedule} className="link text-base font-semibold">
          Open calendar
        </Link>
      </header>
      {[...days].map(([day, ofDay]) => (
        <div key={day} className="mb-3 last:mb-0">
          <h3 className="border-b border-line pb-1 font-text text-dense font-semibold tracking-normal text-ink-2">
            {day}
          </h3>
          <ul>
            {ofDay.map((post) => (
              <PostRow key={post.id} post={post} zone={zone} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The sentence when nothing needs the user. */
export function AllClear({ next }: { next: PostView | undefined }) {
  const when = next ? ` Next post ${dateTimeIn(ownZone(), next.schedule.publishAt)}.` : " Nothing is planned yet.";
  return <p className="tabular text-read text-ink-2">Nothing needs you.{when}</p>;
}
