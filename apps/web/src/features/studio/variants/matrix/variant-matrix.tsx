import type { PartSegment } from "@vignette/content";
import { partLabel, partsOf, type VariantPart } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Kbd } from "@vignette/ui";
import type { CellView } from "./cell-view.ts";
import type { VariantChoices } from "./local-choices.ts";
import { MatrixCell } from "./matrix-cell.tsx";
import { useMatrixKeys } from "./use-matrix-keys.ts";

type VariantMatrixProps = {
  choices: VariantChoices;
  cells: readonly CellView[];
  byId: ReadonlyMap<string, PartSegment>;
  disabled: boolean;
  onPick: (keys: readonly string[], picked: boolean) => void;
  onRetry: (key: string) => void;
  onWatch: (assetId: string) => void;
};

/** A row for each hook, with a column for each combination of body and ending. Picked combinations will be rendered. */
export function VariantMatrix({ choices, cells, byId, disabled, onPick, onRetry, onWatch }: VariantMatrixProps) {
  const hooks = partsOf(choices, "hook");
  const columns = cells.filter(({ cell }) => cell.hook === hooks[0]).map(({ cell }) => cell);
  const press = useMatrixKeys({ columns: columns.length, cells, disabled, onPick });
  return (
    <section aria-label={m.variants_matrix()}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-read font-semibold">{m.variants_every_combination()}</h2>
        <p className="text-dense text-ink-3 max-md:hidden">
          <Kbd>P</Kbd> {m.variants_key_pick()} · <Kbd>X</Kbd> {m.variants_key_leave_out()} · <Kbd>A</Kbd>{" "}
          {m.variants_key_all()} · {m.variants_key_arrows()}
        </p>
      </div>
      <div className="overflow-x-auto pb-2">
        <table className="border-separate border-spacing-2" onKeyDown={press}>
          <thead>
            <tr>
              <td />
              {columns.map(({ key, body, ending }) => (
                <th key={key} scope="col" className="tabular px-1 text-left text-dense font-semibold">
                  {[body, ...(ending ? [ending] : [])].map(partLabel).join(" · ")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hooks.map((hook) => (
              <tr key={hook.id}>
                <RowHead hook={hook} text={byId.get(hook.id)?.text ?? ""} />
                {cells
                  .filter(({ cell }) => cell.hook === hook)
                  .map((view) => (
                    <MatrixCell
                      key={view.cell.key}
                      {...{ view, byId, disabled, onWatch }}
                      onToggle={() => onPick([view.cell.key], !view.picked)}
                      onRetry={() => onRetry(view.cell.key)}
                    />
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function RowHead({ hook, text }: { hook: VariantPart; text: string }) {
  return (
    <th
      scope="row"
      className="sticky left-0 z-10 w-44 min-w-44 bg-canvas pr-2 text-left align-top text-dense max-md:w-24 max-md:min-w-24"
    >
      <span className="tabular block font-semibold">{partLabel(hook)}</span>
      <span className="line-clamp-4 font-normal text-ink-2">{text}</span>
    </th>
  );
}
