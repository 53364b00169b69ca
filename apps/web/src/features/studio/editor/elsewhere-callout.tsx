import { Button, Callout } from "@vignette/ui";
import { timeOfDay } from "../creation-names.ts";

/** Another tab edits this. Here it can be looked at, and taken over. */
export function ElsewhereCallout({ since, onTakeOver }: { since: number; onTakeOver: () => void }) {
  return (
    <Callout
      tone="doubt"
      title={`Open in another tab since ${timeOfDay(since)}.`}
      action={
        <Button variant="primary" onClick={onTakeOver}>
          Take over
        </Button>
      }
    >
      Here you see it as it was last saved. Taking over makes this the tab that edits it.
    </Callout>
  );
}
