import { m } from "@vignette/messages";
import { Button, Callout } from "@vignette/ui";
import type { ScriptEditor } from "./use-script-editor.ts";

/**
 * Asks which version to keep after another window saved the same creation. The other one stays among the earlier
 * versions.
 */
export function ConflictCallout({ editor }: { editor: ScriptEditor }) {
  if (!editor.hasConflict) return null;
  return (
    <Callout
      tone="doubt"
      alert
      title={m.studio_changed_elsewhere()}
      action={
        <>
          <Button variant="primary" onClick={() => void editor.resolveConflict("mine")}>
            {m.studio_keep_this_version()}
          </Button>
          <Button onClick={() => void editor.resolveConflict("theirs")}>{m.studio_use_the_other_version()}</Button>
        </>
      }
    >
      {m.studio_other_version_stays()}
    </Callout>
  );
}
