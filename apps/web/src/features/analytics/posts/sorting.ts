import type { ResultRow } from "@vignette/domain/analytics";
import { type ColumnName, columnNames, columns } from "./columns.ts";

/** By a column, or by when posts went out. */
export type Sorting = { by: ColumnName | "published"; isAscending: boolean };

/** Reads `-views` or `published`; the newest first for anything else. */
export function sortingOf(text: string | null): Sorting {
  const by = columnNames.find((it) => it === text?.replace(/^-/, "")) ?? "published";
  return { by, isAscending: text === by };
}

export const sortingText = ({ by, isAscending }: Sorting): string => `${isAscending ? "" : "-"}${by}`;

/** The highest first when a column is chosen, the other way round when it is pressed again. */
export const pressed = (sorting: Sorting, by: Sorting["by"]): Sorting => ({
  by,
  isAscending: sorting.by === by && !sorting.isAscending,
});

/** Rows in their order; what is not known comes last either way, the newest of equal ones first. */
export function sorted(rows: readonly ResultRow[], { by, isAscending }: Sorting): ResultRow[] {
  const sortedBy = by === "published" ? ({ publishedAt }: ResultRow) => publishedAt : columns[by].value;
  return rows.toSorted((a, b) => {
    const [left, right] = [sortedBy(a), sortedBy(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (isAscending ? left - right : right - left) || b.publishedAt - a.publishedAt;
  });
}
