import { m } from "@vignette/messages";
import { Fold } from "../../../shared/fold.tsx";

type ChartTableProps = {
  /** What the table says, such as "Views by day". */
  caption: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
};

/** The numbers of a chart as a table, opened on request. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className="has-[details:not([open])]:print:hidden">
      <Fold title={m.analyze_show_as_table()} hint={caption}>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          aria-label={caption}
          className="relative max-h-96 overflow-auto rounded-control border border-line"
        >
          <table className="tabular w-full border-collapse text-dense">
            <thead className="sticky top-0 bg-surface">
              <tr className="border-b border-line text-left text-ink-2">
                {columns.map((name, at) => (
                  <th key={name} scope="col" className={at === 0 ? "px-3 py-2" : "px-3 py-2 text-right"}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name} className="border-b border-line last:border-b-0">
                  <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                    {name}
                  </th>
                  {cells.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                    <td key={at} className="px-3 py-1.5 text-right">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Fold>
    </div>
  );
}
