import { filesFor, type PostedAssetView } from "@vignette/domain/assets";
import { captionFacts, filesToSend, isStory, mediaKind } from "@vignette/domain/scheduling";
import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Callout, Panel, Skeleton } from "@vignette/ui";
import { InstagramForm } from "../../../shared/platform-options/instagram-form.tsx";
import { mayComment } from "../../../shared/platform-options/may-comment.ts";
import { ForCreator } from "../../../shared/platform-options/tiktok-form.tsx";
import type { TikTokCreator } from "../../../shared/platform-options/use-creators.ts";
import { trpc } from "../../../trpc.ts";
import { CaptionField } from "./caption-field.tsx";
import type { ComposerState } from "./use-composer.ts";

const AI_LINE = m.post_made_with_ai();

type TargetPanelProps = {
  account: SocialAccount;
  asset: PostedAssetView;
  composer: ComposerState;
  creator: TikTokCreator;
  hashtags: readonly string[];
};

/** The caption and options of one account. */
export function TargetPanel({ account, asset, composer, creator, hashtags }: TargetPanelProps) {
  const options = composer.optionsOf(account);
  const caption = composer.captionOf(account);
  const media = mediaKind(asset.files);
  const files = filesToSend(asset.files, options);
  const saysAi = caption.includes(AI_LINE);
  return (
    <Panel title={`${platformNames[account.platform]} @${account.username}`}>
      <div className="flex flex-col gap-5">
        {!isStory(options) && <OwnCaption {...{ account, media, composer, hashtags }} />}
        {options.platform === "tiktok" ? (
          <ForCreator
            creator={creator}
            media={media}
            files={files}
            options={options}
            onChange={(next) => composer.changeOptions(account.id, next)}
            onAiLine={saysAi ? null : () => composer.changeCaption(account.id, `${caption}\n\n${AI_LINE}`.trim())}
          />
        ) : (
          <>
            <QuotaLine accountId={account.id} />
            <InstagramForm
              media={media}
              files={filesFor(asset.files, "instagram")}
              storyFiles={storyFiles(asset)}
              projectId={asset.projectId}
              mayComment={mayComment(account)}
              options={options}
              onChange={(next) => composer.changeOptions(account.id, next)}
            />
          </>
        )}
      </div>
    </Panel>
  );
}

/** The slides that a story could show, in their 9:16 version if there is one. */
function storyFiles({ files }: PostedAssetView) {
  const upright = files.filter((file) => file.platform === "tiktok");
  return upright.length > 0 ? upright : filesFor(files, "instagram");
}

type OwnCaptionProps = Pick<TargetPanelProps, "account" | "composer" | "hashtags"> & { media: "video" | "photos" };

function OwnCaption({ account, media, composer, hashtags }: OwnCaptionProps) {
  const own = composer.draft.captions[account.id];
  if (own === undefined) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-dense text-ink-2">
        {m.post_uses_shared_caption()}
        <Button variant="quiet" onClick={() => composer.changeCaption(account.id, composer.draft.caption)}>
          {m.post_customize_for({ platform: platformNames[account.platform] })}
        </Button>
      </p>
    );
  }
  const name = platformNames[account.platform];
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <CaptionField
          label={m.post_caption_for({ username: account.username, name })}
          value={own}
          onChange={(caption) => composer.changeCaption(account.id, caption)}
          uses={[{ name, facts: captionFacts(account.platform, media, own) }]}
          hashtags={hashtags}
        />
      </div>
      <Button variant="quiet" onClick={() => composer.changeCaption(account.id, null)}>
        {m.post_use_the_shared_caption()}
      </Button>
    </div>
  );
}

/**
 * How many posts Instagram counted for the account in the last 24 hours, as reported now. Renders nothing if Instagram
 * does not report it.
 */
function QuotaLine({ accountId }: { accountId: string }) {
  const { data, isPending } = trpc.socialAccounts.quota.useQuery({ accountId }, { staleTime: 60_000, retry: false });
  if (!data) return isPending ? <Skeleton className="h-[1lh] w-full text-dense" /> : null;
  if (data.used >= data.total) {
    return <Callout tone="doubt">{m.post_daily_limit({ used: data.used, total: data.total })}</Callout>;
  }
  return <p className="tabular text-dense text-ink-2">{m.post_posts_today({ used: data.used, total: data.total })}</p>;
}
