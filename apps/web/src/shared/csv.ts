import Papa from "papaparse";

/**
 * Matches formulas, which are escaped so that no spreadsheet runs them; the library's own pattern misses cells with
 * several lines.
 */
const FORMULA = /^[=+\-@\t\r]/;

/** The rows as comma-separated values, with the names of `columns` in the first line. */
export function csvText(rows: readonly Record<string, unknown>[], columns: readonly string[]): string {
  return Papa.unparse([...rows], { columns: [...columns], escapeFormulae: FORMULA });
}

/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
