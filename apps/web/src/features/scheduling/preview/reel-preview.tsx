import type { InstagramOptions } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Camera, Ellipsis, Heart, MessageCircle, Music2, Send } from "@vignette/ui/icons";
import { FoldedCaption } from "./folded-caption.tsx";
import { namesOf } from "./names-of.ts";
import { PreviewFace } from "./preview-face.tsx";
import { type PreviewFile, PreviewVideo } from "./preview-media.tsx";
import type { PreviewProps } from "./preview-props.ts";

type ReelPreviewProps = PreviewProps & { files: readonly PreviewFile[]; options: InstagramOptions };

/** Instagram's Reels: full screen, the name with “Follow” and one line of caption below, actions at the right. */
export function ReelPreview({ account, caption, files, options }: ReelPreviewProps) {
  const [first] = files;
  return (
    <div className="preview preview-full" data-of="instagram-reel">
      {first && <PreviewVideo file={first} fills />}
      <div className="preview-top" style={{ justifyContent: "space-between", color: "#fff", fontSize: 18 }}>
        {m.post_reels()}
        <Camera size={20} aria-hidden />
      </div>
      <div className="preview-rail" aria-hidden>
        <span>
          <Heart size={26} /> 0
        </span>
        <span>
          <MessageCircle size={26} /> {options.firstComment.trim() === "" ? 0 : 1}
        </span>
        <span>
          <Send size={24} />
        </span>
        <Ellipsis size={22} />
      </div>
      <div className="preview-shade">
        <p style={{ display: "flex", alignItems: "center", gap: 8, marginBottom: 6 }}>
          <PreviewFace url={account.avatarUrl} size={28} />
          <span className="preview-name">{namesOf(account.username, options.collaborators)}</span>
          <span style={{ border: "1px solid #fff", borderRadius: 6, padding: "2px 8px" }}>{m.post_follow()}</span>
        </p>
        <FoldedCaption text={caption} fold={{ length: 48, lines: 1 }} />
        {options.aiGenerated && <p className="preview-chip">{m.post_ai_info()}</p>}
        <p style={{ display: "flex", alignItems: "center", gap: 6, marginTop: 4 }}>
          <Music2 size={13} aria-hidden /> {options.audioName || m.post_original_audio({ username: account.username })}
        </p>
      </div>
    </div>
  );
}
