import { type ResultRow, totalOf } from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Panel } from "@vignette/ui";
import { Link } from "react-router";
import { formats } from "../../features/analytics/formats.ts";
import { Cover } from "../../features/scheduling/post/cover.tsx";
import { paths } from "../../paths.ts";
import { listText, momentText } from "../../shared/formats.ts";

/** Posts at first; Analyze has all of them. */
const SHOWN = 4;

/** The posts that went out last, with what they have gained on all their accounts, and how old the numbers are. */
export function LatestResults({ rows }: { rows: readonly ResultRow[] }) {
  const posts = [...Map.groupBy(rows, ({ postId }) => postId).values()].slice(0, SHOWN);
  const read = posts.flatMap((ofPost) => ofPost.flatMap(({ collectedAt }) => collectedAt ?? []));
  return (
    <Panel
      flush
      title={m.dashboard_last_results()}
      action={
        <Link to={paths.analyze} className="link text-base font-semibold">
          {m.dashboard_open_analyze()}
        </Link>
      }
    >
      <ul className="mt-2">
        {posts.map((ofPost) => (
          <Result key={ofPost[0]?.postId} rows={ofPost} />
        ))}
      </ul>
      <p className="tabular border-t border-line px-5 py-3 text-dense text-ink-3">
        {read.length > 0
          ? m.dashboard_results_read_at({ time: momentText(Math.max(...read)) })
          : m.dashboard_results_not_read_yet()}
      </p>
    </Panel>
  );
}

function Result({ rows }: { rows: readonly ResultRow[] }) {
  const [first] = rows;
  if (!first) return null;
  const { views, likes } = totalOf(rows.flatMap(({ values }) => values ?? []));
  const platforms = listText(new Set(rows.map(({ platform }) => platformNames[platform])));
  return (
    <li className="border-t border-line">
      <Link
        to={paths.analyzePost(first.postId)}
        className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 px-5 py-2 no-underline hover:bg-sunken"
      >
        <Cover post={first} className="h-12 w-9" />
        <span className="min-w-0">
          <span className="block truncate text-base font-medium">{first.hook ?? first.name}</span>
          <span className="tabular block truncate text-dense text-ink-2">
            {platforms} · {momentText(first.publishedAt)}
          </span>
        </span>
        <span className="tabular text-right" title={views === null ? m.dashboard_no_views_reported() : undefined}>
          <span className="block text-base font-semibold">
            {m.dashboard_views({ count: views ?? 0, figure: formats.figure(views) })}
          </span>
          <span className="block text-dense text-ink-2">
            {m.dashboard_likes({ count: likes ?? 0, figure: formats.figure(likes) })}
          </span>
        </span>
      </Link>
    </li>
  );
}
