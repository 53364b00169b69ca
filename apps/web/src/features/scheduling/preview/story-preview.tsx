import { m } from "@vignette/messages";
import { Ellipsis, Heart, Send, X } from "@vignette/ui/icons";
import { PreviewFace } from "./preview-face.tsx";
import { isVideoFile, type PreviewFile, PreviewVideo } from "./preview-media.tsx";
import type { PreviewProps } from "./preview-props.ts";

/** A story: one full-screen picture or video with a progress bar and no caption. */
export function StoryPreview({ account, files }: PreviewProps & { files: readonly PreviewFile[] }) {
  const [file] = files;
  return (
    <div className="preview preview-full" data-of="instagram-story">
      {file && isVideoFile(file) ? (
        <PreviewVideo file={file} />
      ) : (
        file && <img src={file.url} alt={m.post_what_the_story_shows()} className="preview-media" />
      )}
      <div className="preview-bars" aria-hidden>
        <i />
      </div>
      <div
        className="preview-top"
        style={{ top: 18, justifyContent: "flex-start", alignItems: "center", gap: 8, color: "#fff" }}
      >
        <PreviewFace url={account.avatarUrl} size={28} />
        {account.username} <span style={{ opacity: 0.7, fontWeight: 400 }}>{m.post_now()}</span>
        <Ellipsis size={18} aria-hidden style={{ marginLeft: "auto" }} />
        <X size={20} aria-hidden />
      </div>
      <div className="preview-reply" aria-hidden>
        <span>{m.post_send_message()}</span>
        <Heart size={22} />
        <Send size={21} />
      </div>
    </div>
  );
}
