import { m } from "@vignette/messages";
import { Button, IconButton, Progress } from "@vignette/ui";
import { Check, RotateCw, TriangleAlert, X } from "@vignette/ui/icons";
import { SERVER_COST } from "./server-consent.ts";
import { ServerQuestion } from "./server-question.tsx";
import { useUploadEntries } from "./upload-entries.ts";
import { isUploadPending, type UploadEntry } from "./upload-entry.ts";
import { cancelUpload, dismissFinished, retryUpload } from "./upload-queue.ts";
import { uploadTimeLeft } from "./upload-time-left.ts";

/** The uploads with their progress, and why any was refused. Nothing if there are none. */
export function UploadsPanel({ projectId }: { projectId: string }) {
  const entries = useUploadEntries().filter((it) => it.projectId === projectId);
  if (entries.length === 0) return null;
  const left = entries.filter(isUploadPending).length;
  return (
    <section aria-label={m.assets_uploads()} className="mb-6 rounded-panel border border-line bg-surface p-4">
      <header className="mb-2 flex min-h-9 items-center gap-3">
        <h2 role="status" className="tabular mr-auto text-base font-semibold">
          {left > 0 ? m.assets_uploading_of({ left, count: entries.length }) : summaryOf(entries)}
        </h2>
        {left < entries.length && (
          <Button variant="quiet" onClick={dismissFinished}>
            {left === 0 ? m.app_close() : m.assets_clear_the_rest()}
          </Button>
        )}
      </header>
      <Asking entries={entries} />
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Upload entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One question for all files that the server would have to convert. They are stored already. */
function Asking({ entries }: { entries: readonly UploadEntry[] }) {
  const [first, ...more] = entries.filter((it) => it.state.status === "asking");
  if (!first) return null;
  const { name } = first;
  return (
    <div className="mb-3">
      <ServerQuestion>
        {more.length === 0 ? m.assets_cant_show_one({ name }) : m.assets_cant_show_more({ name, count: more.length })}
      </ServerQuestion>
    </div>
  );
}

function summaryOf(entries: readonly UploadEntry[]): string {
  const lost = entries.filter((it) => it.state.status !== "done").length;
  if (lost === 0) return m.assets_everything_is_in();
  return m.assets_not_taken({ lost });
}

function Upload({ entry }: { entry: UploadEntry }) {
  const { id, name, state } = entry;
  if (state.status === "refused" || state.status === "failed")
    return <NotTaken entry={entry} sentence={state.sentence} />;
  if (state.status === "done") {
    return (
      <p className="flex items-center gap-2 text-base text-ink-2">
        <Check size={16} strokeWidth={1.75} aria-hidden className="text-done" />
        <span className="truncate">{m.assets_is_in({ name })}</span>
      </p>
    );
  }
  if (state.status === "waiting" || state.status === "asking") return <Waiting entry={entry} />;
  return (
    <Progress
      label={name}
      value={"progress" in state ? state.progress : null}
      detail={detailOf(entry)}
      action={
        <Button variant="quiet" onClick={() => void cancelUpload(id)} aria-label={m.assets_cancel_upload({ name })}>
          {m.app_cancel()}
        </Button>
      }
    />
  );
}

function Waiting({ entry: { id, name, state } }: { entry: UploadEntry }) {
  return (
    <p className="flex items-baseline justify-between gap-3 text-dense text-ink-2">
      <span className="min-w-0 truncate">{name}</span>
      <span className="flex shrink-0 items-baseline gap-2">
        {state.status === "asking" ? m.assets_stored() : m.assets_waiting()}
        <Button variant="quiet" onClick={() => void cancelUpload(id)} aria-label={m.assets_cancel_upload({ name })}>
          {m.app_cancel()}
        </Button>
      </span>
    </p>
  );
}

function detailOf({ state }: UploadEntry): string {
  switch (state.status) {
    case "paused":
      return m.assets_paused();
    case "checking":
      return m.assets_processing();
    case "sending":
      return state.progress >= 1 ? m.assets_checking() : (uploadTimeLeft(state, Date.now()) ?? "");
    case "converting":
      return state.progress === null ? m.assets_converting_to_jpeg() : m.assets_converting_on_server(SERVER_COST);
    default:
      return "";
  }
}

function NotTaken({ entry: { id, name, state }, sentence }: { entry: UploadEntry; sentence: string }) {
  return (
    <div className="flex items-center gap-2 text-base" role="alert">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-failed" />
      <p className="min-w-0 flex-1 break-words">{state.status === "failed" ? `${name}: ${sentence}` : sentence}</p>
      {state.status === "failed" && (
        <Button icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />} onClick={() => retryUpload(id)}>
          {m.app_try_again()}
        </Button>
      )}
      <IconButton
        label={m.assets_dismiss({ name })}
        icon={<X size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => void cancelUpload(id)}
      />
    </div>
  );
}
