import { m } from "@vignette/messages";
import { Button, Callout } from "@vignette/ui";
import type { LostFiles } from "./media.ts";

/** Says that files are missing from the preview, and loads them again. Nothing while all of them are there. */
export function LostFilesNotice({ count, isRetrying, retry }: LostFiles) {
  if (count === 0) return null;
  return (
    <Callout
      tone="failed"
      title={m.studio_files_lost({ count })}
      action={
        <Button pending={isRetrying} pendingLabel={m.media_loading()} onClick={retry}>
          {m.app_try_again()}
        </Button>
      }
    >
      {m.studio_preview_incomplete()}
    </Callout>
  );
}
