import type { ResultRow } from "@vignette/domain/analytics";
import { m } from "@vignette/messages";
import { Button, EmptyState, Panel } from "@vignette/ui";
import { ArrowDown, ArrowUp, Download } from "@vignette/ui/icons";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { momentText } from "../../../shared/formats.ts";
import { useAddressQuery } from "../../../shared/use-address-query.ts";
import { postedKindNames } from "../../../shared/words/content-kinds.ts";
import { accountName } from "../view/accounts.ts";
import { ColumnPicker, useColumns } from "./column-picker.tsx";
import { type Column, type ColumnName, columns } from "./columns.ts";
import { downloadPosts } from "./post-csv.ts";
import { pressed, type Sorting, sorted, sortingOf, sortingText } from "./sorting.ts";

/** Rows that are shown at first; more come on request, and always in print. Our own choice. */
const FIRST = 25;

type PostTableProps = {
  /** The posts that were published in the period. */
  rows: readonly ResultRow[];
  /** The name of the exported file, without its ending. */
  fileName: string;
};

/** Each post of the period with its latest numbers, sorted by any column. Scrolls sideways on a phone. */
export function PostTable({ rows, fileName }: PostTableProps) {
  const [query, changeQuery] = useAddressQuery();
  const [all, showAll] = useState(false);
  const shown = useColumns();
  const sorting = sortingOf(query.get("sort"));
  const inOrder = sorted(rows, sorting);
  const sort = (by: Sorting["by"]) =>
    changeQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set("sort", sortingText(pressed(sorting, by)));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  if (rows.length === 0)
    return <EmptyState title={m.analyze_no_posts_in_period()}>{m.analyze_numbers_of_older_posts()}</EmptyState>;
  return (
    <Panel
      flush
      title={m.analyze_posts_of_this_period({ count: new Set(rows.map(({ postId }) => postId)).size })}
      action={
        <span className="flex gap-2 print:hidden">
          <ColumnPicker shown={shown} />
          <Button
            icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void downloadPosts(inOrder, fileName)}
          >
            CSV
          </Button>
        </span>
      }
    >
      <p className="px-5 pb-2 text-dense text-ink-3">{m.analyze_totals_hint()}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={m.analyze_results_by_post()}
        className="relative scroll-hint overflow-x-auto border-t border-line print:overflow-visible"
      >
        <table className="tabular w-full border-collapse text-base print:text-meta">
          <thead>
            <tr className="border-b border-line text-left text-dense text-ink-2">
              <Heading name={m.analyze_post()} by="published" {...{ sorting, sort }} />
              {shown.map((name) => (
                <Heading key={name} name={columns[name].name} by={name} {...{ sorting, sort }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder.map((row, at) => (
              <Result key={row.targetId} row={row} shown={shown} isOnScreen={all || at < FIRST} />
            ))}
          </tbody>
        </table>
      </section>
      {!all && rows.length > FIRST && (
        <div className="border-t border-line p-3 print:hidden">
          <Button variant="quiet" onClick={() => showAll(true)}>
            {m.analyze_show_all_rows({ count: rows.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type HeadingProps = { name: string; by: Sorting["by"]; sorting: Sorting; sort: (by: Sorting["by"]) => void };

function Heading({ name, by, sorting, sort }: HeadingProps) {
  const isSorted = sorting.by === by;
  const Arrow = sorting.isAscending ? ArrowUp : ArrowDown;
  const isFirst = by === "published";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.isAscending ? "ascending" : "descending") : undefined}
      className={isFirst ? "px-5 py-1 font-medium" : "px-3 py-1 text-right font-medium"}
    >
      <button
        type="button"
        onClick={() => sort(by)}
        className="inline-flex min-h-9 cursor-pointer items-center gap-1 font-medium whitespace-nowrap hover:text-ink pointer-coarse:min-h-11"
      >
        {name}
        {isSorted && <Arrow size={14} strokeWidth={2} aria-hidden />}
      </button>
    </th>
  );
}

type ResultProps = { row: ResultRow; shown: readonly ColumnName[]; isOnScreen: boolean };

function Result({ row, shown, isOnScreen }: ResultProps) {
  return (
    <tr className={`border-b border-line last:border-b-0 ${isOnScreen ? "" : "hidden print:table-row"}`}>
      <th scope="row" className="min-w-64 px-5 print:min-w-40 print:px-1 py-2.5 text-left font-normal">
        <span className="flex items-center gap-3">
          {row.coverUrl ? (
            <img
              src={row.coverUrl}
              alt=""
              loading="lazy"
              className="h-14 w-8 shrink-0 rounded-chip bg-sunken object-cover"
            />
          ) : (
            <span className="h-14 w-8 shrink-0 rounded-chip bg-sunken" />
          )}
          <span className="min-w-0">
            <Link to={paths.analyzePost(row.postId)} className="link line-clamp-2 font-semibold">
              {row.hook ?? row.name}
            </Link>
            <span className="block text-dense text-ink-2">
              {accountName(row)} · {postedKindNames[row.assetType]} · {momentText(row.publishedAt)}
            </span>
          </span>
        </span>
      </th>
      {shown.map((name) => (
        <NumberCell key={name} column={columns[name]} row={row} />
      ))}
    </tr>
  );
}

/** A number, or a dash with its reason. */
function NumberCell({ column, row }: { column: Column; row: ResultRow }) {
  const why = column.value(row) === null ? column.why(row) : undefined;
  return (
    <td className="px-3 py-2.5 text-right whitespace-nowrap" title={why}>
      {column.text(row)}
      {why && <span className="sr-only"> {why}</span>}
    </td>
  );
}
