import { type Instant, instant } from "@vignette/domain/kernel";
import type { PostView } from "@vignette/domain/scheduling";
import { buttonStyle, EmptyState, IconButton, PageHeader } from "@vignette/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { trpc } from "../../trpc.ts";
import { monthName, monthOf, monthsFrom, rangeOf } from "./month.ts";
import { PostRow } from "./post-row.tsx";
import { dayIn, ownZone } from "./times.ts";

/** Post & Schedule: the month, day by day. */
export function SchedulePage({ projectId }: { projectId: string }) {
  const [month, setMonth] = useState(() => monthOf(instant(Date.now())));
  const [posts] = trpc.scheduling.list.useSuspenseQuery({ projectId, ...rangeOf(month) });
  return (
    <>
      <PageHeader
        title="Post & Schedule"
        secondary={
          <Link to={paths.accounts} className={buttonStyle()}>
            Accounts
          </Link>
        }
        primary={
          <Link to={paths.newPost} className={buttonStyle({ variant: "primary" })}>
            New post
          </Link>
        }
      >
        Times are {ownZone()}.
      </PageHeader>
      <div className="mb-4 flex items-center gap-2">
        <IconButton
          label="Month before"
          icon={<ChevronLeft size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => setMonth(monthsFrom(month, -1))}
        />
        <h2 aria-live="polite" className="tabular min-w-40 text-center text-read font-semibold">
          {monthName(month)}
        </h2>
        <IconButton
          label="Month after"
          icon={<ChevronRight size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => setMonth(monthsFrom(month, 1))}
        />
      </div>
      {posts.length === 0 ? <NothingPlanned /> : <Days posts={posts} />}
    </>
  );
}

function Days({ posts }: { posts: readonly PostView[] }) {
  const zone = ownZone();
  const days = Map.groupBy(
    posts.toSorted((a, b) => a.schedule.publishAt - b.schedule.publishAt),
    (post) => dayIn(zone, post.schedule.publishAt),
  );
  return (
    <ol className="flex flex-col gap-6">
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h3 className="mb-2 flex items-baseline gap-2 border-b border-line pb-1 text-base font-semibold">
            {day}
            {day === dayIn(zone, today()) && <span className="bg-mark px-1 text-meta text-on-mark">Today</span>}
          </h3>
          <ul className="flex flex-col">
            {ofDay.map((post) => (
              <PostRow key={post.id} post={post} zone={zone} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function NothingPlanned() {
  return (
    <EmptyState
      title="No posts this month."
      action={
        <Link to={paths.newPost} className={buttonStyle({ variant: "primary" })}>
          New post
        </Link>
      }
    >
      Pick something finished, say where and when, and it goes out on the minute.
    </EmptyState>
  );
}

const today = (): Instant => instant(Date.now());
