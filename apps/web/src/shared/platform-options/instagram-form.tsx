import { utf16Units } from "@vignette/domain/kernel";
import { RadioGroup, TextArea } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
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
        hint="Set automatically from how it was made. Instagram may not show the label."
        isFixed={isAiLabelFixed}
        checked={options.aiGenerated}
        onChange={(aiGenerated) => change({ aiGenerated })}
      />
      <p className="text-dense text-ink-3">{options.placement === "story" ? STORY_LACKS : FEED_LACKS}</p>
    </div>
  );
}

const STORY_LACKS =
  "Apps can't add captions, comments, collaborators, stickers or links to stories. Add those in Instagram.";
const FEED_LACKS = "Apps can't add locations, products or Instagram's own music. Add those in Instagram.";

type PartProps = Omit<InstagramFormProps, "onChange"> & { onChange: InstagramChange };

function Placement({ media, files, options, onChange }: PartProps) {
  const feed = media === "video" ? "Reel" : files.length > 1 ? "Carousel" : "Post";
  return (
    <RadioGroup
      label="Post as"
      inline
      value={options.placement}
      onChange={(placement) => onChange({ placement })}
      options={[
        { value: "feed" as const, label: feed },
        { value: "story" as const, label: "Story" },
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
          label="A story shows one slide"
          slides={storyFiles}
          value={options.storySlide}
          onChange={(storySlide) => onChange({ storySlide })}
        />
      )}
      {storyFiles.length > 0 && (
        <NamesField
          key={slide}
          label="Tag people"
          hint="They get a notification about the mention."
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
        label="Collaborators"
        hint="Each collaborator gets an invite. The post appears on their profile once they accept."
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
        To add a first comment, connect this account again under{" "}
        <Link to={paths.accounts} className="link">
          Accounts
        </Link>{" "}
        and leave “Manage comments” checked.
      </p>
    );
  }
  return (
    <TextArea
      label="First comment"
      hint="Posted by this account right after the post goes live. If it fails, the post stays up."
      value={options.firstComment}
      onChange={(firstComment) => onChange({ firstComment })}
      count={{ used: utf16Units(options.firstComment), max: 2200 }}
      maxLength={2200}
      rows={2}
    />
  );
}
