import type { Instant } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { uploadRecords } from "../../records/content/uploads.ts";
import { open } from "../../records/open.ts";

/** Maximum number removed in one sweep. Our own choice. */
const SWEPT = 50;

/** Collection `uploads`, keyed by upload id. */
export function uploadStore(documents: Documents) {
  const uploads = open(documents, uploadRecords);
  return {
    writes: uploads.writes,
    get: (uid: string, id: string) => owned(uploads, uid, id, "upload"),
    find: (id: string) => uploads.get(id),
    countOpen: (uid: string) => uploads.count({ where: [["uid", "==", uid]] }),
    /** Uploads that were started before an instant and never finished. */
    left: (before: Instant) =>
      uploads.find({ where: [["createdAt", "<=", before]], orderBy: [["createdAt", "asc"]], limit: SWEPT }),
    patch: uploads.patch,
  };
}
export type UploadStore = ReturnType<typeof uploadStore>;
