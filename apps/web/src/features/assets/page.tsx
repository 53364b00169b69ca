import type { AssetView } from "@vignette/domain/assets";
import { buttonStyle, EmptyState, FrameWall, PageHeader } from "@vignette/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { trpc } from "../../trpc.ts";
import { AssetDialog } from "./asset-dialog.tsx";
import { AssetFrame } from "./asset-frame.tsx";
import { usePostsByAsset } from "./use-posts-by-asset.ts";

/** Assets: everything finished, as it will be posted. */
export function AssetsPage({ projectId }: { projectId: string }) {
  const [assets] = trpc.assets.list.useSuspenseQuery({ projectId });
  const postsByAsset = usePostsByAsset(projectId);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = assets.find((asset) => asset.id === openId);
  const used = (asset: AssetView) => (postsByAsset ? (postsByAsset.get(asset.id)?.length ?? 0) : null);

  if (assets.length === 0) return <NothingFinished />;
  return (
    <>
      <PageHeader
        title="Assets"
        primary={
          <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
            Make something
          </Link>
        }
      >
        Finished and ready to post.
      </PageHeader>
      <FrameWall min={150}>
        {assets.map((asset) => (
          <AssetFrame key={asset.id} asset={asset} used={used(asset)} onOpen={() => setOpenId(asset.id)} />
        ))}
      </FrameWall>
      {open && (
        <AssetDialog
          key={open.id}
          asset={open}
          posts={postsByAsset ? (postsByAsset.get(open.id) ?? []) : null}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

function NothingFinished() {
  return (
    <>
      <PageHeader title="Assets" />
      <EmptyState
        title="What you finish lands here."
        action={
          <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
            Make something
          </Link>
        }
      >
        Make a carousel or a video story, export it, and it waits here to be posted.
      </EmptyState>
    </>
  );
}
