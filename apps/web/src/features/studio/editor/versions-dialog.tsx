import type { CreationVersion, CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Dialog, ErrorState, Skeleton } from "@vignette/ui";
import { momentText, timeText } from "../../../shared/formats.ts";
import { errorMessage, referenceOf, trpc } from "../../../trpc.ts";
import type { ScriptEditor } from "./saving/use-script-editor.ts";
import { stepName } from "./step-name.ts";

type VersionsDialogProps = {
  creation: CreationView;
  editor: ScriptEditor;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onTake: (version: CreationVersion) => void;
};

/**
 * The steps of this session and the earlier versions of a creation. Going back to one is a change that can be undone.
 */
export function VersionsDialog({ creation, editor, open, onOpenChange, onTake }: VersionsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.studio_earlier_versions()}>
      {open && (
        <div className="flex max-h-96 flex-col gap-4 overflow-y-auto">
          <Steps
            editor={editor}
            onBack={(place) => {
              editor.backTo(place);
              onOpenChange(false);
            }}
          />
          <Versions
            id={creation.id}
            onTake={(version) => {
              onTake(version);
              onOpenChange(false);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

/** How many steps are listed. Undo reaches all of them. */
const LISTED = 12;

function Steps({ editor, onBack }: { editor: ScriptEditor; onBack: (place: number) => void }) {
  const steps = editor.past.map((step, place) => ({ ...step, place })).slice(-LISTED);
  if (steps.length === 0) return null;
  return (
    <section aria-label={m.studio_in_this_session()}>
      <h3 className="text-base font-semibold">{m.studio_in_this_session()}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {steps.toReversed().map(({ field, at, place }) => (
          <li key={place} className="flex items-center gap-3 py-1.5">
            <p className="min-w-0 flex-1 truncate">
              {m.studio_before({ field: stepName(field, editor.draft.script) })}
              {at > 0 && <span className="tabular text-dense text-ink-3"> · {timeText(at)}</span>}
            </p>
            <Button onClick={() => onBack(place)}>{m.studio_go_back()}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Versions({ id, onTake }: { id: string; onTake: (version: CreationVersion) => void }) {
  const { data, error, refetch } = trpc.studio.versions.useQuery({ id }, { staleTime: 0 });
  if (error)
    return <ErrorState title={errorMessage(error)} reference={referenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32 w-full" />;
  if (data.length === 0) {
    return <p className="text-ink-2">{m.studio_no_versions()}</p>;
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.map((version) => (
        <li key={version.id} className="flex items-center gap-3 py-2.5">
          <p className="min-w-0 flex-1">
            <span className="tabular block text-dense text-ink-3">{momentText(version.createdAt)}</span>
            <span className="block truncate">{openingOf(version)}</span>
          </p>
          <Button onClick={() => onTake(version)}>{m.studio_go_back_to_it()}</Button>
        </li>
      ))}
    </ul>
  );
}

function openingOf({ script }: CreationVersion): string {
  const [first] = script.beats;
  const words = first ? (first.title || first.line).replaceAll("*", "") : "";
  return `${words || m.studio_without_words()} · ${m.studio_length_beats({ beats: script.beats.length })}`;
}
