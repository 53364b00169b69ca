import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { paths } from "../../../paths.ts";

/** Shows a toast when an export is done, except on the creation's own page, which says so in place. */
export function announceExport({ id, name }: Pick<CreationView, "id" | "name">): void {
  if (location.pathname !== paths.creation(id)) notify({ kind: "success", title: m.media_is_ready_to_post({ name }) });
}
