import type { PostedAssetView } from "@vignette/domain/assets";
import { captionFacts, isStory, mediaKind } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { CaptionField, type CaptionUse } from "./caption-field.tsx";
import type { ComposerState } from "./use-composer.ts";

type SharedCaptionProps = { asset: PostedAssetView; composer: ComposerState; hashtags: readonly string[] };

/** The shared caption, for accounts without a caption of their own. */
export function SharedCaption({ asset, composer, hashtags }: SharedCaptionProps) {
  const { draft, chosen } = composer;
  const sharing = chosen.filter((it) => draft.captions[it.id] === undefined && !isStory(composer.optionsOf(it)));
  const platforms = [...new Set(sharing.map((it) => it.platform))];
  const uses = platforms.map(
    (platform): CaptionUse => ({
      name: platformNames[platform],
      facts: captionFacts(platform, mediaKind(asset.files), draft.caption),
    }),
  );
  const own = chosen.length - sharing.length;
  return (
    <CaptionField
      label={m.post_caption()}
      value={draft.caption}
      onChange={(caption) => composer.change({ caption })}
      uses={uses}
      hashtags={hashtags}
      hint={own > 0 ? m.post_own_captions({ own }) : null}
    />
  );
}
