import { assetTypeNames, type GeneratedAssetView } from "@vignette/domain/assets";
import type { PostView } from "@vignette/domain/scheduling";
import { type CreationView, postText } from "@vignette/domain/studio";
import { buttonStyle, EmptyState, Frame, FrameWall, PageHeader, Skeleton } from "@vignette/ui";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../paths.ts";
import { trpc } from "../../../trpc.ts";
import { Composer } from "./composer.tsx";
import { requestedTime } from "./requested-time.ts";

/** New post: which asset, then what goes where, when, under which rules. With `?post=` it says a planned one anew. */
export function ComposerPage({ projectId }: { projectId: string }) {
  const [query] = useSearchParams();
  const [postId, assetId] = [query.get("post"), query.get("asset")];
  if (postId) return <ComposerOfPost key={postId} postId={postId} />;
  return assetId ? <ComposerFor key={assetId} assetId={assetId} post={null} /> : <ChooseAsset projectId={projectId} />;
}

function ComposerOfPost({ postId }: { postId: string }) {
  const [post] = trpc.scheduling.get.useSuspenseQuery({ id: postId });
  return <ComposerFor assetId={post.assetId} post={post} />;
}

function ComposerFor({ assetId, post }: { assetId: string; post: PostView | null }) {
  const [query] = useSearchParams();
  const [asset] = trpc.assets.get.useSuspenseQuery({ id: assetId });
  const [accounts] = trpc.socialAccounts.list.useSuspenseQuery();
  const creation = trpc.studio.get.useQuery({ id: asset.creationId ?? "" }, { enabled: asset.creationId !== null });
  // The caption starts from the script; the form waits for it, so that nothing typed is overwritten.
  if (creation.isLoading) return <Skeleton className="h-96 w-full" />;
  const script = creation.data?.script;
  const hashtags = script?.hashtags ?? [];
  const caption = script ? postText(script) : "";
  const madeWithAi = creation.data ? isMadeWithAi(creation.data) : asset.creationId !== null;
  return <Composer {...{ asset, accounts, post, caption, hashtags, madeWithAi }} wanted={requestedTime(query)} />;
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

function AssetChoice({ asset, onChoose }: { asset: GeneratedAssetView; onChoose: () => void }) {
  const [first] = asset.files;
  const video = first?.type === "video/mp4";
  return (
    <Frame
      ratio={video ? "9:16" : "4:5"}
      print={[assetTypeNames[asset.type], asset.name]}
      label={`${asset.name}, ${assetTypeNames[asset.type]}`}
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

/** Whether something to be seen or heard in it was made by a model: a picture, or the voice. Words alone are no such thing. */
function isMadeWithAi({ media, lineage }: Pick<CreationView, "media" | "lineage">): boolean {
  if (lineage === null) return media.length > 0;
  return media.some((it) => it.kind === "image" || (it.kind === "voice" && lineage.voiceModel !== null));
}
