import Papa from "papaparse";
import { saveBlob } from "./download/save-blob.ts";

/**
 * Matches formulas, which are escaped so that no spreadsheet runs them; the library's own pattern misses cells with
 * several lines.
 */
const FORMULA = /^[=+\-@\t\r]/;

/** The rows as comma-separated values, with the names of `columns` in the first line. */
export function csvText(rows: readonly Record<string, unknown>[], columns: readonly string[]): string {
  return Papa.unparse([...rows], { columns: [...columns], escapeFormulae: FORMULA });
}

/** Downloads a table as a CSV file. */
export const saveCsv = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: "text/csv;charset=utf-8" }));
