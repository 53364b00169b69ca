import type { TikTokOptions } from "@vignette/domain/scheduling";
import { ONLY_ME } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Bookmark, Heart, LockKeyhole, MessageCircle, Music2, Search, Share2 } from "@vignette/ui/icons";
import { useState } from "react";
import { FoldedCaption } from "./folded-caption.tsx";
import { PreviewFace } from "./preview-face.tsx";
import { isVideoFile, PreviewDots, type PreviewFile, PreviewSlides, PreviewVideo } from "./preview-media.tsx";
import type { PreviewProps } from "./preview-props.ts";

type TikTokPreviewProps = PreviewProps & { files: readonly PreviewFile[]; options: TikTokOptions };

/** TikTok's feed: full screen, a column of actions at the right, name and two lines of caption below. */
export function TikTokPreview({ account, caption, files, options }: TikTokPreviewProps) {
  const [at, setAt] = useState(0);
  const [first] = files;
  const isVideo = first !== undefined && isVideoFile(first);
  return (
    <div className="preview preview-full" data-of="tiktok">
      {isVideo ? <PreviewVideo file={first} fills /> : <PreviewSlides files={files} at={at} onMove={setAt} />}
      <div className="preview-top">
        <span>{m.post_following()}</span>
        <b>{m.post_for_you()}</b>
        <Search size={18} aria-hidden style={{ position: "absolute", right: 0 }} />
      </div>
      <Rail avatarUrl={account.avatarUrl} options={options} />
      <div className="preview-shade">
        {!isVideo && <PreviewDots count={files.length} at={at} />}
        <p className="preview-name">{account.displayName || account.username}</p>
        {!isVideo && options.photoTitle !== "" && <p className="preview-name">{options.photoTitle}</p>}
        <FoldedCaption text={caption} fold={{ length: 70, lines: 2 }} />
        <Labels isVideo={isVideo} options={options} />
        <p style={{ display: "flex", alignItems: "center", gap: 6, marginTop: 4 }}>
          <Music2 size={13} aria-hidden />
          {isVideo || !options.autoAddMusic
            ? m.post_original_sound({ username: account.username })
            : m.post_music_by_tiktok()}
        </p>
      </div>
    </div>
  );
}

/** The labels that TikTok shows under the caption for disclosed content. */
function Labels({ isVideo, options }: { isVideo: boolean; options: TikTokOptions }) {
  const disclosed = options.disclose && (options.yourBrand || options.brandedContent);
  return (
    <>
      {disclosed && (
        <span className="preview-chip">
          {options.brandedContent ? m.post_paid_partnership() : m.post_promotional_content()}
        </span>
      )}
      {isVideo && options.aiGenerated && <p className="preview-chip">{m.post_creator_labeled()}</p>}
    </>
  );
}

function Rail({ avatarUrl, options }: { avatarUrl: string | null; options: TikTokOptions }) {
  return (
    <div className="preview-rail" aria-hidden>
      <PreviewFace url={avatarUrl} size={40} border="2px solid #fff" />
      <span>
        <Heart size={28} fill="currentColor" /> 0
      </span>
      {options.allowComment && (
        <span>
          <MessageCircle size={28} fill="currentColor" /> 0
        </span>
      )}
      <span>
        <Bookmark size={26} fill="currentColor" /> 0
      </span>
      {options.privacyLevel === ONLY_ME ? (
        <span>
          <LockKeyhole size={24} /> {m.post_private()}
        </span>
      ) : (
        <span>
          <Share2 size={26} fill="currentColor" /> 0
        </span>
      )}
    </div>
  );
}
