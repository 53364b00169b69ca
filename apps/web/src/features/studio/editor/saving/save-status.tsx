import { Button } from "@vignette/ui";
import { CircleCheck, CloudOff } from "@vignette/ui/icons";
import { timeText } from "../../../../shared/formats.ts";
import { useOnline } from "../../../../shared/offline/offline-bar.tsx";
import type { SaveState } from "./autosave.ts";

type SaveStatusProps = { state: SaveState; wrong: number; onRetry: () => void };

/** Shows whether the draft is saved, or how many fields are invalid. */
export function SaveStatus({ state, wrong, onRetry }: SaveStatusProps) {
  return (
    <span role="status" className="tabular inline-flex items-center gap-1.5 text-dense text-ink-2">
      {wrong > 0 ? (
        <span className="text-failed">
          {wrong === 1 ? "1 field needs attention." : `${wrong} fields need attention.`}
        </span>
      ) : (
        <Words state={state} onRetry={onRetry} />
      )}
    </span>
  );
}

function Words({ state, onRetry }: Pick<SaveStatusProps, "state" | "onRetry">) {
  const online = useOnline();
  if (!online && state.status !== "saved") {
    return (
      <>
        <CloudOff size={16} strokeWidth={1.75} aria-hidden className="text-doubt" />
        Saved on this device
      </>
    );
  }
  switch (state.status) {
    case "saved":
      return (
        <>
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden className="text-done" />
          Saved {timeText(state.at)}
        </>
      );
    case "waiting":
    case "saving":
      return "Saving…";
    case "failed":
      return (
        <>
          <CloudOff size={16} strokeWidth={1.75} aria-hidden className="text-doubt" />
          Kept on this device. {state.message}
          <Button variant="quiet" onClick={onRetry}>
            Save again
          </Button>
        </>
      );
  }
}
