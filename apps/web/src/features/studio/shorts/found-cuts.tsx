import type { PostedAssetView } from "@vignette/domain/assets";
import type { SpokenWord } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Callout, notify } from "@vignette/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { errorMessage, trpc, trpcClient } from "../../../trpc.ts";
import { CutCard } from "./cut-card.tsx";
import { type EditedCut, faultOf, timesOf } from "./cut-edits.ts";

type FoundCutsProps = {
  asset: PostedAssetView;
  projectId: string;
  productId: string;
  words: readonly SpokenWord[];
  cuts: readonly EditedCut[];
  onChange: (at: number, cut: EditedCut) => void;
};

/** The suggested shorts, and the button that makes creations of those that are taken. */
export function FoundCuts({ asset, projectId, productId, words, cuts, onChange }: FoundCutsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [file] = asset.files;
  if (!file) return null;
  const { url, width, height } = file;
  const clip = { url, width, height, durationMs: file.durationMs ?? 0 };
  const taken = cuts.filter(({ isTaken }) => isTaken);
  const isFaulty = taken.some((cut) => faultOf(cut, words, clip.durationMs) !== null);

  async function make() {
    setMaking(true);
    setFailure(null);
    for (const [at, cut] of cuts.entries()) {
      if (!cut.isTaken) continue;
      const { fromMs, toMs } = timesOf(cut, words);
      const said = words.filter(({ startMs, endMs }) => endMs > fromMs - AROUND_MS && startMs < toMs + AROUND_MS);
      const shown = { origin: "uploaded" as const, id: asset.id, key: file?.key ?? "" };
      try {
        const { focusX } = cut;
        const short = { projectId, productId, file: shown, hook: cut.hook.trim(), fromMs, toMs, said };
        await trpcClient.studio.createShort.mutate({ ...short, ...(focusX !== undefined && { focusX }) });
        // Made ones are not made again if a later one fails.
        onChange(at, { ...cut, isTaken: false });
      } catch (error) {
        setFailure(errorMessage(error));
        setMaking(false);
        await utils.studio.list.invalidate({ projectId });
        return;
      }
    }
    await utils.studio.list.invalidate({ projectId });
    notify({ kind: "success", title: m.create_shorts_are_made({ taken: taken.length }) });
    void navigate(paths.create);
  }

  return (
    <section aria-label={m.create_suggested_shorts()} className="flex flex-col gap-4">
      <ul className="grid gap-4 xl:grid-cols-2">
        {cuts.map((cut, at) => (
          <CutCard
            // biome-ignore lint/suspicious/noArrayIndexKey: cuts keep their places
            key={at}
            {...{ cut, words, clip }}
            number={at + 1}
            onChange={(next) => onChange(at, next)}
          />
        ))}
      </ul>
      {failure && (
        <Callout tone="failed" alert title={m.create_not_all_shorts_were_made()}>
          {failure}
        </Callout>
      )}
      <div className="sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-10 flex justify-end border-t border-line bg-canvas py-3">
        <Button
          variant="primary"
          disabled={taken.length === 0 || isFaulty}
          pending={isMaking}
          pendingLabel={m.create_making()}
          onClick={() => void make()}
        >
          {m.create_make_shorts({ taken: taken.length })}
        </Button>
      </div>
    </section>
  );
}

/** Words this long around a short go along, in ms, so that its ends can be moved in the studio. */
const AROUND_MS = 10_000;
