import { UPLOAD_KEPT_DAYS } from "@vignette/domain/assets";
import { days, type Instant, later } from "@vignette/domain/kernel";
import { abortUpload } from "./abort-upload.ts";

type Deps = Parameters<typeof abortUpload>[0] & { now: Instant };

/** Removes abandoned uploads. */
export async function sweepUploads(deps: Deps): Promise<void> {
  const left = await deps.uploads.left(later(deps.now, -days(UPLOAD_KEPT_DAYS)));
  for (const { value } of left) await abortUpload(deps, value.uid, value.id);
}
