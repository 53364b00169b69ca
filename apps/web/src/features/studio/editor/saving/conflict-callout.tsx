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
      title="This was changed in another window."
      action={
        <>
          <Button variant="primary" onClick={() => void editor.resolveConflict("mine")}>
            Keep this version
          </Button>
          <Button onClick={() => void editor.resolveConflict("theirs")}>Use the other version</Button>
        </>
      }
    >
      The other version stays in History.
    </Callout>
  );
}
