import { utf16Units } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { RadioGroup, Sentence, TextArea } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { numberText } from "../formats.ts";
import { AiLabel } from "./ai-label.tsx";
import type { InstagramChange, InstagramFormProps } from "./instagram-form-props.ts";
import { InstagramPictures } from "./instagram-pictures.tsx";
import { InstagramReel } from "./instagram-reel.tsx";
import { NamesField } from "./names-field.tsx";
import { SlidePicker } from "./slide-picker.tsx";

/**
 * The options that Instagram offers to apps for a reel, a picture, a carousel or a story. Source:
 * docs/platforms/instagram.md#containers.
 */
export function InstagramForm(props: InstagramFormProps) {
  const { options, onChange, isAiLabelFixed = false } = props;
  const change: InstagramChange = (part) => onChange({ ...options, ...part });
  return (
    <div className="flex flex-col gap-5">
      <Placement {...props} onChange={change} />
      {options.placement === "story" ? (
        <StoryFields {...props} onChange={change} />
      ) : (
        <FeedFields {...props} onChange={change} />
      )}
      <AiLabel
        hint={m.post_label_set_by_us()}
        isFixed={isAiLabelFixed}
        checked={options.aiGenerated}
        onChange={(aiGenerated) => change({ aiGenerated })}
      />
      <p className="text-dense text-ink-3">{options.placement === "story" ? STORY_LACKS : FEED_LACKS}</p>
    </div>
  );
}

const STORY_LACKS = m.post_story_limits();
const FEED_LACKS = m.post_feed_limits();

type PartProps = Omit<InstagramFormProps, "onChange"> & { onChange: InstagramChange };

function Placement({ media, files, options, onChange }: PartProps) {
  const feed = media === "video" ? m.post_reel() : files.length > 1 ? m.post_carousel() : m.post_post();
  return (
    <RadioGroup
      label={m.post_post_as()}
      inline
      value={options.placement}
      onChange={(placement) => onChange({ placement })}
      options={[
        { value: "feed" as const, label: feed },
        { value: "story" as const, label: m.post_story() },
      ]}
    />
  );
}

function StoryFields({ media, storyFiles, options, onChange }: PartProps) {
  const slide = media === "video" ? 0 : options.storySlide;
  const own = options.userTags.filter((tag) => tag.slide === slide);
  return (
    <>
      {media === "photos" && storyFiles.length > 1 && (
        <SlidePicker
          label={m.post_story_one_slide()}
          slides={storyFiles}
          value={options.storySlide}
          onChange={(storySlide) => onChange({ storySlide })}
        />
      )}
      {storyFiles.length > 0 && (
        <NamesField
          key={slide}
          label={m.post_tag_people()}
          hint={m.post_tag_people_hint()}
          names={own.map((tag) => tag.username)}
          max={20}
          onChange={(names) =>
            onChange({
              userTags: [
                ...options.userTags.filter((tag) => tag.slide !== slide),
                ...names.map((username) => ({ username, slide, x: 0.5, y: 0.5 })),
              ],
            })
          }
        />
      )}
    </>
  );
}

function FeedFields(props: PartProps) {
  const { media, options, onChange } = props;
  return (
    <>
      {media === "video" ? <InstagramReel {...props} /> : <InstagramPictures {...props} />}
      <NamesField
        label={m.post_collaborators()}
        hint={m.post_collaborators_hint()}
        names={options.collaborators}
        max={3}
        onChange={(collaborators) => onChange({ collaborators })}
      />
      <FirstComment {...props} />
    </>
  );
}

/** Without the permission there is a line with the reason instead of the field. */
function FirstComment({ mayComment, options, onChange }: PartProps) {
  if (!mayComment) {
    return (
      <p className="text-dense text-ink-2">
        <Sentence
          text={m.post_first_comment_permission()}
          parts={{
            link: (words) => (
              <Link to={paths.accounts} className="link">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    );
  }
  return (
    <TextArea
      label={m.post_first_comment()}
      hint={m.post_first_comment_hint()}
      value={options.firstComment}
      onChange={(firstComment) => onChange({ firstComment })}
      count={{ used: utf16Units(options.firstComment), max: 2200, format: numberText }}
      maxLength={2200}
      rows={2}
    />
  );
}
