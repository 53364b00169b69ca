import type { ReactNode } from "react";

/** A table that scrolls horizontally; the first cell of a row is its header. */
export function Table({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      aria-label={label}
      className="scroll-hint ground-surface overflow-x-auto rounded-panel border border-line"
    >
      <table className="tabular w-full border-collapse text-base">
        <thead>
          <tr className="border-b border-line text-left text-dense text-ink-2">
            {columns.map((name) => (
              <th key={name} scope="col" className="px-4 py-3 font-medium whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export function Row({ head, cells }: { head: ReactNode; cells: readonly ReactNode[] }) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="px-4 py-3 text-left align-top font-semibold">
        {head}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={index} className="min-w-24 px-4 py-3 align-top">
          {cell}
        </td>
      ))}
    </tr>
  );
}
