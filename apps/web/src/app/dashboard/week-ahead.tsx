import { instant } from "@vignette/domain/kernel";
import { type PostView, stateOfPost } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { classNames, toneText } from "@vignette/ui";
import { Plus } from "@vignette/ui/icons";
import { Link } from "react-router";
import { Cover } from "../../features/scheduling/post/cover.tsx";
import { paths } from "../../paths.ts";
import { weekdayAndDay } from "../../shared/formats.ts";
import { targetLooks } from "../../shared/state/target-look.ts";
import { ownZone, timeIn } from "../../shared/times/times.ts";
import { type DayAhead, weekAhead } from "./week.ts";

/** Posts of a day at first; the calendar has all of them. */
const SHOWN = 3;

/** Today and the next six days: what goes out when, and which days are free. Days are rows on a phone. */
export function WeekAhead({ posts }: { posts: readonly PostView[] }) {
  const zone = ownZone();
  return (
    <section aria-labelledby="week-ahead">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="week-ahead" className="text-display-s font-semibold">
          {m.dashboard_next_seven_days()}
        </h2>
        <span className="flex items-baseline gap-4">
          <span className="text-dense text-ink-3">{m.dashboard_times_in({ zone: zone.replaceAll("_", " ") })}</span>
          <Link to={paths.schedule} className="link text-base font-semibold">
            {m.dashboard_open_calendar()}
          </Link>
        </span>
      </header>
      <ol className="grid overflow-hidden rounded-panel border border-line bg-surface lg:grid-cols-7">
        {weekAhead(posts, instant(Date.now()), zone).map((it, index) => (
          <Day key={it.day} {...it} zone={zone} isToday={index === 0} />
        ))}
      </ol>
    </section>
  );
}

type DayProps = DayAhead & { zone: string; isToday: boolean };

function Day({ day, posts, zone, isToday }: DayProps) {
  const more = posts.length - SHOWN;
  return (
    <li className="flex min-w-0 gap-2 border-line p-2 max-lg:border-b max-lg:last:border-b-0 lg:min-h-36 lg:flex-col lg:border-r lg:last:border-r-0">
      <h3
        className={classNames(
          "tabular flex shrink-0 items-center gap-1.5 px-1 font-text text-dense tracking-normal max-lg:w-20",
          isToday ? "font-semibold text-ink" : "font-medium text-ink-2",
        )}
      >
        {isToday ? m.dashboard_today() : weekdayAndDay(Date.parse(`${day}T00:00Z`), "UTC")}
      </h3>
      <ul className="flex min-w-0 flex-1 flex-col gap-1">
        {posts.slice(0, SHOWN).map((post) => (
          <li key={post.id}>
            <PostLink post={post} zone={zone} />
          </li>
        ))}
        {more > 0 && (
          <li className="px-1">
            <Link to={`${paths.schedule}?view=day&day=${day}`} className="link text-dense">
              {m.dashboard_more({ more })}
            </Link>
          </li>
        )}
        {posts.length === 0 && (
          <li className="flex flex-1">
            <Link
              to={`${paths.newPost}?day=${day}`}
              aria-label={
                isToday
                  ? m.dashboard_new_post_today()
                  : m.dashboard_new_post_on({ day: weekdayAndDay(Date.parse(`${day}T00:00Z`), "UTC") })
              }
              className="flex min-h-9 flex-1 items-center gap-1 rounded-chip px-1 text-dense text-ink-3 no-underline hover:bg-sunken hover:text-ink lg:justify-center pointer-coarse:min-h-11"
            >
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              <span className="lg:sr-only">{m.dashboard_free()}</span>
            </Link>
          </li>
        )}
      </ul>
    </li>
  );
}

function PostLink({ post, zone }: { post: PostView; zone: string }) {
  const { label, icon: Icon, tone } = targetLooks[stateOfPost(post.targets)];
  return (
    <Link
      to={paths.post(post.id)}
      title={post.name}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 rounded-chip p-1 no-underline hover:bg-sunken"
    >
      <Cover post={post} className="h-12 w-9 max-lg:row-span-2" />
      <span className="max-lg:self-end">
        <span className="tabular block text-base font-semibold">{timeIn(zone, post.schedule.publishAt)}</span>
        <span className="block truncate text-dense text-ink-2 lg:sr-only">{post.name}</span>
      </span>
      <span
        className={classNames(
          "flex min-w-0 items-center gap-1 text-meta max-lg:self-start lg:col-span-2",
          toneText[tone],
        )}
      >
        <Icon size={12} strokeWidth={2} aria-hidden className="shrink-0" />
        <span className="truncate">{label}</span>
      </span>
    </Link>
  );
}
