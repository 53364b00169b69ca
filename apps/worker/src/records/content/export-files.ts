import { Id, Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { bytesIn } from "../files/bytes-in.ts";
import { byKeyField } from "../files/file-lookup.ts";
import { keysIn } from "../files/keys-in.ts";
import { ofProject, record } from "../record.ts";

/** A file that a browser exported and that belongs to no asset yet. */
const ExportFile = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  file: z.object({ key: z.string(), bytes: z.number() }),
  createdAt: Instant,
});
export type ExportFile = z.infer<typeof ExportFile>;

/** Collection `export_files`, keyed by the random part of the file's key. Removed when an asset takes the file over. */
export const exportFileRecords = record(
  "export_files",
  ExportFile,
  { createdAt: "timestamp" },
  ofProject("export_files", {
    bytes: (value) => bytesIn(value, "file"),
    files: { of: ({ value }) => ({ keys: keysIn(value, "file") }), under: { exports: byKeyField("file.key") } },
  }),
);
