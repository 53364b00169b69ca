import { m } from "@vignette/messages";
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
        <span className="text-failed">{m.studio_fields_need_attention({ wrong })}</span>
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
        {m.studio_saved_on_this_device()}
      </>
    );
  }
  switch (state.status) {
    case "saved":
      return (
        <>
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden className="text-done" />
          {m.studio_saved({ at: timeText(state.at) })}
        </>
      );
    case "waiting":
    case "saving":
      return m.app_saving();
    case "failed":
      return (
        <>
          <CloudOff size={16} strokeWidth={1.75} aria-hidden className="text-doubt" />
          {m.studio_kept_on_this_device({ message: state.message })}
          <Button variant="quiet" onClick={onRetry}>
            {m.studio_save_again()}
          </Button>
        </>
      );
  }
}
