import { isOwn, type PostedAssetView, postedMedia, postedTypeNames } from "@vignette/domain/assets";
import { Button, buttonStyle, EmptyState, Frame, FrameWall, PageHeader } from "@vignette/ui";
import { Images, Upload } from "@vignette/ui/icons";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { AssetPicker } from "../../../shared/asset-picker.tsx";
import { trpc } from "../../../trpc.ts";

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
        Use your own file
      </Button>
      <Button icon={<Images size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen("carousel")}>
        Make a carousel
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title="New post" secondary={assets.length > 0 && useOwn}>
        Choose what to post.
      </PageHeader>
      {assets.length === 0 ? (
        <EmptyState
          title="Make something to post, or upload it."
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
                Make something
              </Link>
              {useOwn}
            </span>
          }
        >
          Post anything you export here, your own photos and videos, or several photos as a carousel.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-8">
          <Choices title="Made here" assets={made} onChoose={onChoose} />
          <Choices title="Your uploads" assets={own} onChoose={onChoose} />
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
      <FrameWall min={150}>
        {assets.map((asset) => (
          <AssetChoice key={asset.id} asset={asset} onChoose={() => onChoose(asset.id)} />
        ))}
      </FrameWall>
    </section>
  );
}

function AssetChoice({ asset, onChoose }: { asset: PostedAssetView; onChoose: () => void }) {
  const [first] = asset.files;
  const isVideo = postedMedia(asset) === "video";
  return (
    <Frame
      ratio={isVideo ? "9:16" : "4:5"}
      print={[postedTypeNames[asset.type], asset.name]}
      label={`${asset.name}, ${postedTypeNames[asset.type]}`}
      onPress={onChoose}
    >
      {first &&
        (isVideo ? (
          <video src={`${first.url}#t=0.001`} muted preload="metadata" />
        ) : (
          <img src={first.url} alt="" loading="lazy" />
        ))}
    </Frame>
  );
}
