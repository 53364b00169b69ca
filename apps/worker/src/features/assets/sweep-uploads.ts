import { UPLOAD_KEPT_DAYS } from "@vignette/domain/assets";
import { days, type Instant, later } from "@vignette/domain/kernel";
import type { Files } from "../../adapters/files/files.ts";
import { abortUpload } from "./finish-upload.ts";
import type { UploadStore } from "./upload-store.ts";

type Deps = { uploads: UploadStore; files: Files; now: Instant };

/** Removes abandoned uploads. */
export async function sweepUploads(deps: Deps): Promise<void> {
  const left = await deps.uploads.left(later(deps.now, -days(UPLOAD_KEPT_DAYS)));
  for (const { value } of left) await abortUpload(deps, value);
}
