import type { InstagramOptions } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Bookmark, Ellipsis, Heart, MessageCircle, Send } from "@vignette/ui/icons";
import { useState } from "react";
import { FoldedCaption } from "./folded-caption.tsx";
import { namesOf } from "./names-of.ts";
import { PreviewFace } from "./preview-face.tsx";
import { PreviewDots, type PreviewFile, PreviewSlides } from "./preview-media.tsx";
import type { PreviewProps } from "./preview-props.ts";

type FeedPreviewProps = PreviewProps & { files: readonly PreviewFile[]; options: InstagramOptions };

/** Instagram's feed: every slide cropped to the first one's shape, 125 characters of the caption, the first comment. */
export function InstagramFeedPreview({ account, caption, files, options }: FeedPreviewProps) {
  const [at, setAt] = useState(0);
  const [first] = files;
  const names = namesOf(account.username, options.collaborators);
  return (
    <div className="preview" data-of="instagram-feed">
      <p style={{ display: "flex", alignItems: "center", gap: 10, padding: "10px 12px" }}>
        <PreviewFace url={account.avatarUrl} size={32} />
        <span style={{ flex: 1 }}>
          <span className="preview-name">{names}</span>
          {options.aiGenerated && (
            <span style={{ display: "block", fontSize: 11, opacity: 0.7 }}>{m.post_ai_info()}</span>
          )}
        </span>
        <Ellipsis size={18} aria-hidden />
      </p>
      <div style={{ position: "relative" }}>
        <PreviewSlides files={files} at={at} onMove={setAt} ratio={first ? first.width / first.height : 1} />
        {files.length > 1 && (
          <span className="preview-count tabular">
            {at + 1}/{files.length}
          </span>
        )}
      </div>
      <div style={{ padding: "10px 12px 14px", display: "grid", gap: 6 }}>
        <PreviewDots count={files.length} at={at} />
        <p style={{ display: "flex", gap: 14 }} aria-hidden>
          <Heart size={22} />
          <MessageCircle size={22} />
          <Send size={21} />
          <Bookmark size={22} style={{ marginLeft: "auto" }} />
        </p>
        {caption.trim() !== "" && (
          <FoldedCaption name={account.username} text={caption} fold={{ length: 125, lines: 3 }} />
        )}
        {options.firstComment.trim() !== "" && (
          <FoldedCaption name={account.username} text={options.firstComment} fold={{ length: 80, lines: 2 }} />
        )}
        <p style={{ fontSize: 11, opacity: 0.6 }}>{m.post_just_now()}</p>
      </div>
    </div>
  );
}
