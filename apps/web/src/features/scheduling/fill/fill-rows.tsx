import { m } from "@vignette/messages";
import { buttonStyle, Checkbox, EmptyState } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { termsText } from "../../../shared/formats.ts";
import { dateTimeIn } from "../../../shared/times/times.ts";
import { useCalendar } from "../calendar/state/calendar-context.ts";
import { AssetCover } from "../composing/asset-cover.tsx";
import type { FillCandidate, FillRow } from "./fill-plan.ts";

type FillRowsProps = {
  rows: readonly FillRow[];
  all: readonly FillCandidate[];
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
};

/** Every asset with its slot, or the reason why it has none. Each can be left out. */
export function FillRows({ rows, all, left, onLeave }: FillRowsProps) {
  if (all.length === 0) return <NothingUnscheduled />;
  const byId = new Map(rows.map((it) => [it.piece.asset.id, it]));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeave(next);
  };
  return (
    <ul
      aria-label={m.calendar_unscheduled()}
      className="flex max-h-80 shrink-0 flex-col overflow-y-auto rounded-control border border-line px-3"
    >
      {all.map(({ asset }) => (
        <li key={asset.id} className="flex items-center gap-3 border-b border-line last:border-b-0">
          <AssetCover asset={asset} className="my-2 h-14 w-10 shrink-0 rounded-chip bg-sunken object-cover" />
          <div className="min-w-0 flex-1">
            <Checkbox
              label={asset.name}
              hint={<Where row={byId.get(asset.id)} />}
              checked={!left.has(asset.id)}
              onChange={() => toggle(asset.id)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Where({ row }: { row: FillRow | undefined }) {
  const { view } = useCalendar();
  if (!row) return m.calendar_left_out();
  if (!row.slot || !row.input) return m.calendar_not_scheduled({ reasons: termsText(row.reasons) });
  return termsText([dateTimeIn(view.zone, row.slot.publishAt), ...row.reasons]);
}

const NothingUnscheduled = () => (
  <EmptyState
    title={m.calendar_everything_scheduled()}
    action={
      <Link to={paths.create} className={buttonStyle()}>
        {m.app_make_something()}
      </Link>
    }
  >
    {m.calendar_make_to_fill()}
  </EmptyState>
);
