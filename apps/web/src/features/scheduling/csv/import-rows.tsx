import { m, sentencesText } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { CircleCheck, OctagonX, TriangleAlert } from "@vignette/ui/icons";
import type { ReadRow } from "./read-row.ts";

/** Once rows are there: the button that chose their file is gone, and the focus would be lost with it. */
const focused = (rows: HTMLDivElement | null) => rows?.focus({ preventScroll: true });

/** Every row of the file, with its problems and warnings. */
export function ImportRows({ rows }: { rows: readonly ReadRow[] }) {
  const bad = rows.filter((it) => it.input === null).length;
  return (
    <>
      <p role="status" className="text-base text-ink-2">
        {bad === 0
          ? m.calendar_rows_ready({ count: rows.length })
          : sentencesText([
              m.calendar_rows_ready_of({ count: rows.length - bad, rows: rows.length }),
              m.calendar_rows_to_fix({ count: bad }),
            ])}{" "}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div ref={focused} tabIndex={0} className="max-h-96 overflow-auto rounded-control border border-line">
        <table className="w-full text-left text-dense">
          <thead className="sticky top-0 bg-sunken text-ink-2">
            <tr>
              {[m.calendar_row(), m.calendar_when(), m.calendar_creation()].map((head) => (
                <th key={head} scope="col" className="px-2.5 py-1.5 font-semibold whitespace-nowrap">
                  {head}
                </th>
              ))}
              {[m.app_accounts(), m.calendar_check()].map((head) => (
                <th key={head} scope="col" className="px-2.5 py-1.5 font-semibold whitespace-nowrap max-md:hidden">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ row }: { row: ReadRow }) {
  const { cells, line, input, asset } = row;
  return (
    <tr className={classNames("border-t border-line align-top", input === null && "bg-failed-tint")}>
      <td className="px-2.5 py-2 text-ink-3">{line}</td>
      <td className="px-2.5 py-2 whitespace-nowrap">
        {cells.date} {cells.time}
        <span className="block text-ink-3">{input?.when.zone ?? cells.zone}</span>
      </td>
      <td className="max-w-40 px-2.5 py-2">
        <span className="block truncate">{asset?.name ?? cells.creation}</span>
        <span className="block truncate text-ink-3">{cells.caption}</span>
        <span className="mt-1 block md:hidden">
          <Check row={row} />
        </span>
      </td>
      <td className="px-2.5 py-2 max-md:hidden">{cells.accounts}</td>
      <td className="min-w-52 px-2.5 py-2 max-md:hidden">
        <Check row={row} />
      </td>
    </tr>
  );
}

function Check({ row: { input, problems, warnings } }: { row: ReadRow }) {
  const [Icon, tone, lines] =
    input === null
      ? ([OctagonX, "text-failed", problems] as const)
      : warnings.length > 0
        ? ([TriangleAlert, "text-doubt", warnings] as const)
        : ([CircleCheck, "text-done", [m.calendar_ready()]] as const);
  return lines.map((line) => (
    <span key={line} className="flex items-start gap-1.5">
      <Icon size={14} strokeWidth={2} aria-hidden className={`mt-0.5 shrink-0 ${tone}`} />
      {line}
    </span>
  ));
}
