import { m } from "@vignette/messages";
import { Button, buttonStyle, Callout, Progress, SeverityIcon } from "@vignette/ui";
import { CircleCheck } from "@vignette/ui/icons";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import type { SheetCheck, SheetVerdict } from "./use-sheet-check.ts";

type SheetCheckPanelProps = {
  check: SheetCheck;
  fixing: boolean;
  onFix: (verdicts: readonly SheetVerdict[]) => void;
  onClose: () => void;
};

/** The findings of the picked creations, and a button that applies all fixes that keep the meaning. */
export function SheetCheckPanel({
  check: { of, running, verdicts, failure },
  fixing,
  onFix,
  onClose,
}: SheetCheckPanelProps) {
  const faulty = verdicts.filter(({ must, worth }) => must + worth > 0);
  const fixable = faulty.filter(({ fixes }) => fixes > 0);
  if (running) {
    return (
      <Progress
        label={m.studio_checking_of({ verdicts: verdicts.length + 1, of })}
        value={verdicts.length / of}
        action={
          <Button variant="quiet" onClick={onClose}>
            {m.app_cancel()}
          </Button>
        }
      />
    );
  }
  return (
    <div role="status" className="flex flex-col gap-2 border-b border-line pb-3">
      {failure && <Callout tone="doubt" title={failure} />}
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto flex items-center gap-2 text-base font-semibold">
          {faulty.length === 0 && <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="text-done" />}
          {faulty.length === 0
            ? m.studio_ready_of({ verdicts: verdicts.length, of })
            : m.studio_of_need_fixing({ faulty: faulty.length, of })}
        </p>
        {fixable.length > 0 && (
          <Button pending={fixing} pendingLabel={m.studio_fixing()} onClick={() => onFix(verdicts)}>
            {m.studio_fix_fixable({ fixable: fixable.length })}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {m.app_close()}
        </Button>
      </div>
      {faulty.length > 0 && (
        <ul className="max-h-48 overflow-y-auto">
          {faulty.map((verdict) => (
            <Row key={verdict.creation.id} verdict={verdict} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ verdict: { creation, must, worth, first } }: { verdict: SheetVerdict }) {
  const more = must + worth - 1;
  return (
    <li className="flex items-center gap-2.5 border-t border-line py-1.5 text-base first:border-t-0">
      <SeverityIcon severity={must > 0 ? "must" : "worth"} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{creation.name}</span>
        <span className="block text-dense text-ink-2">
          {more > 0 ? m.studio_finding_and_more({ first: first ?? "", more }) : first}
        </span>
      </span>
      <Link to={paths.creation(creation.id)} className={buttonStyle({ variant: "quiet" })}>
        {m.studio_open()}
      </Link>
    </li>
  );
}
