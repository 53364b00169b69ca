import { m } from "@vignette/messages";
import { Button, Callout, Dialog } from "@vignette/ui";
import { useRef, useState } from "react";
import { focusInPlace } from "../../../shared/focus/focus-in-place.ts";
import { useCalendar } from "../calendar/state/calendar-context.ts";
import { countOf } from "../calendar/state/count-of.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ImportRows } from "./import-rows.tsx";
import { useImport } from "./use-import.ts";

/** Imports a file of posts: shows every row with its problems and warnings, and sends only the valid ones. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { online } = useCalendar();
  const [text, setText] = useState<string | null>(null);
  const { rows, problem, ready, send, pending, error } = useImport(text, onClose);
  const shown = text !== null && problem === null;
  const body = useRef<HTMLDivElement>(null);
  function chooseAnother() {
    setText(null);
    focusInPlace(body.current, "button", 0);
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={m.calendar_import_posts()}
      description={m.calendar_import_help()}
      actions={
        <>
          <Button onClick={shown ? chooseAnother : onClose}>
            {shown ? m.calendar_choose_another_file() : m.app_cancel()}
          </Button>
          <Button
            variant="primary"
            disabled={!online || ready.length === 0}
            pending={pending}
            pendingLabel={m.calendar_scheduling_posts({ ready: countOf(ready.length) })}
            onClick={send}
          >
            {m.calendar_schedule_posts({ posts: countOf(ready.length) })}
          </Button>
        </>
      }
    >
      {problem && <Callout tone="failed" title={problem} alert />}
      {error && <Callout tone="failed" title={error} alert />}
      <div ref={body} className="contents">
        {shown ? <ImportRows rows={rows} /> : <ChooseFile onText={setText} />}
      </div>
    </Dialog>
  );
}
