import { m } from "@vignette/messages";
import { Button, Sentence } from "@vignette/ui";
import { Eye } from "@vignette/ui/icons";
import { stopViewing, viewing } from "../../shared/session/view-as.ts";

/** Shows on every page whose account an admin views, with a link back. */
export function ViewingBar() {
  if (!viewing) return null;
  return (
    <div
      role="status"
      className="sticky top-0 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-person-tint px-6 py-2 text-base text-ink max-md:px-4"
    >
      <p className="flex min-w-0 items-center gap-2.5">
        <Eye size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-person" />
        <span className="min-w-0 break-words">
          <Sentence text={m.app_viewing_as()} parts={{ email: <strong>{viewing.email || viewing.uid}</strong> }} />
        </span>
      </p>
      <Button onClick={stopViewing}>{m.app_stop_viewing()}</Button>
    </div>
  );
}
