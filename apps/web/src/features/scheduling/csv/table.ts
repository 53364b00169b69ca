import { m } from "@vignette/messages";
import Papa from "papaparse";
import { csvText } from "../../../shared/csv.ts";
import { type Cells, type Column, columns, needed } from "./columns.ts";

/** The rows of a file, or why it cannot be read. `line` is the number that a spreadsheet shows beside the row. */
export type CsvTable = { rows: { line: number; cells: Cells }[]; problem: string | null };

/** More rows could not be checked by the user. Our own choice. */
const MOST_ROWS = 500;

/** Reads a comma, semicolon or tab separated file with a head row. */
export function readTable(text: string): CsvTable {
  const parsed = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (head) =>
      head
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, "_"),
  });
  const heads = parsed.meta.fields ?? [];
  const absent = needed.filter((it) => !heads.includes(it));
  if (absent.length > 0) return { rows: [], problem: m.calendar_csv_no_column({ columns: absent.join(", ") }) };
  if (parsed.data.length === 0) return { rows: [], problem: m.calendar_csv_no_rows() };
  if (parsed.data.length > MOST_ROWS) return { rows: [], problem: m.calendar_csv_too_many_rows({ rows: MOST_ROWS }) };
  return { rows: parsed.data.map((row, index) => ({ line: index + 2, cells: cellsOf(row) })), problem: null };
}

export const writeTable = (rows: readonly Cells[]): string => csvText(rows, columns);

function cellsOf(row: Record<string, string | undefined>): Cells {
  const known = columns.flatMap((column): [Column, string][] => {
    const text = row[column];
    return typeof text === "string" ? [[column, text]] : [];
  });
  return Object.fromEntries(known);
}
