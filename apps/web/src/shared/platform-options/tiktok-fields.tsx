import type { TikTokOptions } from "@vignette/domain/scheduling";
import type { CreatorInfo } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Callout, Checkbox, Select, Sentence, Switch } from "@vignette/ui";
import type { ReactNode } from "react";
import { AiLabel } from "./ai-label.tsx";
import { FramePicker } from "./frame-picker.tsx";
import { PhotoTitle } from "./photo-titles.tsx";
import { SlidePicker } from "./slide-picker.tsx";
import { audienceOf } from "./tiktok-audience.ts";
import { Disclosure } from "./tiktok-disclosure.tsx";

type TikTokFieldsProps = {
  creator: CreatorInfo;
  media: "video" | "photos";
  /** The files of the post, in order; empty if many posts are created at once. */
  files: readonly { url: string; durationMs: number | null }[];
  options: TikTokOptions;
  onChange: (options: TikTokOptions) => void;
  /** Writes a line about AI into the caption; null if there is no caption, or it contains the line already. */
  onAiLine: (() => void) | null;
  /** The posts carry the AI-made label whatever is chosen. */
  isAiLabelFixed?: boolean;
  /** The titles of many posts, in place of the title of one. */
  titles?: ReactNode;
};
type Change = (part: Partial<TikTokOptions>) => void;

/** TikTok's audit list, item by item: nothing is chosen in advance. Source: docs/platforms/tiktok.md#audit-list. */
export function TikTokFields(props: TikTokFieldsProps) {
  const { creator, media, files, options, onChange, onAiLine, isAiLabelFixed = false, titles } = props;
  const change: Change = (part) => onChange({ ...options, ...part });
  const lengthMs = files[0]?.durationMs ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <PostingAs creator={creator} />
      {media === "video" && lengthMs > creator.maxDurationSec * 1000 && (
        <Callout tone="failed" alert title={m.post_video_too_long({ maxDurationSec: creator.maxDurationSec })} />
      )}
      {titles ??
        (media === "photos" && (
          <PhotoTitle
            label={m.post_title()}
            hint={m.post_caption_as_description()}
            value={options.photoTitle}
            onChange={(photoTitle) => change({ photoTitle })}
          />
        ))}
      <Audience creator={creator} options={options} onChange={change} />
      <Interactions creator={creator} media={media} options={options} onChange={change} />
      <Disclosure options={options} onChange={change} />
      {media === "video" ? (
        <AiLabel
          hint={m.post_tiktok_ai_label()}
          isFixed={isAiLabelFixed}
          checked={options.aiGenerated}
          onChange={(aiGenerated) => change({ aiGenerated })}
        />
      ) : (
        <PhotoExtras options={options} onChange={change} onAiLine={onAiLine} />
      )}
      <Cover media={media} files={files} options={options} onChange={change} />
    </div>
  );
}

function PostingAs({ creator }: { creator: CreatorInfo }) {
  return (
    <p className="flex items-center gap-2.5 text-dense text-ink-2">
      {creator.avatarUrl !== "" && (
        <img src={creator.avatarUrl} alt="" className="size-9 rounded-full bg-sunken object-cover" />
      )}
      <span>
        <Sentence
          text={m.post_posting_as({ username: creator.username })}
          parts={{ nickname: <strong className="text-ink">{creator.nickname}</strong> }}
        />
      </span>
    </p>
  );
}

type PartProps = { creator: CreatorInfo; options: TikTokOptions; onChange: Change };

function Audience({ creator, options, onChange }: PartProps) {
  return (
    <Select
      label={m.post_who_can_see_this()}
      placeholder={m.post_choose()}
      // A level that TikTok no longer offers is shown as not chosen: the check below reports it.
      value={creator.privacyOptions.includes(options.privacyLevel) ? options.privacyLevel : null}
      onChange={(privacyLevel) => onChange({ privacyLevel })}
      options={audienceOf(creator, options)}
    />
  );
}

function Interactions({ creator, media, options, onChange }: PartProps & { media: "video" | "photos" }) {
  return (
    <fieldset>
      <legend className="text-base font-semibold">{m.post_allow_others_to()}</legend>
      <div className="flex flex-wrap gap-x-6">
        <Interaction
          label={m.post_comment()}
          off={creator.commentDisabled}
          checked={options.allowComment}
          onChange={(allowComment) => onChange({ allowComment })}
        />
        {media === "video" && (
          <>
            <Interaction
              label={m.post_duet()}
              off={creator.duetDisabled}
              checked={options.allowDuet}
              onChange={(allowDuet) => onChange({ allowDuet })}
            />
            <Interaction
              label={m.post_stitch()}
              off={creator.stitchDisabled}
              checked={options.allowStitch}
              onChange={(allowStitch) => onChange({ allowStitch })}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

type InteractionProps = { label: string; off: boolean; checked: boolean; onChange: (checked: boolean) => void };

function Interaction({ label, off, checked, onChange }: InteractionProps) {
  return (
    <Checkbox
      label={label}
      checked={checked && !off}
      disabled={off}
      onChange={onChange}
      {...(off && { hint: m.post_off_in_tiktok() })}
    />
  );
}

type ExtrasProps = { options: TikTokOptions; onChange: Change; onAiLine: (() => void) | null };

/** Photos have no AI label on TikTok: only the caption can disclose it. */
function PhotoExtras({ options, onChange, onAiLine }: ExtrasProps) {
  return (
    <>
      <AutoMusic checked={options.autoAddMusic} onChange={(autoAddMusic) => onChange({ autoAddMusic })} />
      {options.aiGenerated && onAiLine && (
        <Callout action={<Button onClick={onAiLine}>{m.post_add_line()}</Button>}>{m.post_photos_ai_hint()}</Callout>
      )}
    </>
  );
}

type AutoMusicProps = { checked: boolean; onChange: (checked: boolean) => void; isPhotosOnly?: boolean };

/** Music under photos. `isPhotosOnly`: some of the posts are videos, which have their own sound. */
export const AutoMusic = ({ checked, onChange, isPhotosOnly = false }: AutoMusicProps) => (
  <Switch
    label={isPhotosOnly ? m.post_music_to_photos() : m.post_music_automatically()}
    hint={m.post_music_hint()}
    checked={checked}
    onChange={onChange}
  />
);

type CoverProps = Pick<TikTokFieldsProps, "media" | "files" | "options"> & { onChange: Change };

function Cover({ media, files, options, onChange }: CoverProps) {
  const [first] = files;
  if (media === "video") {
    return first?.durationMs ? (
      <FramePicker
        url={first.url}
        durationMs={first.durationMs}
        value={options.coverMs}
        onChange={(coverMs) => onChange({ coverMs })}
      />
    ) : null;
  }
  return files.length > 1 ? (
    <SlidePicker
      label={m.post_cover()}
      slides={files}
      value={options.photoCover}
      onChange={(photoCover) => onChange({ photoCover })}
    />
  ) : null;
}
