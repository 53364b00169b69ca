import { m } from "@vignette/messages";
import { Switch, TextInput } from "@vignette/ui";
import { CoverImage } from "./cover-image.tsx";
import { FramePicker } from "./frame-picker.tsx";
import type { InstagramChange, InstagramFormProps } from "./instagram-form-props.ts";
import { NamesField } from "./names-field.tsx";

type InstagramReelProps = Omit<InstagramFormProps, "onChange"> & { onChange: InstagramChange };

/** The fields for reels only: where the reel is shown, its cover, the name of its audio. */
export function InstagramReel({ files, projectId, options, onChange }: InstagramReelProps) {
  const [video] = files;
  return (
    <>
      <Switch
        label={m.post_also_in_feed()}
        hint={m.post_also_in_feed_hint()}
        checked={options.shareToFeed}
        onChange={(shareToFeed) => onChange({ shareToFeed })}
      />
      {video?.durationMs && (
        <div className="flex flex-col gap-3">
          {options.coverImage === null && (
            <FramePicker
              url={video.url}
              durationMs={video.durationMs}
              value={options.coverMs}
              onChange={(coverMs) => onChange({ coverMs })}
            />
          )}
          <CoverImage
            projectId={projectId}
            value={options.coverImage}
            onChange={(coverImage) => onChange({ coverImage })}
          />
        </div>
      )}
      <TextInput
        label={m.post_audio_name()}
        hint={m.post_audio_name_hint()}
        value={options.audioName}
        maxLength={100}
        onChange={(audioName) => onChange({ audioName })}
      />
      {video && (
        <NamesField
          label={m.post_tag_people()}
          hint={m.post_video_tags_hint()}
          names={options.userTags.map((tag) => tag.username)}
          max={20}
          onChange={(names) =>
            onChange({ userTags: names.map((username) => ({ username, slide: 0, x: 0.5, y: 0.5 })) })
          }
        />
      )}
    </>
  );
}
