import type { PostedAssetView } from "@vignette/domain/assets";
import { type HeardSpan, LONG_CLIP_MAX_MS, SHORT_MIN_MS } from "@vignette/domain/studio/shorts";
import { Button, Callout, PageHeader, Progress } from "@vignette/ui";
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
        title="Shorts from a long video"
        secondary={
          product && (
            <Button onClick={() => setPicking(true)}>{id === null ? "Choose a video" : "Another video"}</Button>
          )
        }
      >
        A talk, a podcast or a webinar of up to 20 minutes becomes three to six shorts with captions.
      </PageHeader>
      {!product && <FirstProduct>We choose shorts for the audience in its brief.</FirstProduct>}
      {error && <Callout tone="failed" title="This video is no longer in your assets. Choose another one." />}
      {product && (
        <div className="flex flex-col gap-5">
          <div className="max-w-80">
            <ProductSelect {...{ products, product }} onChange={choose} />
          </div>
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
  const { reason, left } = useAllowance("ugc-video");
  const locked = useLockedKinds().includes("ugc-video");
  const [file] = asset.files;
  const refusal = refusalOf(asset);
  const spans = piecesOf(file?.durationMs ?? 0);
  const { data: known } = trpc.studio.heard.useQuery(
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
      <section aria-label="Finding shorts" className="flex max-w-140 flex-col gap-3">
        <Progress
          label={isListening ? `Listening to part ${search.done + 1} of ${search.pieces}…` : "Choosing the best parts…"}
          value={isListening ? search.done / (search.pieces + 1) : null}
          action={<Button onClick={cancel}>Cancel</Button>}
        />
      </section>
    );
  }
  // UGC videos are part of some plans only; the user learns that before credits are spent.
  const unplanned = locked ? "Your plan has no UGC videos. Upgrade in Settings to make shorts." : reason;
  const isHeard = known?.every((it) => it !== null) ?? false;
  const credits = expectedCredits(spans.filter((_, at) => !known?.[at]));
  return (
    <section aria-label="Find shorts" className="flex max-w-140 flex-col items-start gap-3">
      <p className="text-base">
        <span className="font-semibold">{asset.name}</span>{" "}
        <span className="tabular text-ink-3">{clock(file.durationMs ?? 0)}</span>
      </p>
      <p className="text-base text-ink-2">
        {isHeard
          ? "This video is already transcribed, so we only choose parts that stand on their own."
          : "We transcribe the video and choose parts that stand on their own."}{" "}
        This uses about {credits} AI credits; each short you keep counts as one video
        {left === null ? "" : `, of which your plan has ${left} left`}. Keep this page open.
      </p>
      {unplanned !== null && <Callout tone="doubt" title={unplanned} />}
      {search.failure !== null && (
        <Callout tone="failed" alert title={search.failure}>
          The transcript so far is saved with the video. You won't pay for it again.
        </Callout>
      )}
      <Button variant="primary" disabled={unplanned !== null} onClick={find}>
        Find shorts
      </Button>
    </section>
  );
}

/** Why a video cannot be cut into shorts; null if it can. */
function refusalOf({ type, files: [file] }: PostedAssetView): string | null {
  if (type !== "own-video" || !file) return "Choose a video you uploaded. Videos made here are already short.";
  if ((file.durationMs ?? 0) > LONG_CLIP_MAX_MS) return "This video is longer than 20 minutes. Upload a part of it.";
  return (file.durationMs ?? 0) < SHORT_MIN_MS
    ? "This video is shorter than 15 seconds, so it is a short already."
    : null;
}

/** Credits a minute of transcription costs at list price, and what choosing costs. Source: docs/platforms/openai.md#prices. */
const [MINUTE, CHOOSING] = [0.6, 3];

/** For what is not written down yet. Each piece costs at least one credit. */
const expectedCredits = (spans: readonly HeardSpan[]): number =>
  CHOOSING +
  spans.reduce((sum, { fromMs, toMs }) => sum + Math.max(1, Math.ceil(((toMs - fromMs) / 60_000) * MINUTE)), 0);
