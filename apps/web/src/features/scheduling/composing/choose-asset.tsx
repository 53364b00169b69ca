import { isOwn, type PostedAssetView, postedMedia } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, buttonStyle, EmptyState, Frame, FrameWall, PageHeader } from "@vignette/ui";
import { Images, Upload } from "@vignette/ui/icons";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { AssetPicker } from "../../../shared/asset-picker.tsx";
import { postedKindNames } from "../../../shared/words/content-kinds.ts";
import { trpc } from "../../../trpc.ts";
import { AssetCover } from "./asset-cover.tsx";

type ChooseAssetProps = { projectId: string; onChoose: (id: string) => void };

/** What goes out: content that was made here, or a picture or video of the user's own. */
export function ChooseAsset({ projectId, onChoose }: ChooseAssetProps) {
  const [assets] = trpc.assets.list.useSuspenseQuery({ projectId });
  const [open, setOpen] = useState<"file" | "carousel" | null>(null);
  const own = assets.filter((it) => isOwn(it));
  const made = assets.filter((it) => !own.includes(it));
  const useOwn = (
    <>
      <Button icon={<Upload size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen("file")}>
        {m.post_use_own_file()}
      </Button>
      <Button icon={<Images size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen("carousel")}>
        {m.post_make_a_carousel()}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={m.app_new_post()} secondary={assets.length > 0 && useOwn}>
        {m.post_choose_what()}
      </PageHeader>
      {assets.length === 0 ? (
        <EmptyState
          title={m.post_nothing_to_post()}
          action={
            <span className="flex flex-wrap gap-2">
              <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
                {m.app_make_something()}
              </Link>
              {useOwn}
            </span>
          }
        >
          {m.post_what_can_be_posted()}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-8">
          <Choices title={m.post_made_here()} assets={made} onChoose={onChoose} />
          <Choices title={m.post_your_uploads()} assets={own} onChoose={onChoose} />
        </div>
      )}
      <AssetPicker
        projectId={projectId}
        kinds={["video", "image"]}
        ownOnly
        asCarousel={open === "carousel"}
        open={open !== null}
        onOpenChange={(next) => !next && setOpen(null)}
        onChoose={([item]) => item && onChoose(item.id)}
      />
    </>
  );
}

type ChoicesProps = { title: string; assets: readonly PostedAssetView[]; onChoose: (id: string) => void };

function Choices({ title, assets, onChoose }: ChoicesProps) {
  if (assets.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      <FrameWall min={140}>
        {assets.map((asset) => (
          <AssetChoice key={asset.id} asset={asset} onChoose={() => onChoose(asset.id)} />
        ))}
      </FrameWall>
    </section>
  );
}

function AssetChoice({ asset, onChoose }: { asset: PostedAssetView; onChoose: () => void }) {
  const isVideo = postedMedia(asset) === "video";
  return (
    <Frame
      ratio={isVideo ? "9:16" : "4:5"}
      print={[postedKindNames[asset.type], asset.name]}
      label={`${asset.name}, ${postedKindNames[asset.type]}`}
      onPress={onChoose}
    >
      <AssetCover asset={asset} />
    </Frame>
  );
}
