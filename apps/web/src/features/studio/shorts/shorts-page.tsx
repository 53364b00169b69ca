import type { PostedAssetView } from "@vignette/domain/assets";
import { type HeardSpan, LONG_CLIP_MAX_MS, SHORT_MIN_MS } from "@vignette/domain/studio/shorts";
import { m } from "@vignette/messages";
import { Button, Callout, EmptyState, PageHeader, Progress, Skeleton } from "@vignette/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AssetPicker } from "../../../shared/asset-picker.tsx";
import { clock } from "../../../shared/clock.ts";
import { useCurrentProduct } from "../../../shared/use-current-product.ts";
import { trpc } from "../../../trpc.ts";
import { useLockedKinds } from "../create/kind-picker.tsx";
import { FirstProduct, ProductSelect } from "../create/product-head.tsx";
import { useAllowance } from "../generation/cost-line.tsx";
import { FoundCuts } from "./found-cuts.tsx";
import { piecesOf } from "./transcribe-upload.ts";
import { useCuts } from "./use-cuts.ts";

/** The page that cuts shorts from a long upload, which the address names (`?upload=`). */
export function ShortsPage({ projectId }: { projectId: string }) {
  const { products, product, choose } = useCurrentProduct(projectId);
  const [query, setQuery] = useSearchParams();
  const [picking, setPicking] = useState(false);
  const id = query.get("upload");
  const { data: asset, error } = trpc.assets.get.useQuery({ id: id ?? "" }, { enabled: id !== null, retry: false });
  return (
    <>
      <PageHeader
        title={m.create_shorts_from_a_long_video()}
        secondary={
          product && id !== null && <Button onClick={() => setPicking(true)}>{m.create_another_video()}</Button>
        }
      >
        {m.create_what_becomes_shorts()}
      </PageHeader>
      {!product && <FirstProduct>{m.create_choose_shorts_for_audience()}</FirstProduct>}
      {error && <Callout tone="failed" title={m.create_video_gone()} />}
      {product && (
        <div className="flex flex-col gap-5">
          <div className="max-w-80">
            <ProductSelect {...{ products, product }} onChange={choose} />
          </div>
          {id === null && (
            <EmptyState
              title={m.create_start_with_a_talk()}
              action={
                <Button variant="primary" onClick={() => setPicking(true)}>
                  {m.create_choose_a_video()}
                </Button>
              }
            >
              {m.create_shorts_from_where()}
            </EmptyState>
          )}
          {asset && <LongClip key={`${asset.id} ${product.id}`} {...{ asset, projectId }} productId={product.id} />}
        </div>
      )}
      <AssetPicker
        projectId={projectId}
        open={picking}
        onOpenChange={setPicking}
        kinds={["video"]}
        onChoose={([item]) => item && setQuery({ upload: item.id })}
      />
    </>
  );
}

type LongClipProps = { asset: PostedAssetView; projectId: string; productId: string };

function LongClip({ asset, projectId, productId }: LongClipProps) {
  const { search, find, cancel, change } = useCuts(asset, { projectId, productId });
  const { reason, left, isLoading } = useAllowance("ugc-video");
  const locked = useLockedKinds().includes("ugc-video");
  const [file] = asset.files;
  const refusal = refusalOf(asset);
  const spans = piecesOf(file?.durationMs ?? 0);
  const heard = trpc.studio.heard.useQuery(
    { id: asset.id, key: file?.key ?? "", spans },
    { enabled: refusal === null, staleTime: 0 },
  );
  if (refusal !== null || !file) return <Callout tone="doubt" title={refusal} />;
  if (search.step === "found") {
    return <FoundCuts {...{ asset, projectId, productId }} {...search} onChange={change} />;
  }
  if (search.step !== "idle") {
    const isListening = search.step === "listening";
    return (
      <section aria-label={m.create_finding_shorts()} className="flex max-w-140 flex-col gap-3">
        <Progress
          label={
            isListening
              ? m.create_listening_to_part({ part: search.done + 1, parts: search.pieces })
              : m.create_choosing_the_best_parts()
          }
          value={isListening ? search.done / (search.pieces + 1) : null}
          action={<Button onClick={cancel}>{m.app_cancel()}</Button>}
        />
      </section>
    );
  }
  // What they say stands above the button, which would move under a press.
  if (heard.isLoading || isLoading) return <Skeleton className="h-32 w-full max-w-140" />;
  const known = heard.data;
  // UGC videos are part of some plans only; the user learns that before credits are spent.
  const unplanned = locked ? m.create_no_ugc_videos() : reason;
  const isHeard = known?.every((it) => it !== null) ?? false;
  const credits = expectedCredits(spans.filter((_, at) => !known?.[at]));
  return (
    <section aria-label={m.create_find_shorts()} className="flex max-w-140 flex-col items-start gap-3">
      <p className="text-base">
        <span className="font-semibold">{asset.name}</span>{" "}
        <span className="tabular text-ink-3">{clock(file.durationMs ?? 0)}</span>
      </p>
      <p className="text-base text-ink-2">
        {isHeard ? m.create_already_transcribed() : m.create_we_transcribe()}{" "}
        {left === null ? m.create_shorts_cost({ credits }) : m.create_shorts_cost_of_plan({ credits, left })}
      </p>
      {unplanned !== null && <Callout tone="doubt" title={unplanned} />}
      {search.failure !== null && (
        <Callout tone="failed" alert title={search.failure}>
          {m.create_transcript_saved()}
        </Callout>
      )}
      <Button variant="primary" disabled={unplanned !== null} onClick={find}>
        {m.create_find_shorts()}
      </Button>
    </section>
  );
}

/** Why a video cannot be cut into shorts; null if it can. */
function refusalOf({ type, files: [file] }: PostedAssetView): string | null {
  if (type !== "own-video" || !file) return m.create_choose_uploaded();
  if ((file.durationMs ?? 0) > LONG_CLIP_MAX_MS) return m.create_video_too_long();
  return (file.durationMs ?? 0) < SHORT_MIN_MS ? m.create_video_too_short() : null;
}

/** Credits a minute of transcription costs at list price, and what choosing costs. Source: docs/platforms/openai.md#prices. */
const [MINUTE, CHOOSING] = [0.6, 3];

/** For what is not written down yet. Each piece costs at least one credit. */
const expectedCredits = (spans: readonly HeardSpan[]): number =>
  CHOOSING +
  spans.reduce((sum, { fromMs, toMs }) => sum + Math.max(1, Math.ceil(((toMs - fromMs) / 60_000) * MINUTE)), 0);
