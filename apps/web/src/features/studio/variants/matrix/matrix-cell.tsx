import type { PartSegment } from "@vignette/content";
import { cellParts, partLabel } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, classNames, StateBadge } from "@vignette/ui";
import { Check, CircleCheck, History, LoaderCircle, OctagonX, Play, RotateCcw, X } from "@vignette/ui/icons";
import { clock } from "../../../../shared/clock.ts";
import { percentText } from "../../../../shared/formats.ts";
import { PartPoster } from "../parts/part-poster.tsx";
import { joinTrouble } from "../run/variant-failure.ts";
import type { CellView } from "./cell-view.ts";

type MatrixCellProps = {
  view: CellView;
  byId: ReadonlyMap<string, PartSegment>;
  disabled: boolean;
  onToggle: () => void;
  onRetry: () => void;
  onWatch: (assetId: string) => void;
};

/** One combination as a strip of its frames. Pressing it picks or unpicks it. */
export function MatrixCell({ view, byId, disabled, onToggle, onRetry, onWatch }: MatrixCellProps) {
  const { cell, joined, picked } = view;
  const parts = cellParts(cell);
  const name = parts.map(partLabel).join(" · ");
  const length = joined ? clock(joined.durationMs) : "";
  return (
    <td className="align-top">
      <div className="flex w-42 flex-col gap-1.5">
        <button
          type="button"
          data-cell
          disabled={disabled}
          aria-pressed={picked}
          aria-label={`${name} ${length}, ${wordOf(view)}`}
          onClick={onToggle}
          className={classNames(
            "block w-full cursor-pointer overflow-hidden rounded-control border text-left",
            picked ? "border-ink" : "border-line opacity-55 hover:opacity-100 focus-visible:opacity-100",
            "disabled:cursor-default",
          )}
        >
          <span className="grid gap-px bg-line" style={{ gridTemplateColumns: `repeat(${parts.length}, 1fr)` }}>
            {parts.map(({ id }) => (
              <PartPoster key={id} segment={byId.get(id)} />
            ))}
          </span>
          <span className="tabular flex justify-between gap-2 bg-surface px-2 py-1 text-meta font-semibold">
            <span className="inline-flex items-center gap-1.5">
              <span
                className={classNames("rounded-chip p-px", picked ? "bg-mark text-on-mark" : "bg-sunken text-ink-3")}
              >
                {picked ? <Check {...tiny} /> : <X {...tiny} />}
              </span>
              {name}
            </span>{" "}
            <span>{length}</span>
          </span>
        </button>
        <CellState {...{ view, onRetry, onWatch }} />
      </div>
    </td>
  );
}

const tiny = { size: 13, strokeWidth: 2.5, "aria-hidden": true } as const;

type CellStateProps = Pick<MatrixCellProps, "view" | "onRetry" | "onWatch">;

function CellState({ view, onRetry, onWatch }: CellStateProps) {
  const { run, made, joined, picked } = view;
  if (run?.state === "running") {
    return (
      <StateBadge tone="moving" edge="stripe" icon={<LoaderCircle aria-hidden />} tinted>
        <span className="tabular">
          {run.step} {Math.round(run.progress * 100)} %
        </span>
      </StateBadge>
    );
  }
  if (run?.state === "failed") return <Failed message={run.message} onRetry={onRetry} />;
  if (joined?.trouble && picked) return <p className="text-dense text-failed">{joinTrouble(joined.trouble)}</p>;
  if (!made) return null;
  return (
    <div className="flex items-center justify-between gap-1">
      {made.isOld ? (
        <StateBadge tone="doubt" edge="dashed" icon={<History aria-hidden />}>
          {m.variants_changed_since()}
        </StateBadge>
      ) : (
        <StateBadge tone="done" edge="bar" icon={<CircleCheck aria-hidden />}>
          {m.app_made()}
        </StateBadge>
      )}
      <Button
        variant="quiet"
        icon={<Play size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => onWatch(made.assetId)}
      >
        {m.variants_watch()}
      </Button>
    </div>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <StateBadge tone="failed" edge="double-bar" icon={<OctagonX aria-hidden />} tinted>
        {m.app_failed()}
      </StateBadge>
      <p className="text-dense text-failed">{message}</p>
      <Button icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />} onClick={onRetry}>
        {m.variants_retry()}
      </Button>
    </>
  );
}

function wordOf({ run, made, picked }: CellView): string {
  if (run?.state === "running") return `${run.step}, ${percentText(run.progress)}`;
  if (run?.state === "failed") return m.variants_cell_failed({ message: run.message });
  if (made) return made.isOld ? m.variants_cell_changed() : m.variants_cell_made();
  return picked ? m.variants_cell_picked() : m.variants_cell_left_out();
}
