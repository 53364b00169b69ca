import type { PageCursor } from "@vignette/domain/admin";
import { Button, notify } from "@vignette/ui";
import { Download } from "@vignette/ui/icons";
import { useState } from "react";
import { csvText, saveCsv } from "../../../shared/csv.ts";
import { errorNotice } from "../../../trpc.ts";
import { numberText } from "./english-formats.ts";

/** Rows of one file: more would keep the browser and the database busy for minutes. Our own choice. */
const MAX_ROWS = 10_000;

type Cell = string | number | boolean | null | undefined;

type ExportButtonProps<Row, At> = {
  /** The file's name without its extension; the date is added. */
  name: string;
  /** The page of the list that begins at `cursor`. */
  pageAt: (cursor: At | null) => Promise<{ rows: readonly Row[]; next: At | null }>;
  cellsOf: (row: Row) => Record<string, Cell>;
};

/** Downloads the whole list, as it is filtered now, as CSV. */
export function CsvExportButton<Row, At = PageCursor>({ name, pageAt, cellsOf }: ExportButtonProps<Row, At>) {
  const [pending, setPending] = useState(false);

  async function download() {
    setPending(true);
    try {
      const { rows, isWhole } = await allRows(pageAt);
      const cells = rows.map(cellsOf);
      saveCsv(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, csvText(cells, Object.keys(cells[0] ?? {})));
      if (!isWhole)
        notify({ title: `The file has the first ${numberText(MAX_ROWS)} rows. Narrow the list for the rest.` });
    } catch (error) {
      notify(errorNotice(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      pending={pending}
      pendingLabel="Exporting…"
      onClick={() => void download()}
    >
      Export CSV
    </Button>
  );
}

async function allRows<Row, At>(
  pageAt: ExportButtonProps<Row, At>["pageAt"],
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const rows: Row[] = [];
  let cursor: At | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(cursor);
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null && rows.length < MAX_ROWS);
  return { rows, isWhole: cursor === null };
}
