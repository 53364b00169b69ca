import { DocumentError } from "../../adapters/documents/documents.ts";
import { ignoreOvertaken } from "../../adapters/documents/ignore-overtaken.ts";
import { logLine } from "../../adapters/log/log-line.ts";

/** What goes wrong with one recipe does not stop the others. False also if another writer came first. */
export async function safely(id: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentError) ignoreOvertaken(error);
    else logLine("warn", "A recipe was not begun.", { id, error });
    return false;
  }
}
