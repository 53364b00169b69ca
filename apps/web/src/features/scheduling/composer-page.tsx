import type { AssetView } from "@vignette/domain/assets";
import { buttonStyle, EmptyState, Frame, FrameWall, PageHeader } from "@vignette/ui";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../paths.ts";
import { trpc } from "../../trpc.ts";
import { Composer } from "./composer.tsx";
import { wantedTime } from "./wanted-time.ts";

/** New post: which asset, then what goes where, when, under which rules. */
export function ComposerPage({ projectId }: { projectId: string }) {
  const [query] = useSearchParams();
  const assetId = query.get("asset");
  return assetId ? <ComposerFor key={assetId} assetId={assetId} /> : <ChooseAsset projectId={projectId} />;
}

function ComposerFor({ assetId }: { assetId: string }) {
  const [query] = useSearchParams();
  const [asset] = trpc.assets.get.useSuspenseQuery({ id: assetId });
  const [accounts] = trpc.socialAccounts.list.useSuspenseQuery();
  const creation = trpc.studio.get.useQuery({ id: asset.creationId ?? "" }, { enabled: asset.creationId !== null });
  // The caption starts from the script; the form waits for it, so that nothing typed is overwritten.
  if (creation.isLoading) return null;
  const script = creation.data?.script;
  const caption = script ? [script.caption, script.hashtags.map(hashtag).join(" ")].filter(Boolean).join("\n\n") : "";
  const start = { asset, accounts, caption, madeWithAi: asset.creationId !== null, wanted: wantedTime(query) };
  return <Composer {...start} />;
}

function ChooseAsset({ projectId }: { projectId: string }) {
  const [assets] = trpc.assets.list.useSuspenseQuery({ projectId });
  const [, setQuery] = useSearchParams();
  if (assets.length === 0) {
    return (
      <>
        <PageHeader title="New post" />
        <EmptyState
          title="First make something to post."
          action={
            <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
              Make something
            </Link>
          }
        >
          A carousel or a video story, exported, is ready to go out.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title="New post">Choose what goes out.</PageHeader>
      <FrameWall min={150}>
        {assets.map((asset) => (
          <AssetChoice
            key={asset.id}
            asset={asset}
            onChoose={() => setQuery((before) => withAsset(before, asset.id))}
          />
        ))}
      </FrameWall>
    </>
  );
}

function AssetChoice({ asset, onChoose }: { asset: AssetView; onChoose: () => void }) {
  const [first] = asset.files;
  const video = first?.type === "video/mp4";
  return (
    <Frame
      ratio={video ? "9:16" : "4:5"}
      print={[video ? "Video" : "Carousel", asset.name]}
      label={`${asset.name}, ${video ? "video" : "carousel"}`}
      onPress={onChoose}
    >
      {first &&
        (video ? (
          <video src={`${first.url}#t=0.001`} muted preload="metadata" />
        ) : (
          <img src={first.url} alt="" loading="lazy" />
        ))}
    </Frame>
  );
}

/** The time that was chosen on the calendar stays. */
function withAsset(before: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set("asset", id);
  return next;
}

const hashtag = (word: string) => (word.startsWith("#") ? word : `#${word}`);
