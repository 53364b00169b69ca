import { days, instant } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useMemo, useState } from "react";
import { errorText, trpc } from "../../../trpc.ts";
import { showCreated } from "../calendar/actions/create-posts.ts";
import { useCalendar } from "../calendar/state/calendar-context.ts";
import { inBatches } from "../calendar/state/in-batches.ts";
import { plannedPostsOf } from "../calendar/state/post-facts.ts";
import { plannedPostsOfRow, type ReadRow, type RowContext, readRow } from "./read-row.ts";
import { readTable } from "./table.ts";

/** How far ahead a file's rows are compared with planned posts, in milliseconds. Our own choice. */
const AHEAD = days(120);

/** Reads a file and sends its valid rows. */
export function useImport(text: string | null, onDone: () => void) {
  const { projectId, accounts, view, mutations } = useCalendar();
  const [now] = useState(() => instant(Date.now()));
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const { data: assets } = trpc.assets.list.useQuery({ projectId });
  const { data: posts } = trpc.scheduling.list.useQuery({ projectId, from: now, to: instant(now + AHEAD) });
  const schedule = trpc.scheduling.scheduleMany.useMutation();

  const table = useMemo(() => (text === null ? null : readTable(text)), [text]);
  const read = useMemo(() => {
    if (!table || !assets || !posts) return [];
    const planned = posts.flatMap(plannedPostsOf);
    return readAll(table.rows, { projectId, assets, accounts, planned, zone: view.zone, now });
  }, [table, assets, posts, projectId, accounts, view.zone, now]);
  const rows = read.map((row) => withRefusal(row, refused.get(row.line)));
  const ready = rows.filter((row) => row.input !== null);

  async function send(): Promise<void> {
    const items = ready.flatMap((row) => row.input ?? []);
    const results = await inBatches(items, (part) => schedule.mutateAsync({ items: part }));
    showCreated(
      mutations,
      results.flatMap((it) => it.post ?? []),
      m.calendar_imported,
    );
    const left = ready.flatMap(({ line }, index) => {
      const problem = results[index]?.problem;
      return problem ? [[line, problem] as const] : [];
    });
    if (left.length === 0) return onDone();
    // A second click must not schedule the same rows again.
    setRefused(new Map([...ready.map(({ line }) => [line, m.calendar_row_scheduled()] as const), ...left]));
    notify({ kind: "error", title: m.calendar_rows_not_imported({ count: left.length, rows: items.length }) });
  }

  return {
    rows,
    ready,
    problem: table?.problem ?? null,
    pending: schedule.isPending,
    error: schedule.isError ? errorText(schedule.error) : null,
    send: () => void send().catch(() => undefined),
  };
}

function readAll(rows: readonly { line: number; cells: ReadRow["cells"] }[], facts: RowContext): ReadRow[] {
  let planned = facts.planned;
  return rows.map(({ line, cells }) => {
    const row = readRow(cells, line, { ...facts, planned });
    planned = [...planned, ...plannedPostsOfRow(row, facts)];
    return row;
  });
}

const withRefusal = (row: ReadRow, refusal: string | undefined): ReadRow =>
  refusal === undefined ? row : { ...row, input: null, problems: [refusal] };
