import type { MetricValues, ResultRow } from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { figure } from "./figure.ts";

const columns: readonly (readonly [key: keyof MetricValues, name: string])[] = [
  ["views", "Views"],
  ["likes", "Likes"],
  ["comments", "Comments"],
  ["shares", "Shares"],
  ["saves", "Saves"],
  ["reach", "Reach"],
];

/** Every published target with its latest numbers, newest first. Scrolls horizontally on a phone. */
export function ResultTable({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      aria-label="Results by post"
      className="overflow-x-auto rounded-panel border border-line bg-surface"
    >
      <table className="tabular w-full border-collapse text-base">
        <thead>
          <tr className="border-b border-line text-left text-dense text-ink-2">
            <th scope="col" className="px-5 py-3 font-medium">
              Post
            </th>
            {columns.map(([key, name]) => (
              <th key={key} scope="col" className="px-3 py-3 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Result key={row.targetId} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Result({ row }: { row: ResultRow }) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="min-w-56 px-5 py-3 text-left font-normal">
        <Link to={paths.post(row.postId)} className="font-semibold">
          {row.hook ?? row.name}
        </Link>
        <span className="block text-dense text-ink-2">
          {platformNames[row.platform]} @{row.username} · {day.format(row.publishedAt)}
        </span>
      </th>
      {columns.map(([key]) => (
        <td key={key} className="px-3 py-3 text-right">
          {figure(row.values?.[key] ?? null)}
        </td>
      ))}
    </tr>
  );
}

const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
