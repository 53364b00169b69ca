import {
  type CreationView,
  PARTS_MAX,
  partsOf,
  pickedCells,
  templateOf,
  type VariantPlace,
  type VariantSetView,
  variantCells,
  variantName,
  variantPlaces,
} from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Callout, PageHeader, TextInput } from "@vignette/ui";
import { useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { SaveStatus } from "../editor/saving/save-status.tsx";
import { useVideoObstacle } from "../export/use-video-obstacle.ts";
import { useAllowance } from "../generation/cost-line.tsx";
import { affordable } from "./matrix/affordable.ts";
import type { VariantChoices } from "./matrix/local-choices.ts";
import { RenderVariantsBar } from "./matrix/render-variants-bar.tsx";
import { useWorkload, VariantCost } from "./matrix/variant-cost.tsx";
import { VariantMatrix } from "./matrix/variant-matrix.tsx";
import { WatchDialog } from "./matrix/watch-dialog.tsx";
import { AddPartDialog } from "./parts/add-part-dialog.tsx";
import { PartColumn } from "./parts/part-column.tsx";
import { RunPanel } from "./run-panel.tsx";
import { useVariants } from "./use-variants.ts";

/** Hooks × bodies × endings: chosen, previewed, rendered and scheduled together. */
export function Variants({ creation, set }: { creation: CreationView; set: VariantSetView }) {
  const { editor, choices, byId, isLoading, job, cells, isRunning, ...act } = useVariants(creation, set);
  const allowance = useAllowance(creation.kind);
  const online = useOnline();
  const obstacle = useVideoObstacle(creation);
  const wanted = affordable(cells, allowance);
  const workload = useWorkload(wanted, isRunning);
  const [adding, setAdding] = useState<VariantPlace | null>(null);
  const [watching, setWatching] = useState<string | null>(null);
  const isNamed = choices.name.trim() !== "";
  return (
    <>
      <PageHeader
        title={m.variants_variants()}
        secondary={<SaveStatus state={editor.saveState} wrong={0} onRetry={() => void editor.flush()} />}
        primary={
          <RenderVariantsBar
            {...{ cells, wanted, isRunning, online, obstacle, isNamed }}
            onMake={() => void act.make(wanted.cells.map(({ cell }) => cell.key))}
          />
        }
      >
        {!isRunning && <VariantCost {...{ wanted, workload, allowance }} />}
      </PageHeader>
      <div className="mb-5 flex flex-col gap-3 empty:hidden">
        {obstacle !== null && <Callout tone="doubt" title={m.variants_cant_encode()} />}
        {job && <RunPanel job={job} id={set.id} />}
        {cells.length === 1 && <FirstStep />}
      </div>
      <div className="mb-6 grid gap-4 lg:grid-cols-3">
        {variantPlaces
          .filter((place) => partsOf(choices, place).length > 0)
          .map((place) => (
            <PartColumn
              key={place}
              {...{ place, byId, isLoading }}
              disabled={isRunning}
              encoded={isRunning ? (job?.parts ?? {}) : {}}
              parts={partsOf(choices, place)}
              onAdd={() => setAdding(place)}
              onRemove={act.remove}
            />
          ))}
      </div>
      <div className="mb-6 max-w-100">
        <TextInput
          label={m.variants_names_begin_with()}
          value={choices.name}
          maxLength={80}
          disabled={isRunning}
          onChange={act.rename}
          {...(isNamed ? { hint: exampleName(choices) } : { error: m.variants_give_them_a_name() })}
        />
      </div>
      <VariantMatrix
        {...{ choices, cells, byId }}
        disabled={isRunning}
        onPick={act.pick}
        onRetry={(key) => void act.make([key])}
        onWatch={setWatching}
      />
      {adding && (
        <AddPartDialog
          {...{ creation }}
          hasSpeaker={templateOf(creation.kind, creation.style.template).hasSpeaker === true}
          place={adding}
          parts={choices.parts}
          room={PARTS_MAX[adding] - partsOf(choices, adding).length}
          onAdd={(froms) => act.add(adding, froms)}
          onClose={() => setAdding(null)}
        />
      )}
      {watching !== null && <WatchDialog assetId={watching} onClose={() => setWatching(null)} />}
    </>
  );
}

const FirstStep = () => (
  <Callout tone="still" title={m.variants_add_second_hook()}>
    {m.variants_encoded_once()}
  </Callout>
);

/** `Like “Candle myths · H2 · B1 · E1”.` */
function exampleName(choices: VariantChoices): string {
  const cell = pickedCells(choices).at(-1) ?? variantCells(choices).at(-1);
  return cell ? m.variants_name_like({ name: variantName(choices.name.trim(), cell) }) : "";
}
