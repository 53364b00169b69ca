import type { FileWalk } from "@vignette/domain/operations";
import { DocumentError, type Documents, type Version } from "../../adapters/documents/documents.ts";
import { open } from "../open.ts";
import { fileWalkRecords } from "../service/operations.ts";

const ID = "file_walk";

/** Document `operations/file_walk`. */
export function fileWalkStore(documents: Documents) {
  const walks = open(documents, fileWalkRecords);
  return {
    get: () => walks.get(ID),
    /** Saves the walk, unless a concurrent run was faster. */
    async keep(walk: FileWalk, version: Version | null): Promise<void> {
      try {
        await (version === null ? walks.create(ID, walk) : walks.put(ID, walk, version));
      } catch (error) {
        if (!(error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists"))) throw error;
      }
    },
  };
}
