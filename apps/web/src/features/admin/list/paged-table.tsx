import type { ReactNode } from "react";
import { ListEnd, type PagedList } from "./list-end.tsx";
import { Table } from "./table.tsx";

type PagedTableProps<Item> = {
  label: string;
  columns: readonly string[];
  list: PagedList & { data: { pages: readonly { rows: readonly Item[] }[] } | undefined };
  /** A `Row` with a key. */
  row: (item: Item) => ReactNode;
  /** Above the table: search, export, buttons. */
  tools: ReactNode;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
};

/** A paginated table with its tools above and a button for the next page below. */
export function PagedTable<Item>({ label, columns, list, row, tools, empty }: PagedTableProps<Item>) {
  const items = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="flex flex-col gap-4">
      {tools}
      {items.length > 0 && (
        <Table label={label} columns={columns}>
          {items.map(row)}
        </Table>
      )}
      {items.length === 0 && list.data && !list.hasNextPage && empty}
      <ListEnd list={list} />
    </div>
  );
}
